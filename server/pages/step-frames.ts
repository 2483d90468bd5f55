import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { PageCache } from './page-cache.ts';

/**
 * A page with forms as it is for everybody: what belongs to one visitor, the forms and the number used once that admits
 * the scripts, is left open.
 */
export interface StepFrame {
  readonly headers: OutgoingHttpHeaders;
  /** The HTML between the slots, one more than there are slots, as it is sent. */
  readonly texts: readonly Buffer[];
  readonly slots: readonly Slot[];
}

/** `nonce`, or the place of a form: `<journey>/<step>`. */
type Slot = 'nonce' | { readonly place: string };

/** Frames that Next has rendered, by the route they would be stored under were they content. */
export const stepFrames = new PageCache<StepFrame>(32 * 1024 * 1024);

/** In the slot of a form that is not there. */
const nothing = Buffer.alloc(0);

/** Stands where the nonce stands in a kept policy. */
const noncePlace = '{nonce}';

/** How the application marks the place of a form (`app/step-place.tsx`). */
const markedPlace = /<template data-step="([^"]+)"><\/template>/;

/** Headers of one answer alone, and by which Next talks to itself. */
const notKept = /^(set-cookie|transfer-encoding|connection|keep-alive|date|x-middleware-.*|x-nextjs-.*)$/;

/** What an answer of Next's comes to once its nonce is taken out; undefined when it is no such page. */
export function frameOf(response: ServerResponse, html: string): StepFrame | undefined {
  const policy = String(response.getHeader('content-security-policy'));
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (response.statusCode !== 200 || nonce === undefined || !html.endsWith('</html>')) return undefined;
  const texts: Buffer[] = [];
  const slots: Slot[] = [];
  const slotted = new RegExp(`${escaped(nonce)}|${markedPlace.source}`, 'g');
  let end = 0;
  for (const { index, 0: found, 1: place } of html.matchAll(slotted)) {
    texts.push(Buffer.from(html.slice(end, index)));
    slots.push(place === undefined ? 'nonce' : { place });
    end = index + found.length;
  }
  texts.push(Buffer.from(html.slice(end)));
  const kept = Object.entries(response.getHeaders()).filter(([name]) => !notKept.test(name));
  return {
    headers: {
      ...Object.fromEntries(kept),
      'content-security-policy': policy.replaceAll(nonce, noncePlace),
    },
    texts,
    slots,
  };
}

/** Bytes that a frame takes, about. */
export function sizeOfFrame({ texts }: StepFrame): number {
  return texts.reduce((size, { length }) => size + length, 0);
}

/** The page for one visitor. A form that is not among those given is left out. */
export function fillFrame(
  { headers, texts, slots }: StepFrame,
  nonce: string,
  forms: ReadonlyMap<string, Buffer>,
): { readonly headers: OutgoingHttpHeaders; readonly html: Buffer } {
  const own = Buffer.from(nonce);
  const filling = (slot: Slot) => (slot === 'nonce' ? own : forms.get(slot.place));
  const parts = texts.flatMap((text, index) => {
    const slot = slots[index];
    return [text, (slot && filling(slot)) ?? nothing];
  });
  const policy = String(headers['content-security-policy']).replaceAll(noncePlace, nonce);
  return {
    headers: { ...headers, 'content-security-policy': policy },
    html: Buffer.concat(parts),
  };
}

/** Of a nonce's characters only these mean something in a pattern. */
function escaped(nonce: string): string {
  return nonce.replace(/[+/]/g, '\\$&');
}
