/** Tells how large an element is inside, first before it is painted, and whenever that changes. Unlike what asks the element
 * itself, it never makes the browser lay out a page that is still being made. */
export function sized(tell: (width: number, height: number) => unknown): (element: Element) => () => void {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
