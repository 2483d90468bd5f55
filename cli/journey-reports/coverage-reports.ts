import { createHash } from 'node:crypto';
import type { Covered, JourneyCoverage } from '#analysis';
import { escapedMarkup } from '../reports/escaped-markup.ts';
import type { Occasion } from '../reports/format.ts';
import { junitSuite } from '../reports/junit-suite.ts';

/** Formats the coverage of journeys as text that ends in a newline. */
type ReportCoverage = (coverages: readonly JourneyCoverage[], occasion: Occasion) => string;

export type CoverageFormatName = 'text' | 'json' | 'junit' | 'html';

/** For people: how much is walked, and what is not. */
const text: ReportCoverage = (coverages) =>
  coverages
    .map((coverage) => {
      const lines = coverageParts(coverage).flatMap(({ heading, parts, walked }) => [
        `  ${heading}: ${walked} of ${parts.length}`,
        ...parts.filter((part) => !isWalked(part)).map(({ name }) => `    not walked: ${name}`),
      ]);
      return `Coverage of ${coverage.journey}\n${lines.join('\n')}\n`;
    })
    .join('\n');

/** For programs: every path, row and message with the titles of the scenarios that walk it. */
const json: ReportCoverage = (coverages) => `${JSON.stringify({ coverages }, undefined, 2)}\n`;

/** For build servers: one test case for each path, row and message, which fails if no scenario walks it. */
const junit: ReportCoverage = (coverages, { run }) => {
  const cases = coverages.flatMap((coverage) =>
    coverageParts(coverage).flatMap((part) =>
      part.parts.map((covered) => ({
        classname: `${coverage.journey}.${part.name}`,
        name: covered.name,
        seconds: 0,
        ...(!isWalked(covered) && { failure: notWalked }),
      })),
    ),
  );
  return junitSuite({ name: 'waymark run --coverage', cases, output: '' }, run);
};

const notWalked = { type: 'not-walked', message: 'No scenario walks it.', text: 'No scenario walks it.' };

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.3rem;margin-top:2.5rem;border-bottom:1px solid #767676}h3{font-size:1.05rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #ccc}
td:first-child{white-space:nowrap}tr.missing{background:#fdf1f0}.missing td:first-child{color:#8c1d18;font-weight:600}td ul{margin:0;padding-left:1.1rem}
progress{width:14rem;accent-color:#1f7a3f}`;

/** Allows the style of the page and nothing else. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'`;

/** For people: one page without scripts or anything to load. */
const html: ReportCoverage = (coverages) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Coverage by scenarios</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Coverage by scenarios</h1>
${coverages.map(journeySection).join('\n')}
</main>
</body>
</html>
`;

function journeySection(coverage: JourneyCoverage): string {
  const { journey } = coverage;
  const parts = coverageParts(coverage).map(({ name, heading, parts, walked }) => {
    const id = `${journey}-${name}`;
    if (parts.length === 0) return `<h3>${heading}</h3>\n<p>There are none.</p>`;
    return `<h3 id="${id}">${heading}: ${walked} of ${parts.length}</h3>
<progress max="${parts.length}" value="${walked}" aria-labelledby="${id}"></progress>
<table aria-labelledby="${id}">
<thead><tr><th scope="col">Walked</th><th scope="col">What</th><th scope="col">By</th></tr></thead>
<tbody>
${parts.map(row).join('\n')}
</tbody>
</table>`;
  });
  return `<section aria-labelledby="${journey}">\n<h2 id="${journey}">${escapedMarkup(journey)}</h2>\n${parts.join('\n')}\n</section>`;
}

function row(covered: Covered): string {
  const titles = covered.scenarios.map((title) => `<li>${escapedMarkup(title)}</li>`).join('');
  const by = titles === '' ? 'no scenario' : `<ul>${titles}</ul>`;
  const walked = isWalked(covered);
  return `<tr${walked ? '' : ' class="missing"'}><td>${walked ? 'yes' : 'no'}</td><td>${escapedMarkup(covered.name)}</td><td>${by}</td></tr>`;
}

/** One kind of thing that scenarios can walk, with a heading. */
interface CoveragePart {
  readonly name: 'paths' | 'rows' | 'messages';
  readonly heading: string;
  readonly parts: readonly Covered[];
  readonly walked: number;
}

/** The parts of a coverage in the order of the reports. */
function coverageParts({ paths, rows, messages }: JourneyCoverage): readonly CoveragePart[] {
  return [
    part('paths', 'Paths', paths),
    part('rows', 'Rows of next', rows),
    part('messages', 'Messages', messages),
  ];
}

function part(name: CoveragePart['name'], heading: string, parts: readonly Covered[]): CoveragePart {
  return { name, heading, parts, walked: parts.filter(isWalked).length };
}

/** Whether any scenario walks a part. */
function isWalked({ scenarios }: Covered): boolean {
  return scenarios.length > 0;
}

export const coverageFormats: { readonly [name in CoverageFormatName]: ReportCoverage } = {
  text,
  json,
  junit,
  html,
};
