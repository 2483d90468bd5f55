import { createHash } from 'node:crypto';
import type { Covered, JourneyCoverage } from '#analysis';
import { escapedMarkup } from '../../reports/escaped-markup.ts';
import { coverageParts, isWalked } from './coverage-parts.ts';
import type { ReportCoverage } from './report-coverage.ts';

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.3rem;margin-top:2.5rem;border-bottom:1px solid #767676}h3{font-size:1.05rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #ccc}
td:first-child{white-space:nowrap}tr.missing{background:#fdf1f0}.missing td:first-child{color:#8c1d18;font-weight:600}td ul{margin:0;padding-left:1.1rem}
progress{width:14rem;accent-color:#1f7a3f}`;

/** Allows the style of the page and nothing else. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'`;

/** For people: one page without scripts or anything to load. */
export const html: ReportCoverage = (coverages) => `<!doctype html>
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
