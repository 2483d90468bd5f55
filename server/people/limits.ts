import type { Limits } from '#analysis';

export type { Limits };

/** Tags of languages, as documents have them. */
const language = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;
const most = 50;

/** The limits that an administrator names; undefined for a name of no place or language. Nothing named is no limit: null. */
export async function readLimits(areas: unknown, languages: unknown): Promise<Limits | null | undefined> {
  const { readArea } = await import('#analysis');
  const read = {
    areas: textsOf(areas, readArea),
    languages: textsOf(languages, (typed) => (language.test(typed.trim()) ? typed.trim() : undefined)),
  };
  if (read.areas === undefined || read.languages === undefined) return undefined;
  const isLimited = read.areas.length + read.languages.length > 0;
  return isLimited ? { areas: read.areas, languages: read.languages } : null;
}

function textsOf(list: unknown, read: (typed: string) => string | undefined): readonly string[] | undefined {
  if (!Array.isArray(list) || list.length > most) return undefined;
  const texts = list.map((each) => (typeof each === 'string' && each.length <= 200 ? read(each) : undefined));
  return texts.every((each) => each !== undefined) ? [...new Set(texts)] : undefined;
}

/** The column of limits; null for none. */
export function limitsText(limits: Limits | null): string | null {
  return limits && JSON.stringify(limits);
}

/** Limits from their column. One that cannot be read limits to nothing, rather than not at all. */
export function limitsOf(text: unknown): Limits | undefined {
  if (text === null || text === undefined) return undefined;
  const nothing: Limits = { areas: ['nothing'], languages: [] };
  try {
    const value: unknown = JSON.parse(String(text));
    if (typeof value !== 'object' || value === null) return nothing;
    const { areas, languages } = { areas: undefined, languages: undefined, ...value };
    const isRead = (list: unknown): list is string[] =>
      Array.isArray(list) && list.every((each) => typeof each === 'string');
    return isRead(areas) && isRead(languages) ? { areas, languages } : nothing;
  } catch {
    return nothing;
  }
}
