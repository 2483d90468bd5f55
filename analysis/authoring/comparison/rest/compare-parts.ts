import { pointerOf, valueAt } from '#engine';
import { isPlainObject } from '#engine/parts';
import type { Document } from '#schemas';
import { quote } from '../change.ts';
import { settingsChanged } from '../changed-settings.ts';
import { withoutTexts } from '../document-texts.ts';
import { isSameJson } from '../same-json.ts';
import { labelOfSetting } from '../setting-labels.ts';

/** The content of a document in both versions, and the one that has its texts. */
interface Compared {
  readonly was: unknown;
  readonly is: unknown;
  readonly now: Document;
  readonly path: readonly (string | number)[];
}

/** Sentences about what differs in the parts of a page, such as its links, except for texts that visitors read. */
export function partChanges(was: Document, is: Document, handled: ReadonlySet<string>): readonly string[] {
  const [old, now] = [withoutTexts(was), withoutTexts(is)];
  return namesOf(old, now)
    .filter((name) => !handled.has(name))
    .flatMap((name) => [
      ...changesOf({ was: valueAt(old, `/${name}`), is: valueAt(now, `/${name}`), now: is, path: [name] }),
    ]);
}

function namesOf(...objects: readonly object[]): readonly string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object)))];
}

function* changesOf({ was, is, now, path }: Compared): Iterable<string> {
  if (isSameJson(was, is)) return;
  const inside = (key: string | number): Compared => ({
    was: valueAt(was, pointerOf(key)),
    is: valueAt(is, pointerOf(key)),
    now,
    path: [...path, key],
  });
  // Parts that came or went are told by their texts.
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length)
    for (const index of is.keys()) yield* changesOf(inside(index));
  else if (isPlainObject(was) && isPlainObject(is))
    for (const name of namesOf(was, is)) yield* changesOf(inside(name));
  else yield* settingChange({ was, is, now, path });
}

/** Names that hold the address to which a link leads. */
const links: ReadonlySet<string> = new Set(['href', 'url', 'link']);

function settingChange({ was, is, now, path }: Compared): readonly string[] {
  const setting = path.findLastIndex((key) => typeof key === 'string');
  const name = String(path[setting]);
  const holder = path.slice(0, setting);
  const part = partOf(now, holder);
  if (links.has(name) && typeof was === 'string' && typeof is === 'string')
    return [`${part} leads to ${is} instead of ${was}.`];
  if (typeof is === 'object' || typeof was === 'object')
    return [`${part} changes: ${quote(labelOfSetting(name))} is different.`];
  return settingsChanged({ [name]: was }, { [name]: is }).map((text) => `${part} changes: ${text}.`);
}

const titles = ['label', 'title', 'heading', 'text', 'menuText', 'alt'] as const;

/** The part at a path by its kind and its title, such as "The button “See offers”"; without one, that around it. */
function partOf(now: Document, path: readonly (string | number)[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const part = valueAt(now, pointerOf(...path.slice(0, length)));
    if (!isPlainObject(part)) continue;
    const title = titles.map((name) => part[name]).find((text) => typeof text === 'string' && text !== '');
    if (typeof title === 'string') return `${kindOf(part, path.slice(0, length))} ${quote(title)}`;
    if (typeof part.type === 'string') return `The ${labelOfSetting(part.type).toLowerCase()}`;
  }
  return 'title' in now && typeof now.title === 'string' ? `The page ${quote(now.title)}` : 'The page';
}

function kindOf(part: { readonly [name: string]: unknown }, path: readonly (string | number)[]): string {
  if (typeof part.type === 'string') return `The ${labelOfSetting(part.type).toLowerCase()}`;
  const name = String(path.findLast((key) => typeof key === 'string'));
  if (/cta|button|action/i.test(name)) return 'The button';
  return /link/i.test(name) || typeof part.href === 'string' ? 'The link' : 'The part';
}
