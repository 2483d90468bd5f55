import type { ExploredJourney, MapLink, MapStep } from '#analysis';
import { escapedMarkup } from '../reports/escaped-markup.ts';
import {
  isMarked,
  layOutMap,
  lineHeight,
  noteOf,
  type PlacedBox,
  type PlacedLink,
  type Point,
} from './lay-out-map.ts';

/** The map of a journey as a drawing: an SVG document without scripts, fonts or images from elsewhere. */
export function svg(explored: ExploredJourney): string {
  const { width, height, boxes, links } = layOutMap(explored);
  const [w, h] = [Math.ceil(width), Math.ceil(height) + legendHeight];
  const labels = links.flatMap((link) => drawLabel(link));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="graphics-document document" aria-labelledby="map-title map-description" lang="en">
<title id="map-title">${escapedMarkup(`Map of the journey ${explored.journey}`)}</title>
<desc id="map-description">${escapedMarkup(describeMap(explored))}</desc>
<style>${style}</style>
<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z"/></marker></defs>
<rect class="paper" width="${w}" height="${h}"/>
<g aria-hidden="true">
${links.map(drawLink).join('\n')}
${labels.join('\n')}
</g>
<g role="list" aria-label="Steps">
${boxes.map((box) => drawBox(box, explored)).join('\n')}
</g>
${drawLegend(h)}
</svg>
`;
}

const legendHeight = 44;

const style = `
svg{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:#1d2430}
.paper{fill:#fff}
.link{fill:none;stroke:#7b8794;stroke-width:1.5}
.aside,.action,.leaves{stroke-dasharray:5 4}
marker path{fill:#5b6673}
.label rect{fill:#fff;fill-opacity:.92}
.label text{font-size:12px;fill:#3c4653;text-anchor:middle}
.box rect{fill:#f3f7fd;stroke:#2f5d9e;stroke-width:1.5}
.box text{text-anchor:middle}
.box .title{font-size:15px;font-weight:600;fill:#142033}
.box .id{font-size:11px;fill:#55606e;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.box .mark{font-size:11px;font-weight:700;letter-spacing:.04em;text-transform:uppercase}
.box.final rect{fill:#e9f6ee;stroke:#1f7a3f}
.box.beside rect{fill:#fafafa;stroke:#6b7480;stroke-dasharray:5 4}
.box.outside rect{fill:#fff;stroke:#6b7480}
.box.dead-end rect{fill:#fdecea;stroke:#b3261e;stroke-width:2.5}
.box.dead-end .mark{fill:#8c1d18}
.box.unreachable rect{fill:#fff7e0;stroke:#8a5b00;stroke-dasharray:3 3}
.box.unreachable .mark{fill:#6b4700}
.box:focus{outline:none}
.box:focus rect{stroke:#111;stroke-width:3.5}
.legend text{font-size:12px;fill:#3c4653}
.legend line{stroke:#7b8794;stroke-width:1.5}
`;

/** The map in words, for people who cannot see it. */
function describeMap({ steps, links, paths, cases }: ExploredJourney): string {
  const dead = steps.filter(({ isDeadEnd }) => isDeadEnd).map(({ title }) => title);
  const never = steps.filter(({ isReachable }) => !isReachable).map(({ title }) => title);
  return [
    `${steps.length} steps with ${links.length} links; ${paths.length} paths in ${cases.toLocaleString('en')} cases.`,
    ...(dead.length > 0 ? [`Dead ends: ${dead.join(', ')}.`] : []),
    ...(never.length > 0 ? [`Never reached: ${never.join(', ')}.`] : []),
  ].join(' ');
}

function drawBox({ box, name, lines, step }: PlacedBox, explored: ExploredJourney): string {
  const { x, y, width, height } = box;
  const [left, top] = [x - width / 2, y - height / 2];
  const radius = step?.kind === 'step' || step?.kind === 'aside' ? 8 : Math.min(height / 2, 26);
  const mark = step && isMarked(step) ? (step.isDeadEnd ? 'dead end' : 'never reached') : undefined;
  const rows = [
    ...lines.map((line) => ['title', line] as const),
    ['id', step ? noteOf(step) : 'outside of the journey'] as const,
    ...(mark === undefined ? [] : [['mark', mark] as const]),
  ];
  let baseline = top + 8;
  const texts = rows.map(([look, text]) => {
    baseline += look === 'title' ? lineHeight.title : lineHeight.note + (look === 'mark' ? 4 : 1);
    return `<text class="${look}" x="${round(x)}" y="${round(baseline)}">${escapedMarkup(text)}</text>`;
  });
  const about = escapedMarkup(
    step ? describeStep(step, explored.links) : `${lines.join(' ')}: outside of the journey`,
  );
  return `<g class="box ${lookOf(step)}" role="listitem" tabindex="0" aria-label="${about}" data-step="${escapedMarkup(name)}"><title>${about}</title><rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>${texts.join('')}</g>`;
}

function lookOf(step: MapStep | undefined): string {
  if (!step) return 'outside';
  if (step.isDeadEnd) return 'dead-end';
  if (!step.isReachable) return 'unreachable';
  return step.kind === 'aside' ? 'beside' : step.kind;
}

/** A step with what follows it. */
function describeStep(
  { id, title, kind, section, isDeadEnd, isReachable, calls }: MapStep,
  links: readonly MapLink[],
): string {
  const kinds = { step: 'step', aside: 'step beside the path', final: 'final step' };
  const after = links.filter(({ from }) => from === id);
  return [
    `${title}, ${kinds[kind]} ${id}${section === undefined ? '' : ` of the section ${section}`}.`,
    ...(isDeadEnd ? ['A dead end: nothing follows for some answers.'] : []),
    ...(isReachable ? [] : ['Never reached: no answers lead here.']),
    ...(calls.length > 0 ? [`May call ${calls.join(', ')}.`] : []),
    ...after.map(({ to, when }) => `Leads to ${to}${when.length === 0 ? '.' : `: ${when.join(' Or: ')}`}`),
  ].join(' ');
}

function drawLink({ link, points }: PlacedLink): string {
  return `<path class="link ${link.kind}" d="${curve(points)}" marker-end="url(#arrow)"/>`;
}

function drawLabel({ label, link }: PlacedLink): readonly string[] {
  if (!label) return [];
  const { box, lines } = label;
  const { x, y, width, height } = box;
  const first = y - height / 2 + lineHeight.label - 1;
  const texts = lines.map(
    (line, index) =>
      `<text x="${round(x)}" y="${round(first + index * lineHeight.label)}">${escapedMarkup(line)}</text>`,
  );
  const whole = escapedMarkup(link.when.join(' Or: '));
  return [
    `<g class="label"><title>${whole}</title><rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="4"/>${texts.join('')}</g>`,
  ];
}

/** A line through points with rounded corners. */
function curve(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${at(point)}`;
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${at(start)}${parts.join('')}`;
}

function drawLegend(height: number): string {
  const y = height - 20;
  return `<g class="legend" aria-hidden="true"><line x1="24" y1="${y - 4}" x2="58" y2="${y - 4}"/><text x="66" y="${y}">next step</text><line class="aside" x1="146" y1="${y - 4}" x2="180" y2="${y - 4}"/><text x="188" y="${y}">the visitor’s choice, or an action</text></g>`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
