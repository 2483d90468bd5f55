/** Writes a text for a formula: in single quotes, with inner quotes doubled. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The text inside the quotes of a formula's string. */
export function unquote(quoted: string): string {
  return quoted.slice(1, -1).replaceAll("''", "'");
}
