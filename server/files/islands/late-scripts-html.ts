/** Lists the scripts that a page loads once it works (see `renderer/page/browser/late-scripts.ts`). */
export function lateScriptsHtml(files: readonly string[]): string {
  return files.length === 0 ? '' : `<meta name="late-scripts" content="${files.join(' ')}"/>`;
}
