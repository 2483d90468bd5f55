import { Graph, layout } from '@dagrejs/dagre';
import type { ExploredJourney, MapLink, MapStep } from '#analysis';

/** A point of the drawing, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its centre. */
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A step, or a page outside of the journey, with its place. */
export interface PlacedBox {
  readonly box: Box;
  readonly name: string;
  readonly lines: readonly string[];
  /** Undefined outside of the journey. */
  readonly step: MapStep | undefined;
}

export interface PlacedLink {
  readonly link: MapLink;
  readonly points: readonly Point[];
  /** Its conditions, wrapped, with their positions. */
  readonly label: { readonly box: Box; readonly lines: readonly string[] } | undefined;
}

export interface PlacedMap {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly links: readonly PlacedLink[];
}

/** Heights of lines of text, and room around it. */
export const lineHeight = { title: 18, note: 14, label: 15 };
const leastWidth = 170;
const lettersOf = { title: 24, label: 30 };
const letterWidth = { title: 8.8, label: 6.3 };

/** Places the steps of a journey in layers from its beginning down, with room for the conditions of its links. */
export function layOutMap({ steps, links }: ExploredJourney): PlacedMap {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, edgesep: 18, ranksep: 34, marginx: 24, marginy: 24 });
  const boxes = [...steps.map(boxOfStep), ...outsideOf(links).map(boxOutside)];
  for (const { name, box } of boxes) graph.setNode(name, { ...box });
  const drawn = links.map((link) => ({ link, lines: labelOf(link) }));
  for (const [index, { link, lines }] of drawn.entries()) {
    const width =
      lines.length === 0 ? 0 : Math.max(...lines.map((line) => line.length)) * letterWidth.label + 12;
    const height = lines.length === 0 ? 0 : lines.length * lineHeight.label + 6;
    const weight = link.kind === 'next' && lines.length === 0 ? 3 : 1;
    graph.setEdge(link.from, targetOf(link), { width, height, weight, labelpos: 'c' }, String(index));
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { readonly width?: number; readonly height?: number };
  return {
    width,
    height,
    boxes: boxes.map((box) => ({ ...box, box: graph.node(box.name) as Box })),
    links: drawn.map(({ link, lines }, index) => {
      const placed = graph.edge(link.from, targetOf(link), String(index)) as Box & {
        readonly points: Point[];
      };
      const { points, x, y, width, height } = placed;
      return {
        link,
        points,
        label: lines.length === 0 ? undefined : { box: { x, y, width, height }, lines },
      };
    }),
  };
}

function boxOfStep(step: MapStep): PlacedBox {
  const lines = wrapText(step.title, lettersOf.title, 3);
  const height =
    lines.length * lineHeight.title + lineHeight.note + (isMarked(step) ? lineHeight.note + 4 : 0) + 18;
  return { box: { x: 0, y: 0, width: widthOf(lines, noteOf(step)), height }, name: step.id, lines, step };
}

/** The line under the title of a step: its id, and its section. */
export function noteOf({ id, section }: MapStep): string {
  return section === undefined ? id : `${id} · ${section}`;
}

function boxOutside(name: string): PlacedBox {
  const lines = wrapText(name, lettersOf.title, 3);
  const width = widthOf(lines, 'outside of the journey');
  const box = { x: 0, y: 0, width, height: lines.length * lineHeight.title + lineHeight.note + 14 };
  return { box, name: outsideName(name), lines, step: undefined };
}

function widthOf(lines: readonly string[], note: string): number {
  const title = Math.max(...lines.map((line) => line.length)) * letterWidth.title;
  return Math.max(leastWidth, title + 28, note.length * letterWidth.label + 28);
}

/** Whether a step is marked: it is a dead end, or never reached. */
export function isMarked({ isDeadEnd, isReachable }: MapStep): boolean {
  return isDeadEnd || !isReachable;
}

function labelOf({ when }: MapLink): readonly string[] {
  return when.flatMap((sentence, index) =>
    wrapText(index === 0 ? sentence : `or: ${sentence}`, lettersOf.label, 5),
  );
}

function outsideOf(links: readonly MapLink[]): readonly string[] {
  return [...new Set(links.flatMap(({ kind, to }) => (kind === 'leaves' ? [to] : [])))];
}

function targetOf({ kind, to }: MapLink): string {
  return kind === 'leaves' ? outsideName(to) : to;
}

function outsideName(name: string): string {
  return `outside ${name}`;
}

/** Breaks a text into lines of about equal length between words. The last line ends in an ellipsis if it is cut. */
function wrapText(text: string, mostLetters: number, mostLines: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= mostLetters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`];
}
