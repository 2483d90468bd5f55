/** The address of the definition that the page of a step names; '' if the page holds it itself. */
export function definitionIn(html: string): string {
  return /data-shared="([^"]+)"/.exec(html)?.[1] ?? '';
}
