/** What a view may hold, as it came out of JSON. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };
export type Row = { readonly [key: string]: Plain };

export function isRow(value: Plain): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The rows of a table: several things of one kind, each with a name for every value, which is short. */
export function rowsOf(value: Plain): { columns: string[]; rows: readonly Row[] } | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const items = value as readonly Plain[];
  if (!items.every((row) => isRow(row) && Object.values(row).every(isShort))) return null;
  return { columns: [...new Set(items.flatMap((row) => Object.keys(row as Row)))], rows: items as readonly Row[] };
}

/** Whether a value says everything in a word or in a list of words. */
export function isShort(value: Plain): boolean {
  return Array.isArray(value) ? value.every((item) => typeof item !== "object" || item === null) : typeof value !== "object" || value === null;
}

/** Writes a short value; what is not known, or not there, is a dash. */
export function written(value: Plain): string {
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map((item: Plain) => written(item)).join(", ");
  return value === null || value === undefined || value === "" ? "–" : String(value);
}
