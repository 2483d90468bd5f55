import { isWithin, type PagePart, type Place } from '../preview/protocol.ts';

interface InsertButtonsDeps {
  /** The elements that show a part. */
  readonly elementsOf: (part: Place) => readonly Element[];
  readonly onAdd: (part: Place, side: 'before' | 'after') => void;
}

/** Buttons before and after parts of the page, by which others are added there. */
export interface InsertButtons {
  /** Takes the parts of the page, in their order; none for those who may not change it. */
  setParts(parts: readonly PagePart[]): void;
  /** Shows the buttons of the part under the pointer. */
  point(place: Place | undefined): void;
  select(place: Place | undefined): void;
  /** Puts them where the parts are now. */
  arrange(): void;
}

/** Pixels between the middle of a button and a part. */
const edge = 14;

/** Makes the buttons beside the page, so that rendering it leaves them alone. */
export function insertButtons(page: Document, { elementsOf, onAdd }: InsertButtonsDeps): InsertButtons {
  const layer = page.createElement('div');
  layer.className = 'studio-inserts';
  page.documentElement.append(layer);
  let parts: readonly PagePart[] = [];
  let pointed: Place | undefined;
  let selected: Place | undefined;

  /** The block of the page and the innermost part that a place is in. */
  const partsAt = (place: Place | undefined): readonly PagePart[] => {
    const around = place === undefined ? [] : parts.filter((part) => isWithin(place, part.place));
    return around.length < 2 ? around : [around[0], around.at(-1)].flatMap((part) => part ?? []);
  };

  function arrange(): void {
    const wanted = [...new Set([...partsAt(selected), ...partsAt(pointed)])];
    const buttons = wanted.flatMap((part) => {
      const rects = elementsOf(part.place).map((element) => element.getBoundingClientRect());
      if (rects.length === 0) return [];
      const top = Math.min(...rects.map((rect) => rect.top)) + window.scrollY;
      const bottom = Math.max(...rects.map((rect) => rect.bottom)) + window.scrollY;
      const start = Math.min(...rects.map((rect) => rect.left));
      // In the margin, where they cover no text.
      const left = Math.max(edge, start - edge) + window.scrollX;
      return [buttonAt(part, 'before', left, top), buttonAt(part, 'after', left, bottom)];
    });
    for (const old of [...layer.children]) if (!buttons.some((button) => button === old)) old.remove();
    for (const button of buttons) if (button.parentNode !== layer) layer.append(button);
  }

  const made = new Map<string, HTMLButtonElement>();
  function buttonAt({ place, label }: PagePart, side: 'before' | 'after', left: number, top: number) {
    const key = `${place.document}#${place.pointer} ${side}`;
    const button = made.get(key) ?? page.createElement('button');
    made.set(key, button);
    button.type = 'button';
    button.textContent = '+';
    const name = `Add ${side} “${label}”`;
    button.setAttribute('aria-label', name);
    button.title = name;
    button.onclick = () => onAdd(place, side);
    button.style.left = `${left}px`;
    button.style.top = `${top}px`;
    return button;
  }

  window.addEventListener('resize', arrange);
  return {
    setParts(taken) {
      parts = taken;
      arrange();
    },
    point(place) {
      if (place === undefined || (pointed && isWithin(place, pointed) && isWithin(pointed, place))) return;
      pointed = place;
      arrange();
    },
    select(place) {
      selected = place;
      arrange();
    },
    arrange,
  };
}
