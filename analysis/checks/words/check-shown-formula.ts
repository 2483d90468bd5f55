import { quoted } from '#engine/parts';
import { guess } from '../release/free-name.ts';
import type { DocumentCheck } from '../release/release-index.ts';
import { htmlInText } from './html-in-text.ts';
import { kindsWithTexts, shownTexts } from './shown-texts.ts';

/** Warns of formulas in texts for visitors that are not written as formulas: visitors would read them. */
export const checkShownFormula: DocumentCheck = {
  of: kindsWithTexts,
  *run(release, entry) {
    for (const { pointer, text, isHtml } of shownTexts(release, entry)) {
      const fault = faultOf(isHtml ? withoutCode(text) : text);
      if (fault === undefined) continue;
      const { from, to, ...rest } = fault;
      const places = from === undefined ? 0 : text.split(from).length - 1;
      const fix = from !== undefined &&
        to !== undefined &&
        places === 1 && {
          title: `Change ${quoted(from)} to ${quoted(to)}`,
          isGuess: true,
          changes: [{ op: 'replace', path: pointer, value: text.replace(from, () => to) } as const],
        };
      yield { entry, code: 'shown-formula', severity: 'warning', pointer, ...rest, ...(fix && { fix }) };
    }
  },
};

/** Warns of tags and entities in plain texts: visitors would read them. */
export const checkShownMarkup: DocumentCheck = {
  of: kindsWithTexts,
  *run(release, entry) {
    for (const { pointer, text, isHtml } of shownTexts(release, entry)) {
      const html = isHtml || !/[<&]/.test(text) ? undefined : htmlInText(text);
      if (html === undefined) continue;
      yield {
        entry,
        code: 'shown-markup',
        severity: 'warning',
        pointer,
        message: `Visitors read ${quoted(html.found)} as it is written here: this text is plain.`,
        help: html.help,
        ...(html.plain !== undefined && { fix: guess('Write it without markup', { [pointer]: html.plain }) }),
      };
    }
  },
};

/** Begins the paths of what formulas in texts read. */
const roots = 'answers|facts|results|session|site|page|settings';

/** Begins the paths of what texts that are the same for every visitor may insert. */
const rootsForAll = 'item|step|field';

const inSingleBraces = new RegExp(
  `(?<!\\{)\\$?\\{\\s*((${roots}|${rootsForAll})\\.[A-Za-z'][^{}]*?)\\s*\\}{1,2}`,
);

/** Message and help of a finding. */
interface Fault {
  readonly message: string;
  readonly help: string;
  /** The part of the text that was meant to be a formula, and how it is written. */
  readonly from?: string;
  readonly to?: string;
}

const elsewhere = 'Where no formula may stand, as in a hint, a message or a page, take it out.';

function faultOf(text: string): Fault | undefined {
  if (/^\s+=(?![=>])/.test(text)) {
    const message = `Visitors read ${quoted(text.trim())} as it is written here: no blank may stand before the "=" of a formula.`;
    const help = `Take out the blanks before the "=". ${elsewhere}`;
    return { message, help, from: text, to: text.trimStart() };
  }
  const [found, path, root = ''] = inSingleBraces.exec(text) ?? [];
  if (found !== undefined) {
    const message = `Visitors read ${quoted(found)} as it is written here: a formula in a text stands between "{{" and "}}".`;
    const write = `Write ${quoted(`{{ ${path} }}`)}.`;
    const help = rootsForAll.includes(root) ? write : `${write} ${elsewhere}`;
    return { message, help, from: found, to: `{{ ${path} }}` };
  }
  const rest = text.replaceAll(/\{\{.*?\}\}/gs, '');
  const unclosed = /\{\{.*/s.exec(rest)?.[0];
  if (unclosed !== undefined) {
    const message = `Visitors read ${quoted(unclosed)} as it is written here: the "{{" is never closed.`;
    return { message, help: 'Write "}}" after the formula, or take the braces out.' };
  }
  if (!closesNothing(rest)) return undefined;
  const message = 'Visitors read "}}" as it is written here: no "{{" stands before it.';
  return { message, help: 'Write "{{" before the formula, or take the braces out.' };
}

/** Whether two closing braces follow each other while no brace is open. */
function closesNothing(text: string): boolean {
  let depth = 0;
  for (const brace of text.match(/\}\}|[{}]/g) ?? []) {
    if (brace === '}}' && depth === 0) return true;
    depth = brace === '{' ? depth + 1 : Math.max(0, depth - brace.length);
  }
  return false;
}

/** A text without what its HTML shows as code, such as an example of a formula. */
function withoutCode(html: string): string {
  return html.replaceAll(/<(code|kbd|pre|samp)\b.*?<\/\1>/gis, '');
}
