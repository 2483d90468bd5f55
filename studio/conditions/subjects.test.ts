import { expect, it } from 'vitest';
import { subjectsOf } from './subjects.ts';

const questions = [
  { name: 'loaf', label: 'Which loaf?', kind: 'choice', options: [{ id: 'rye', label: 'Rye' }] },
  { name: 'later', label: 'When?', kind: 'date', options: [] },
] as const;

it('offers the questions of the same item first, by their labels', () => {
  const ofItem = [{ name: 'age', label: 'How old?', kind: 'number', options: [] }] as const;
  const reached = [
    { path: 'item.age', type: { kind: 'number' } },
    { path: 'answers.loaf', type: { kind: 'choice', ids: ['rye'] } },
  ] as const;
  expect(subjectsOf(questions, reached, [], ofItem).map(({ path, label }) => [path, label])).toEqual([
    ['item.age', 'How old?'],
    ['answers.loaf', 'Which loaf?'],
  ]);
});

it('offers questions by their labels at once, and everything in reach once it is known', () => {
  expect(subjectsOf(questions, undefined, []).map(({ label }) => label)).toEqual(['Which loaf?', 'When?']);
  const reached = [
    { path: 'results.ticket.id', type: { kind: 'text' } },
    { path: 'facts.isMember', type: { kind: 'boolean' } },
    { path: 'facts.order.name', type: { kind: 'text' } },
    { path: 'site.brand', type: { kind: 'text' } },
    { path: 'answers.loaf', type: { kind: 'choice', ids: ['rye'] } },
  ] as const;
  const facts = {
    kind: 'facts',
    id: 'bakery-facts',
    schemaVersion: 2,
    facts: { isMember: { description: 'Has a card of the club.', value: true } },
  } as const;
  expect(
    subjectsOf(questions, reached, [facts]).map(({ path, label, kind, description, noun }) => [
      path,
      label,
      kind,
      description,
      noun,
    ]),
  ).toEqual([
    ['answers.loaf', 'Which loaf?', 'choice', undefined, 'Question'],
    ['facts.isMember', 'Is member', 'yes-no', 'Has a card of the club.', 'Fact'],
    ['results.ticket.id', 'Ticket id', 'text', undefined, 'Result'],
  ]);
});
