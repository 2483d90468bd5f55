import type { LikeField } from '#schemas';
import { quoted } from '../../../base/json/describe-value.ts';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import { advise } from '../../../base/problems/suggest.ts';
import { changedField, isListOfTexts } from './changed-field.ts';
import { fieldOfForm, type Including } from './included-fields.ts';
import type { PlacedField } from './placed-field.ts';
import { replaceWords, wordsIn } from './replace-words.ts';

/**
 * Copies an earlier field, or one of another form, replaces words in its texts, and then applies the new field's own properties.
 * Undefined, with a finding, when there is no such field or the result is not a valid field.
 *
 * @param earlier fields before it, without the conditions of groups and inclusions
 */
export function fieldLike(
  entry: LikeField,
  pointer: string,
  earlier: ReadonlyMap<string, PlacedField>,
  including: Including,
): PlacedField | undefined {
  const { like, of, replace = {}, ...own } = entry;
  const { report } = including;
  const source = of === undefined ? earlier.get(like) : fieldOfForm({ like, of }, pointer, including);
  if (source === undefined) {
    if (of !== undefined) return undefined;
    const message = `The form has no field ${quoted(like)} before this one.`;
    const help = advise(like, [...earlier.keys()]);
    report({ code: 'unknown-reference', pointer: pointer + pointerOf('like'), message, help });
    return undefined;
  }
  const isTaken = (property: string) => isListOfTexts(property) || !Object.hasOwn(own, property);
  const taken = Object.fromEntries(Object.entries(source.field).filter(([property]) => isTaken(property)));
  const { value, found } = replaceWords(taken, replace);
  for (const word of Object.keys(replace)) {
    if (found.has(word)) continue;
    const message = `Nothing that is taken from the field ${quoted(like)} has the word ${quoted(word)}.`;
    const at = pointer + pointerOf('replace', word);
    const help = advise(word, wordsIn(taken));
    report({ code: 'unknown-word', pointer: at, part: 'key', message, help });
  }
  const copy: PlacedField = {
    ...source,
    field: { ...source.field, ...(value as object) },
    origins: new Map([['', { pointer }]]),
  };
  let isSound = true;
  const changed = changedField(copy, own, pointer, (finding) => {
    isSound = false;
    report(finding);
  });
  return isSound ? changed : undefined;
}
