import { quoted } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { type ShownText, shownTexts } from '../words/shown-texts.ts';

/** Values instead of words, and words that are put beside others: their spaces may be meant. */
const meant = new RegExp(
  [
    '^/(facts|settings)/',
    '/(autocomplete|data|dateFormat|default|goToAddress|mask|prefix|replace|to|unit)(/|$)',
    '/value/(.*/)?(const|enum)(/|$)',
  ].join('|'),
);

/**
 * Spaces at the beginning or the end of a text for visitors, and two in a row. Browsers show one or none, so they matter only where
 * the text is copied. No-break spaces are left out, because they are not typed by mistake.
 */
export function* findStraySpaces(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const shown of shownTexts(release)) {
    const found = strayIn(shown.text);
    if (found === undefined || isMeant(shown)) continue;
    const { entry, pointer } = shown;
    yield { entry, code: 'stray-space', pointer, ...found };
  }
}

/** Whether browsers leave the spaces of a text out, a formula joins it to others, or they lay out its lines. */
function isMeant({ text, pointer, isHtml, isInFormula }: ShownText): boolean {
  return isHtml || isInFormula || text.includes('\n') || meant.test(pointer);
}

function strayIn(text: string): Pick<ReleaseFinding, 'message' | 'help'> | undefined {
  // A text of spaces alone has no words to take them from, and the check of shown formulas reports " = …".
  if (!text.includes(' ') || text.trim() === '' || /^\s+=/.test(text)) return undefined;
  const words = text.trim().split(' ');
  const help = 'Take the space out.';
  if (text.startsWith(' '))
    return { message: `This text begins with a space: ${quoted(` ${words[0]}`)}.`, help };
  if (text.endsWith(' '))
    return { message: `This text ends with a space: ${quoted(`${words.at(-1)} `)}.`, help };
  const place = words.indexOf('');
  if (place === -1) return undefined;
  const pair = `${words[place - 1]}  ${words.slice(place).find((word) => word !== '')}`;
  return {
    message: `Two spaces stand in a row in this text: ${quoted(pair)}.`,
    help: 'Take one of them out. A space that is meant is a no-break space (U+00A0).',
  };
}
