import { t } from "./i18n.svelte.ts";
import { ServerProblem, type Failure } from "./net/api.ts";

/** Says why the server did not do something. */
export function problemSentence({ code, values }: Failure): string {
  return t(`problem-${code}`, values);
}

/** Names what went wrong while we asked the server. */
export function failureOf(error: unknown): Failure {
  return error instanceof ServerProblem ? error : { code: "unknown", values: {} };
}
