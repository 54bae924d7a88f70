"""The web application: games over HTTP and a socket, kept in a database."""
