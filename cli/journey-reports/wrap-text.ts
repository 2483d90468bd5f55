/** Breaks a text into lines of about equal length between words. The last line ends in an ellipsis if it is cut. */
export function wrapText(text: string, mostLetters: number, mostLines: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= mostLetters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`];
}
