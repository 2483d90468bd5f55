import type { Change } from '#analysis';
import { type NamedComparison, sectionsOf } from './comparison.ts';
import { sessionSentences } from './session-sentences.ts';

/** Most details of one change in a text; JSON and HTML have all. */
const mostDetails = 12;

/** Changes as text, by parts, and what becomes of open sessions. */
export function comparisonText({ changes, sessions }: NamedComparison): string {
  const parts = sectionsOf(changes).map(
    ({ heading, changes: ofPart }) => `${heading}\n${ofPart.map(changeText).join('')}`,
  );
  const said =
    sessions &&
    `Open sessions\n${sessionSentences(sessions)
      .map((text) => `  ${text}\n`)
      .join('')}`;
  return [...parts, ...(said === undefined ? [] : [said])].join('\n');
}

function changeText({ text, document, details }: Change): string {
  const shown = details.slice(0, mostDetails);
  const left = details.length - shown.length;
  const lines = left > 0 ? [...shown, `… and ${left} more`] : shown;
  return `  ${text}  [${document}]\n${lines.map((line) => `      ${line}\n`).join('')}`;
}
