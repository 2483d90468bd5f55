import { parse } from 'parse5';
import { headingReplacements } from './headings.ts';

/** The HTML with anchors and filled jump lists. */
export function withAnchors(html: string): string {
  const replacements = headingReplacements(parse(html, { sourceCodeLocationInfo: true }), html);
  let result = '';
  let done = 0;
  for (const { start, end, text } of [...replacements].sort((a, b) => a.start - b.start)) {
    result += html.slice(done, start) + text;
    done = end;
  }
  return result + html.slice(done);
}
