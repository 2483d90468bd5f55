import type { Change } from '#engine';
import { sectionsOf } from './comparison.ts';

/** Most details of one change in a text; JSON and HTML have all. */
const mostDetails = 12;

/** Changes as text, by parts. */
export function comparisonText(changes: readonly Change[]): string {
  return sectionsOf(changes)
    .map(({ heading, changes: ofPart }) => `${heading}\n${ofPart.map(changeText).join('')}`)
    .join('\n');
}

function changeText({ text, document, details }: Change): string {
  const shown = details.slice(0, mostDetails);
  const left = details.length - shown.length;
  const lines = left > 0 ? [...shown, `… and ${left} more`] : shown;
  return `  ${text}  [${document}]\n${lines.map((line) => `      ${line}\n`).join('')}`;
}
