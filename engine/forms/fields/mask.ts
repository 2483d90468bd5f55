import { plainDigits } from '../../base/values/formats.ts';

/** Characters accepted by each placeholder of a mask. */
const places: { readonly [place: string]: RegExp } = {
  '9': /\d/,
  a: /\p{L}/u,
  '*': /[\p{L}\d]/u,
};

/** Longer texts are returned unchanged: none can fit a mask, separators included. */
const longestLaid = 1000;

/**
 * Formats text by an input mask (9 digit, a letter, * either): keeps the typed characters and inserts the
 * mask's own. Returns the text unchanged when it does not fit, so that the constraint reports it. It also
 * does so when the visitor typed a separator before a group was full: the next characters would move into the
 * wrong group.
 *
 * @example layIntoMask('99/99/9999', '11032030') // '11/03/2030'
 * @example layIntoMask('99/99/9999', '1/3/2030') // '1/3/2030'
 */
export function layIntoMask(mask: string, text: string): string {
  return layOut(mask, text).laid ?? text;
}

/**
 * Whether a mask has a place for every character of a text, which may be shorter than the mask, and end a
 * group early.
 *
 * @example hasPlacesFor('99/99/9999', '1/3/1980') // true
 * @example hasPlacesFor('99/99/9999', '11/03/20301') // false
 */
export function hasPlacesFor(mask: string, text: string): boolean {
  return layOut(mask, text).hasPlaces;
}

interface Layout {
  /** Undefined if the text does not fit, or ends a group early. */
  readonly laid?: string;
  readonly hasPlaces: boolean;
}

function layOut(mask: string, text: string): Layout {
  if (text.length > longestLaid) return { hasPlaces: false };
  const typed = [...plainDigits(text).matchAll(/([\p{L}\d])([^\p{L}\d]?)/gu)];
  const template = [...mask];
  let laid = '';
  let literals = '';
  let next = 0;
  /** The mask group being filled; `isOwnPart` when a separated part of the typed text begins with it. */
  let group: { readonly isOwnPart: boolean } | undefined;
  let endsEarly = false;
  /** The rest of a group that was ended early has no characters. */
  let isSkipping = false;
  for (const [index, place] of template.entries()) {
    const [, character, separator] = typed[next] ?? [];
    if (character === undefined) break;
    const admits = admittedBy(place);
    if (admits === undefined) {
      group = undefined;
      isSkipping = false;
      literals += place;
      // The visitor may have typed a letter or digit that belongs to the mask.
      if (place === character) next += 1;
      continue;
    }
    if (isSkipping) continue;
    if (!admits.test(character)) return { hasPlaces: false };
    group ??= { isOwnPart: next === 0 || typed[next - 1]?.[2] !== '' };
    isSkipping = Boolean(separator && group.isOwnPart && admittedBy(template[index + 1]));
    endsEarly ||= isSkipping;
    laid += literals + character;
    literals = '';
    next += 1;
  }
  const hasPlaces = next === typed.length;
  return hasPlaces && !endsEarly ? { laid, hasPlaces } : { hasPlaces };
}

function admittedBy(place: string | undefined): RegExp | undefined {
  return place !== undefined && Object.hasOwn(places, place) ? places[place] : undefined;
}
