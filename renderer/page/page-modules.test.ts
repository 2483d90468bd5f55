import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CurveBackground, Module } from '#schemas';
import { exampleContent, exampleSite } from '../host/example-content.ts';
import { sanitize } from '../host/sanitize.ts';
import { modulesByCurve, PageModules } from './page-modules.tsx';

const content = ['a', 'b', 'c', 'd', 'e'].map((id): Module => ({ type: 'quote', id, quote: id }));
const curve = (startModuleId: string, span: number): CurveBackground => ({
  type: 'curve-background',
  startModuleId,
  span,
  backgroundColor: 'paper',
  curveType: 'arch',
});

function groups(...curves: CurveBackground[]): readonly string[] {
  return modulesByCurve(content, curves).map(({ curve: behind, modules }) => {
    const ids = modules.map(({ index }) => 'abcde'[index]).join('');
    return behind ? `(${ids})` : ids;
  });
}

it.each([
  ['no background', [], ['abcde']],
  ['one in the middle', [curve('b', 2)], ['a', '(bc)', 'de']],
  ['one from the first to the last', [curve('a', 5)], ['(abcde)']],
  ['one that reaches beyond the last', [curve('d', 9)], ['abc', '(de)']],
  ['two next to each other', [curve('d', 1), curve('b', 2)], ['a', '(bc)', '(d)', 'e']],
  ['two that overlap', [curve('b', 2), curve('c', 2)], ['a', '(bc)', 'de']],
  ['one that begins nowhere', [curve('x', 2)], ['abcde']],
])('modules are grouped by the background behind them: %s', (_, curves, expected) => {
  expect(groups(...curves)).toEqual(expected);
});

it('A module that is not translated says in which language and direction it is', () => {
  const host = {
    ...exampleContent(),
    site: exampleSite,
    sanitize,
    preview: false,
    renderForm: () => null,
  };
  const render = (module: object) =>
    renderToStaticMarkup(
      createElement(PageModules, {
        zones: { content: [{ type: 'quote', quote: 'Bread', ...module }] },
        host,
      }),
    );
  expect(render({})).not.toContain('lang=');
  expect(render({ textsIn: 'ar' })).toMatch(/^<div lang="ar" dir="rtl" .*Bread/);
});
