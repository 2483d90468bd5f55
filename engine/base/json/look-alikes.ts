/** A character that stands for another one, and its name: word processors write it, or a keyboard of another script. */
export interface LookAlike {
  readonly name: string;
  /** The character that is meant; a quote is either of `"` and `'`. */
  readonly plain: string;
}

const curlyQuotes = '\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a\u2032\u2033';
const spaces = '\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\u2060\ufeff';

/** The class of a pattern of all look-alikes. */
export const lookAlikes = `[${curlyQuotes}${spaces}\u2010-\u2015\u2212\uff01-\uff5e]`;

/** The character that was most likely meant by a look-alike; undefined for one that is none. */
export function lookAlikeOf(character: string): LookAlike | undefined {
  if (character === '' || !new RegExp(`^${lookAlikes}`).test(character)) return undefined;
  if (curlyQuotes.includes(character.charAt(0))) return { name: 'a curly quote', plain: '"' };
  if (/^[\uff01-\uff5e]/.test(character)) {
    const plain = character.charAt(0).normalize('NFKC');
    return { name: `a full-width "${plain}"`, plain };
  }
  if (/^[\u2010-\u2015\u2212]/.test(character)) return { name: 'a dash', plain: '-' };
  const isInvisible = /^[\u200b\u2060\ufeff]/.test(character);
  return { name: isInvisible ? 'an invisible character' : 'a no-break space', plain: ' ' };
}

/** Help that names a look-alike at the place of a mistake; `quote` is the one that is used there. */
export function helpForLookAlike(character: string, quote: string): string | undefined {
  const found = lookAlikeOf(character);
  if (found === undefined) return undefined;
  const plain = found.plain === '"' ? quote : found.plain;
  const write = plain === ' ' ? 'a plain space' : plain === "'" ? '"\'"' : `'${plain}'`;
  return `That is ${found.name}, as word processors write it: write ${write}.`;
}
