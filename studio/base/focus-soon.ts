/**
 * Gives the focus to a part of the studio, after messages of the page that have come meanwhile: the second click of two says that
 * a text is edited there, which takes what is typed.
 *
 * @returns a function that calls it off
 */
export function focusSoon(part: { focus(): void }): () => void {
  const soon = setTimeout(() => part.focus());
  return () => clearTimeout(soon);
}
