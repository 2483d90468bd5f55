import { inWords, isPlainObject } from '#engine/parts';

const titles = ['label', 'title', 'heading', 'question', 'menuText', 'text', 'caption', 'alt'] as const;
const names = ['name', 'id'] as const;

/** Longer titles are cut off. */
const mostCharacters = 80;

/** The words by which people know a part: its own text, or those of its name; undefined for a part without either. */
export function titleOfPart(part: unknown): string | undefined {
  if (!isPlainObject(part)) return undefined;
  const own = isPlainObject(part.fields) ? part.fields : {};
  const title = [part, own]
    .flatMap((holder) => titles.map((name) => holder[name]))
    .find((text) => typeof text === 'string' && /\p{L}/u.test(text) && !/^[a-z]+[A-Z]\w*$/.test(text));
  if (typeof title === 'string') return shortened(title.replace(/<[^>]*>/g, '').trim());
  const name = names.map((each) => part[each]).find((id) => typeof id === 'string');
  return typeof name === 'string' ? inWords(name) : undefined;
}

function shortened(title: string): string {
  return title.length > mostCharacters ? `${title.slice(0, mostCharacters - 1).trimEnd()}…` : title;
}
