import { expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileTemplate, evaluateTemplate } from '../evaluation/template.ts';
import { emptyScope } from '../runtime/scope.ts';
import { type HtmlPiece, htmlOfPieces, htmlTemplate } from './html-pieces.ts';

function shown(html: Rule, answers: object = {}) {
  const { value } = evaluateTemplate(compileTemplate(htmlTemplate(html)), {
    ...emptyScope,
    answers: { ...answers },
  });
  return htmlOfPieces(value as readonly HtmlPiece[]);
}

it('what an author writes stays markup, and what a formula gives is text', () => {
  const html = { cat: ['<p title="', { var: 'answers.name' }, '">', { var: 'answers.name' }, '</p>'] };
  expect(shown(html, { name: '"><script>alert(1)</script>' })).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
  expect(shown(html)).toBe('<p title=""></p>');
});

it('a text without formulas is itself, whatever it looks like', () => {
  expect(shown('<p>{"var": "answers.name"}</p>', { name: 'Ida' })).toBe('<p>{"var": "answers.name"}</p>');
});

it('a formula that gives the whole text gives no markup', () => {
  expect(shown({ var: 'answers.name' }, { name: '<b>Ida</b>' })).toBe('&lt;b&gt;Ida&lt;/b&gt;');
  expect(shown({ cat: ['<p>', { count: [[1, 2]] }, '</p>'] })).toBe('<p>2</p>');
});
