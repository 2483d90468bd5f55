import { isPlainObject } from '#engine/parts';
import type { Translation } from '#schemas';
import { valuesBeforeAndNow } from '../before-and-now.ts';
import type { Change, Notice } from '../change.ts';
import { isSameJson } from '../same-json.ts';
import { sayValue } from '../say-value.ts';

/**
 * Changes of the texts of a translation.
 *
 * @param name the translation as sentences call it, such as `translation into Māori of “Welcome”`
 */
export function* compareTranslation(
  { texts: was }: Translation,
  { texts: is }: Translation,
  name: string,
  notice: Notice,
): Iterable<Change> {
  for (const path of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [before, after] = [was[path], is[path]];
    if (isSameJson(before, after)) continue;
    const [old, now] = [textOf(before), textOf(after)];
    if (!isSameJson(old, now)) {
      const details = valuesBeforeAndNow(old, now, (text) => sayValue(text));
      yield notice('translation-changed', `A text of the ${name} changes.`, details);
    } else if (!isSameJson(memberOf(before, 'from'), memberOf(after, 'from')))
      yield notice('translation-renewed', `A text of the ${name} stands for its text as it is now.`, [
        `It says ${sayValue(now)}.`,
      ]);
    else
      yield notice(
        'translation-remark',
        `The remark on a text of the ${name} changes.`,
        valuesBeforeAndNow(remarkOf(before), remarkOf(after), (text) => sayValue(text)),
      );
  }
}

/** The remark on a text for its reviewer. */
function remarkOf(entry: unknown): unknown {
  return isPlainObject(entry) ? entry.review : undefined;
}

function textOf(entry: unknown): unknown {
  return isPlainObject(entry) ? entry.text : entry;
}

function memberOf(entry: unknown, name: string): unknown {
  return isPlainObject(entry) ? entry[name] : undefined;
}
