import { isPlainObject, isRuleIn } from '#engine/parts';
import { type Change, type Notice, quote } from './change.ts';
import { changedProperties } from './same-json.ts';
import { labelOfSetting } from './setting-labels.ts';

/** Longer values are not repeated. */
const mostCharacters = 60;

/** More changes within one setting are not listed. */
const mostInside = 6;

/**
 * Says which settings differ between two objects, in the words of their panel, with both values where they are short.
 *
 * @example settingsChanged({ href: '/a' }, { href: '/b' }) // ['“Link to” is “/b” now; it was “/a”']
 */
export function settingsChanged(
  was: object,
  is: object,
  handled?: ReadonlySet<string>,
  above: readonly string[] = [],
): readonly string[] {
  const [old, now]: { readonly [name: string]: unknown }[] = [{ ...was }, { ...is }];
  return changedProperties(was, is, handled).flatMap((name) => {
    const [before, after] = [old?.[name], now?.[name]];
    const words = [...above, labelOfSetting(name)];
    if (isGroup(before) && isGroup(after)) {
      const inside = settingsChanged(before, after, undefined, words);
      if (inside.length <= mostInside) return inside;
    }
    return [changeOf(quote(words.join(' › ')), before, after)];
  });
}

function isGroup(value: unknown): value is object {
  return isPlainObject(value) && !isRuleIn(value);
}

function changeOf(name: string, before: unknown, after: unknown): string {
  const [was, is] = [shortly(before), shortly(after)];
  if (after === undefined) return `${name} is no longer set${was === undefined ? '' : `; it was ${was}`}`;
  if (is === undefined) return `${name} is different`;
  return `${name} is ${is} now${was === undefined ? '' : `; it was ${was}`}`;
}

/** A value in words; undefined for one that is too long. */
function shortly(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= mostCharacters ? quote(value) : undefined;
}

/** A last notice for each setting without a sentence of its own in which two objects differ. */
export function* otherChanges(
  notice: Notice,
  code: string,
  subject: string,
  [was, is]: readonly [object, object],
  handled?: ReadonlySet<string>,
): Iterable<Change> {
  for (const text of settingsChanged(was, is, handled)) yield notice(code, `${subject}: ${text}.`);
}
