import { describe, expect, it } from 'vitest';
import { cursorIn } from './formula-cursor.ts';
import { wordAt } from './formula-word.ts';

function at(marked: string) {
  const offset = marked.indexOf('|');
  return { formula: marked.replace('|', ''), offset };
}

describe('an unfinished formula', () => {
  it.each<[string, string, readonly string[], boolean]>([
    ['answers.gu|', 'now', ['answers'], false],
    ['|', 'now', [], false],
    ['if answers.gu|', 'if now then now', ['answers'], false],
    ['if answers.a then (answers.b + |', 'if answers.a then (answers.b + now)', [], false],
    ['for t in offer.rows return t.ra|', 'for t in offer.rows return now', ['t'], false],
    ['some t in |', 'some t in now satisfies now', [], false],
    ['offers[pl|', 'offers[now]', [], true],
    ['rates(offers: fa|, plan: 2)', 'rates(offers: now, plan: 2)', [], false],
    ["answers.plan = 'ba|", 'answers.plan = now', [], false],
    ["answers.plan in ['a', 'b|'] and true", "answers.plan in ['a', now] and true", [], false],
    ['answers.a is answered and | or answers.b', 'answers.a is answered and now or answers.b', [], false],
  ])('%s is completed to one that can be checked', (marked, expected, path, hasItem) => {
    const { formula, offset } = at(marked);
    expect(cursorIn(formula, offset)).toMatchObject({ formula: expected, path, hasItem });
  });

  it('of which no beginning is sound still has roots', () => {
    expect(cursorIn('= = ans', 7)).toMatchObject({ formula: ' now', path: [] });
  });

  it('finds what is replaced: the name around the cursor, or the text without its quotes', () => {
    expect(cursorIn('answers.guests > 4', 10)?.replaced).toEqual({ from: 8, to: 14 });
    expect(cursorIn("a = 'bas' and b", 7)).toMatchObject({
      kind: 'text',
      replaced: { from: 5, to: 8 },
      isClosed: true,
    });
    expect(cursorIn("a = 'ba and b", 7)).toMatchObject({ replaced: { from: 5, to: 7 }, isClosed: false });
  });
});

describe('the word at a place', () => {
  it.each<[string, object | undefined]>([
    ['answers.add|ress.town = 1', { kind: 'path', keys: ['answers', 'address'], span: { from: 8, to: 15 } }],
    ['offers[pl|an = 2]', { kind: 'path', keys: ['item', 'plan'], pointer: '/filter/1/==/0' }],
    ['answers.|a else 3', { kind: 'path', keys: ['answers', 'a'] }],
    ['up|per(answers.a)', { kind: 'call', name: 'upper' }],
    ["answers.a = 'it''s| so'", { kind: 'text', text: "it's so", pointer: '/==/1' }],
    ['1 + 2|', undefined],
    ['if a|', undefined],
  ])('%s', (marked, expected) => {
    const { formula, offset } = at(marked);
    const word = wordAt(formula, offset);
    if (expected === undefined) expect(word).toBeUndefined();
    else expect(word).toMatchObject(expected);
  });
});
