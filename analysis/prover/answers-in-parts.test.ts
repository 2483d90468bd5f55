import { expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { findings, note, type ProvedStep, thanks } from './prover.fixture.ts';

const home = {
  name: 'home',
  type: 'address-input',
  label: 'Where is it?',
  required: true,
  parts: [
    { part: 'line1', label: 'Street', required: true },
    { part: 'town', label: 'Town' },
    { part: 'country', label: 'Country', maxLength: 3 },
  ],
} satisfies Field;

const part = (name: string): Rule => ({ var: `answers.home.${name}` });
const extra: ProvedStep = { id: 'extra', fields: [note('extra')] };

function stepsBehind(when: Rule): readonly ProvedStep[] {
  return [
    { id: 'where', fields: [home], next: [{ when, step: 'extra' }, { step: 'thanks' }] },
    extra,
    thanks,
  ];
}

it('A step is reached by the parts of one answer together', () => {
  const both = { and: [{ '==': [part('town'), 'Levin'] }, { '!': [{ answered: part('country') }] }] };
  expect(findings(stepsBehind(both))).toEqual([]);
});

it('A step behind a part that is always there is not reached without it, nor by a text that the part cannot have', () => {
  const unreachable = [{ finding: 'unreachable-step', step: 'extra' }];
  expect(findings(stepsBehind({ '!': [{ answered: part('line1') }] }))).toEqual(unreachable);
  expect(findings(stepsBehind({ '==': [part('country'), 'New Zealand'] }))).toEqual(unreachable);
});
