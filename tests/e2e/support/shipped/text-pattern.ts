/**
 * Matches a whole text of a document, with values in place of its placeholders.
 * @example textPattern('Prices at {time}.', { time: /\d+ [ap]m/ }) // /^Prices at \d+ [ap]m\.$/
 */
export function textPattern(text: string, values: Readonly<Record<string, string | RegExp>>): RegExp {
  // Every second part is the name of a placeholder.
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    const value = index % 2 === 1 ? values[part] : part;
    if (value === undefined) throw new Error(`"${text}" wants a value for {${part}}.`);
    return typeof value === 'string' ? escaped(value) : value.source;
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** A text as part of a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
