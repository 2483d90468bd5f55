/** What each character of a mask that stands for another admits. */
const places: { readonly [place: string]: RegExp } = {
  '9': /\d/,
  a: /\p{L}/u,
  '*': /[\p{L}\d]/u,
};

/**
 * Lays a text into a mask, in which 9 stands for a digit, a for a letter and * for either: the characters that fit are
 * kept in order, those of the mask itself are put between them once something follows. What does not fit is left as it
 * is, for the constraint to refuse: a text that is pasted is never cut.
 *
 * @example layIntoMask('99/99/9999', '11032030') // '11/03/2030'
 */
export function layIntoMask(mask: string, text: string): string {
  const typed = [...text].filter((character) => /[\p{L}\d]/u.test(character));
  let laid = '';
  let literals = '';
  let next = 0;
  for (const place of mask) {
    const character = typed[next];
    if (character === undefined) break;
    const admits = Object.hasOwn(places, place) ? places[place] : undefined;
    if (admits === undefined) {
      literals += place;
      // A letter or digit that the mask itself has may have been typed, too.
      if (place === character) next += 1;
      continue;
    }
    if (!admits.test(character)) return text;
    laid += literals + character;
    literals = '';
    next += 1;
  }
  return next < typed.length ? text : laid;
}
