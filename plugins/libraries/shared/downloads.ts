// Rules of what counts as a download, in the query language of the hub.

/** The file at this path. */
export const path = (value: string): string => term("path", value);
/** Files with this extension. */
export const pathExtension = (value: string): string => term("path_extension", value);
/** Files with this name, whatever their folder and extension. */
export const pathFilename = (value: string): string => term("path_filename", value);
/** Files of which the hub knows this field. */
export const exists = (field: string): string => term("_exists_", field);
/** Files that one rule of several fits. */
export const or = (...rules: readonly string[]): string => join(rules, " OR ");
/** Files that all rules fit. */
export const and = (...rules: readonly string[]): string => join(rules, " AND ");

function term(field: string, value: string): string {
  return `${field}:${JSON.stringify(value)}`;
}

function join(rules: readonly string[], word: string): string {
  return rules.map((rule) => (/" (OR|AND) /.test(rule) ? `(${rule})` : rule)).join(word);
}
