/** A text as a formula writes it: in single quotes, a quote inside doubled. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The text that stands between quotes in a formula. */
export function unquote(quoted: string): string {
  return quoted.slice(1, -1).replaceAll("''", "'");
}
