import { createHash } from 'node:crypto';
import { escapedMarkup } from '../reports/escaped-markup.ts';
import { type NamedComparison, sectionsOf } from './comparison.ts';
import { sessionSentences } from './session-sentences.ts';

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #767676}
li{margin:.5rem 0}code{color:#595959}ul ul{color:#404040}`;

/** Allows the style of the page and nothing else. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'`;

/** Changes as one page of HTML without scripts or anything to load. */
export function comparisonPage({ before, after, changes, sessions }: NamedComparison): string {
  const title = `From ${before} to ${after}`;
  const sections = sectionsOf(changes).map(
    ({ part, heading, changes: ofPart }) => `<section aria-labelledby="${part}">
<h2 id="${part}">${escapedMarkup(heading)} (${ofPart.length})</h2>
<ul>
${ofPart.map(({ text, document, details }) => `<li>${escapedMarkup(text)} <code>${escapedMarkup(document)}</code>${listOf(details)}</li>`).join('\n')}
</ul>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedMarkup(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapedMarkup(title)}</h1>
${sections.length === 0 ? '<p>Nothing changes.</p>' : sections.join('\n')}
${sessions === undefined ? '' : `<section aria-labelledby="sessions">\n<h2 id="sessions">Open sessions</h2>\n${listOf(sessionSentences(sessions))}\n</section>`}
</main>
</body>
</html>
`;
}

function listOf(details: readonly string[]): string {
  return details.length === 0
    ? ''
    : `<ul>${details.map((detail) => `<li>${escapedMarkup(detail)}</li>`).join('')}</ul>`;
}
