import type { ExploredJourney, MapLink, MapStep } from '#analysis';
import { escapedMarkup } from '../reports/escaped-markup.ts';
import { sectionsOf } from './path-text.ts';

/** The map of a journey as a Mermaid flowchart, for documents. */
export function mermaid({ steps, links }: ExploredJourney): string {
  const ids = new Map(steps.map(({ id }, index) => [id, `s${index}`]));
  const outside = [...new Set(links.flatMap(({ kind, to }) => (kind === 'leaves' ? [to] : [])))];
  for (const [index, to] of outside.entries()) ids.set(outsideKey(to), `o${index}`);
  const idOf = (name: string) => ids.get(name) ?? name;
  const lineOf = (step: MapStep) => `  ${idOf(step.id)}${shapeOf(step)}`;
  const lines = [
    'flowchart TD',
    ...steps.filter(({ section }) => section === undefined).map(lineOf),
    ...sectionsOf(steps).flatMap(({ title, steps: own }, index) => [
      `  subgraph section${index}["${escapedMarkup(title)}"]`,
      ...own.map((step) => `  ${lineOf(step)}`),
      '  end',
    ]),
    ...outside.map((to) => `  ${idOf(outsideKey(to))}(["${escapedMarkup(to)}"]):::outside`),
    ...links.map((link) => {
      const to = idOf(link.kind === 'leaves' ? outsideKey(link.to) : link.to);
      return `  ${idOf(link.from)} ${arrowOf(link)} ${to}`;
    }),
    '  classDef final fill:#e7f6ec,stroke:#1f7a3f,color:#12351f',
    '  classDef aside fill:#f6f6f6,stroke:#6b6b6b,stroke-dasharray:4 3,color:#222',
    '  classDef outside fill:#fff,stroke:#6b6b6b,color:#222',
    '  classDef deadEnd fill:#fde8e6,stroke:#b3261e,stroke-width:2px,color:#5c0f0a',
    '  classDef unreachable fill:#fff6dc,stroke:#946200,stroke-dasharray:2 3,color:#4a3200',
  ];
  return `${lines.join('\n')}\n`;
}

function shapeOf({ title, kind, isReachable, isDeadEnd }: MapStep): string {
  const note = isDeadEnd ? '<br>dead end' : isReachable ? '' : '<br>never reached';
  const text = `"${escapedMarkup(title)}${note}"`;
  const shape = kind === 'final' ? `([${text}])` : `[${text}]`;
  const look = isDeadEnd ? 'deadEnd' : isReachable ? kind : 'unreachable';
  return look === 'step' ? shape : `${shape}:::${look}`;
}

function arrowOf({ kind, when }: MapLink): string {
  const line = kind === 'next' ? '-->' : '-.->';
  return when.length === 0 ? line : `${line}|"${when.map(escapedMarkup).join('<br>or: ')}"|`;
}

function outsideKey(name: string): string {
  return `outside ${name}`;
}
