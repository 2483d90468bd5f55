/** Characters admitted by each placeholder of a mask. */
const places: { readonly [place: string]: RegExp } = {
  '9': /\d/,
  a: /\p{L}/u,
  '*': /[\p{L}\d]/u,
};

/** Longer than any mask with all separators that somebody may have put into it: nothing that fits. */
const longestLaid = 1000;

/**
 * Lays a text into a mask, in which 9 stands for a digit, a for a letter and * for either: the characters that fit are
 * kept in order, those of the mask itself are put between them once something follows. What does not fit is left as it
 * is, for the constraint to refuse: a text is never cut. A text whose visitor ended a group before it was full is left as
 * it is, too: its characters would move into groups that they were not typed for.
 *
 * @example layIntoMask('99/99/9999', '11032030') // '11/03/2030'
 * @example layIntoMask('99/99/9999', '1/3/2030') // '1/3/2030'
 */
export function layIntoMask(mask: string, text: string): string {
  if (text.length > longestLaid) return text;
  const typed = [...text.matchAll(/([\p{L}\d])([^\p{L}\d]?)/gu)];
  const template = [...mask];
  let laid = '';
  let literals = '';
  let next = 0;
  /** The group of the mask that is being filled, and whether a part of the text began with it. */
  let group: { readonly isOwnPart: boolean } | undefined;
  for (const [index, place] of template.entries()) {
    const [, character, separator] = typed[next] ?? [];
    if (character === undefined) break;
    const admits = admittedBy(place);
    if (admits === undefined) {
      group = undefined;
      literals += place;
      // A letter or digit that the mask itself has may have been typed, too.
      if (place === character) next += 1;
      continue;
    }
    if (!admits.test(character)) return text;
    group ??= { isOwnPart: next === 0 || typed[next - 1]?.[2] !== '' };
    if (separator && group.isOwnPart && admittedBy(template[index + 1])) return text;
    laid += literals + character;
    literals = '';
    next += 1;
  }
  return next < typed.length ? text : laid;
}

function admittedBy(place: string | undefined): RegExp | undefined {
  return place !== undefined && Object.hasOwn(places, place) ? places[place] : undefined;
}
