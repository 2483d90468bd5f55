import type { NextAnswer } from './ask-next.ts';
import { PageCache } from './page-cache.ts';
import type { RenderedStep } from './step-renderer.ts';

/** The page around forms, the same for everybody. What belongs to one visitor, the forms and the nonce, is left out. */
export interface StepFrame {
  /** The `link` header: what a browser may load early. */
  readonly link: string | undefined;
  /** The HTML between the slots, one more than there are slots, as it is sent. */
  readonly texts: readonly Buffer[];
  readonly slots: readonly Slot[];
}

/** `nonce`, where the title begins, or the place of a form: `<journey>/<step>`. */
type Slot = 'nonce' | 'title' | { readonly place: string };

/** Rendered frames, by their route. */
export const stepFrames = new PageCache<StepFrame>(32 * 1024 * 1024);

/** Fills the slot of a form that is not there. */
const nothing = Buffer.alloc(0);

/** How the application marks the place of a form (`app/step-place.tsx`). */
const markedPlace = /<template data-step="([^"]+)"><\/template>/;

/** The first is that of the page; a picture may have one, too. */
const titleStart = '<title>';

/** Makes a frame of an answer that was rendered with that nonce; undefined when it is no complete page. */
export function frameOf({ status, headers, body }: NextAnswer, nonce: string): StepFrame | undefined {
  const html = body.toString();
  if (status !== 200 || !html.endsWith('</html>')) return undefined;
  const texts: Buffer[] = [];
  const slots: Slot[] = [];
  const slotted = new RegExp(`${titleStart}|${escaped(nonce)}|${markedPlace.source}`, 'g');
  let end = 0;
  for (const { index, 0: found, 1: place } of html.matchAll(slotted)) {
    const isTitle = found === titleStart;
    if (isTitle && slots.includes('title')) continue;
    const after = index + found.length;
    texts.push(Buffer.from(html.slice(end, isTitle ? after : index)));
    slots.push(isTitle ? 'title' : place === undefined ? 'nonce' : { place });
    end = after;
  }
  texts.push(Buffer.from(html.slice(end)));
  return { link: headers.link?.toString(), texts, slots };
}

/** Bytes that a frame takes, about. */
export function sizeOfFrame({ texts }: StepFrame): number {
  return texts.reduce((size, { length }) => size + length, 0);
}

/** The HTML of the page for one visitor. A form that is not among those given is left out. */
export function fillFrame(
  { texts, slots }: StepFrame,
  nonce: string,
  forms: ReadonlyMap<string, RenderedStep>,
): Buffer {
  const own = Buffer.from(nonce);
  const prefix = [...forms.values()].map(({ titlePrefix }) => titlePrefix).find((text) => text !== '');
  const title = Buffer.from(prefix ?? '');
  const filling = (slot: Slot) => {
    if (slot === 'nonce') return own;
    return slot === 'title' ? title : forms.get(slot.place)?.html;
  };
  const parts = texts.flatMap((text, index) => {
    const slot = slots[index];
    return [text, (slot && filling(slot)) ?? nothing];
  });
  return Buffer.concat(parts);
}

/** Of a nonce's characters only these mean something in a pattern. */
function escaped(nonce: string): string {
  return nonce.replace(/[+/]/g, '\\$&');
}
