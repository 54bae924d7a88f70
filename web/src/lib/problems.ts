import { has, t } from "./i18n.svelte.ts";
import { ServerProblem } from "./net/api.ts";
import type { Problem } from "./net/messages.ts";

/** Says why the server did not do something. */
export function problemSentence({ code, values }: Pick<Problem, "code" | "values">): string {
  return has(`problem-${code}`) ? t(`problem-${code}`, values) : t("problem-other", { code });
}

/** Makes a problem of whatever went wrong while we asked the server. */
export function problemOf(error: unknown): Problem {
  return error instanceof ServerProblem ? { code: error.code, values: error.values } : { code: "mistake", values: {} };
}
