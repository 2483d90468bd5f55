import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const stylesheet = readFileSync(join(import.meta.dirname, '../../renderer/theme/site.css'), 'utf8');

/** Elements around all questions of a page. */
const around = /^(?:\*|:root|html|body|main|form|\.page-main|\.journey-form-form[\w-]*)(?=[:[])/;

/** The compound selectors of a selector, each with whether others follow it. */
function compoundsOf(selector: string): readonly { readonly text: string; readonly isLast: boolean }[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && ' >+~'.includes(sign)) parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  const texts = parts.filter((part) => part !== '');
  return texts.map((text, index) => ({ text, isLast: index === texts.length - 1 }));
}

/** The selectors of a stylesheet, one by one. */
function selectorsOf(css: string): readonly string[] {
  return [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, prelude = '']) => splitAtCommas(prelude.trim()));
}

function splitAtCommas(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && sign === ',') parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts.map((part) => part.trim());
}

/** The filters hide their page while they are open. Other pages do not even ask whether they are. */
const concernsPagesWithFilters = (selector: string) => / \S*\.listing-filters-panel\b/.test(selector);

/** Whether a change anywhere on a page would make a browser look at the style of everything in it. */
function restylesThePage(selector: string): boolean {
  return compoundsOf(selector).some(
    ({ text, isLast }) => !isLast && text.includes(':has(') && around.test(text),
  );
}

describe('styles that look into a page', () => {
  it('are those of the element that looks, not of what is in it', () => {
    const found = selectorsOf(stylesheet).filter(restylesThePage);
    expect(found.filter((selector) => !concernsPagesWithFilters(selector))).toEqual([]);
  });
});
