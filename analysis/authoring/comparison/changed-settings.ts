import { inWords, isPlainObject, isRuleIn } from '#engine/parts';
import { type Change, type Notice, quote } from './change.ts';
import { pairEntries } from './pair-entries.ts';
import { changedProperties, isSameJson } from './same-json.ts';
import { sayValue } from './say-value.ts';
import { labelOfSetting } from './setting-labels.ts';
import { titleOfPart } from './titles-of-parts.ts';

/** Longer values are not repeated. */
const mostCharacters = 160;

/** More changes within one setting are not listed. */
const mostInside = 12;

/** Settings that say of which kind values are, in a notation of their own. */
const typed: ReadonlySet<string> = new Set(['input', 'response', 'openapi', 'value', 'itemType']);

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
    const words = [...above, labelOfSetting(name)];
    if (typed.has(name)) return [`${quote(words.join(' › '))} is different`];
    return changesOf(words, old?.[name], now?.[name]);
  });
}

function changesOf(words: readonly string[], was: unknown, is: unknown): readonly string[] {
  const name = quote(words.join(' › '));
  if (isRuleIn(was) || isRuleIn(is)) return [changeOfRule(name, was, is)];
  const inside =
    isGroup(was) && isGroup(is)
      ? settingsChanged(was, is, undefined, words)
      : isListOfGroups(was) && isListOfGroups(is)
        ? entriesChanged(words, was, is)
        : undefined;
  return inside !== undefined && inside.length <= mostInside ? inside : [changeOf(name, was, is)];
}

function entriesChanged(
  words: readonly string[],
  was: readonly unknown[],
  is: readonly unknown[],
): readonly string[] {
  const { both, added, removed, isReordered } = pairEntries(was, is);
  const name = quote(words.join(' › '));
  const called = (entry: unknown, index: number) => titleOfPart(entry) ?? `Number ${index + 1}`;
  return [
    ...added.map((index) => `${name} has ${quote(called(is[index], index))} too`),
    ...removed.map((index) => `${name} no longer has ${quote(called(was[index], index))}`),
    ...(isReordered ? [`${name} comes in another order`] : []),
    ...both.flatMap(([before, after]) =>
      isSameJson(was[before], is[after])
        ? []
        : changesOf([...words, called(is[after], after)], was[before], is[after]),
    ),
  ];
}

function changeOfRule(name: string, before: unknown, after: unknown): string {
  if (after === undefined) return `${name} is no longer set; it was: ${sayValue(before)}`;
  const [was, is] = [shortly(before), sayValue(after)];
  return `${name} changes; now: ${is}${was === undefined ? '' : `; before: ${was}`}`;
}

function isGroup(value: unknown): value is object {
  return isPlainObject(value) && !isRuleIn(value);
}

function isListOfGroups(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isGroup);
}

function changeOf(name: string, before: unknown, after: unknown): string {
  const [was, is] = [shortly(before), shortly(after)];
  if (after === undefined) return `${name} is no longer set${was === undefined ? '' : `; it was ${was}`}`;
  if (is === undefined) return `${name} is different`;
  return `${name} is ${is} now${was === undefined ? '' : `; it was ${was}`}`;
}

/** A value in words; undefined for one that is missing or too long. */
function shortly(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const said = sayValue(isRuleIn(value) ? value : withoutNames(value));
  return said.length > mostCharacters ? undefined : said;
}

/** A value with what is one of several, or the name of something, in words: `grey-image` is "grey image". */
function withoutNames(value: unknown): unknown {
  if (typeof value === 'string')
    return /^[a-z]+(?:[A-Z-][a-z0-9]*)+$/.test(value) ? inWords(value, false) : value;
  if (Array.isArray(value)) return value.map(withoutNames);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [labelOfSetting(name), withoutNames(member)]),
  );
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
