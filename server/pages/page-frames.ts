import type { Islands, RenderedIsland } from '../files/islands/islands.ts';
import type { PageToRender } from './rendering/page-to-render.ts';
import { readHtml } from './rendering/read-html.ts';
import type { RenderPage } from './rendering/render-page.ts';

/** A page that is the same for everybody, with places for the islands that differ between visitors. */
export interface PageFrame {
  /** The HTML between the slots, one more than there are slots. */
  readonly texts: readonly Buffer[];
  readonly slots: readonly FrameSlot[];
}

/** The start of the title, or the place of an island: `<journey>/<step>`. */
type FrameSlot = 'title-start' | { readonly place: string; readonly category: string };

/** The islands rendered for one visitor, by place. */
export type FilledPlaces = ReadonlyMap<string, RenderedIsland>;

/** Renders a page with our own scripts only, and with the islands that are the same for everybody. */
export async function makeFrame(
  page: PageToRender,
  render: RenderPage,
  islands: Islands,
): Promise<PageFrame> {
  const { texts, slots, scripts } = readHtml(await render(page));
  const names = new Set(slots.flatMap((slot) => (typeof slot === 'string' ? [] : [slot.island])));
  const frame: { texts: Buffer[]; slots: FrameSlot[] } = { texts: [], slots: [] };
  let parts: (string | Uint8Array)[] = [];
  for (const [index, text] of texts.entries()) {
    parts.push(text);
    const slot = slots[index];
    if (slot === 'head-end') parts.push(islands.headHtml(names, scripts) + page.themeHtml);
    else if (typeof slot === 'object' && slot.props)
      parts.push(...(await islands.render(slot.island, slot.props)).html);
    else if (slot !== undefined) {
      frame.texts.push(bytesOf(parts));
      frame.slots.push(slot);
      parts = [];
    }
  }
  return { ...frame, texts: [...frame.texts, bytesOf(parts)] };
}

/** Approximate size of a frame in bytes. */
export function sizeOfFrame({ texts }: PageFrame): number {
  return texts.reduce((size, { length }) => size + length, 0);
}

/** The HTML of the page for one visitor. A place without an island stays empty. */
export function fillFrame({ texts, slots }: PageFrame, filled: FilledPlaces): Buffer {
  const prefixes = [...filled.values()].map(({ titlePrefix }) => titlePrefix);
  const title = prefixes.find((prefix) => prefix !== '') ?? '';
  const parts = texts.flatMap((text, index) => {
    const slot = slots[index];
    if (slot === undefined) return [text];
    return [
      text,
      ...(slot === 'title-start' ? [title] : withAttribute(filled.get(slot.place), slot.category)),
    ];
  });
  return bytesOf(parts);
}

/** The HTML of an island with one more attribute in its first element. */
function withAttribute(
  { html }: Pick<RenderedIsland, 'html'> = { html: [] },
  attribute: string,
): readonly string[] {
  const [first, ...rest] = html;
  if (first === undefined || attribute === '') return html;
  return [first.replace(/^<\w+/, (tag) => tag + attribute), ...rest];
}

function bytesOf(parts: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
