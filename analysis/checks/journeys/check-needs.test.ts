import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const text = { type: 'text-input', label: 'Word', value: { type: 'string', maxLength: 20 }, unread: true };
const form = (id: string) => documentSource(`${id}-form`, 'form', { fields: [{ ...text, name: id }] });
const needs = (answer: string, otherwise: string) => ({ that: `= answers.${answer} is answered`, otherwise });

/** The loops of a journey of three steps, the last two of which have needs. */
function loops(second: readonly object[], third: readonly object[]) {
  const step = (id: string, own: readonly object[] = []) => ({
    id,
    path: id,
    title: id,
    form: `${id}-form`,
    submitLabel: 'Go on',
    ...(own.length > 0 && { needs: own }),
  });
  const journey = documentSource('walk', 'journey', {
    path: '/walk',
    everyStep: { template: 'plain' },
    steps: [step('first'), step('second', second), step('third', third)],
  });
  return checkDocuments([...manyDocuments(10), journey, ...['first', 'second', 'third'].map(form)])
    .problems.filter(({ code }) => code === 'endless-loop')
    .map(({ pointer, message }) => `${pointer}: ${message}`);
}

it('Needs that send a visitor round and round are reported at the need that leads there, not at another of its step', () => {
  expect(
    loops(
      [needs('first', 'first'), needs('third', 'third')],
      [needs('first', 'first'), needs('second', 'second')],
    ),
  ).toEqual([
    '/steps/1/needs/1/otherwise: Needs send a visitor from one of these steps to the next, round and round: second → third → second.',
  ]);
});

it('Needs that all lead back to an earlier step are no loop', () => {
  expect(loops([needs('first', 'first')], [needs('first', 'first'), needs('second', 'second')])).toEqual([]);
});

it('A need that leads to its own step is one', () => {
  expect(loops([needs('first', 'first'), needs('second', 'second')], [])).toEqual([
    '/steps/1/needs/1/otherwise: The step "second" sends a visitor who lacks what it needs to itself.',
  ]);
});
