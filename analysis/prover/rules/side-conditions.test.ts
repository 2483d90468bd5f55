import { expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { proveJourney } from '../prove-journey.ts';
import {
  isItem,
  item,
  note,
  type ProvedStep,
  prove,
  thanks,
  type Workshop,
  workshop,
} from '../prover.fixture.ts';
import type { JourneyParts } from './side-conditions.ts';

const clock = isItem('clock');
const chair = isItem('chair');
const both: Rule = { and: [clock, chair] };

/** The outcomes of the conditions that decide no path, by their pointers. */
function outcomes(steps: readonly ProvedStep[], shared: Workshop = {}, everywhere: JourneyParts = []) {
  const { compiled, surroundings } = workshop(steps, shared);
  const { conditions } = proveJourney(compiled, surroundings, everywhere);
  const named = conditions.map(({ place, held, failed }) => {
    const pointer = place.of === 'rule' ? place.pointer : place.of === 'step' ? place.step.definition.id : '';
    return [pointer, held && failed ? 'both' : held ? 'always' : 'never'] as const;
  });
  return Object.fromEntries(named.filter(([pointer]) => pointer !== ''));
}

const what: ProvedStep = { id: 'what', fields: [item] };
const clear = (when: Rule) => ({ clear: ['answers.other'], when });

function notice(text: NonNullable<Extract<Field, { readonly type: 'notice' }>['text']>, when?: Rule): Field {
  return { name: 'hint', type: 'notice', tone: 'info', text, ...(when !== undefined && { when }) };
}

it('An action after submitting is asked with the answers that the step requires', () => {
  const given: Rule = { answered: { var: 'answers.item' } };
  const step = { ...what, onSubmit: [clear(given), clear(both), clear(clock)], onEnter: [clear(given)] };
  expect(outcomes([step, thanks])).toEqual({
    '/onSubmit/0/when': 'always',
    '/onSubmit/1/when': 'never',
    '/onSubmit/2/when': 'both',
    '/onEnter/0/when': 'both',
  });
});

it('An action is not asked about answers that actions change or later steps give', () => {
  const later: Rule = { answered: { var: 'answers.later' } };
  const missing: Rule = { '!': { answered: { var: 'answers.item' } } };
  const change = { clear: ['answers.item'] };
  const steps = [
    { ...what, onSubmit: [change, clear(missing), clear(later)] },
    { id: 'later', fields: [note('later')] },
    thanks,
  ];
  expect(outcomes(steps)).toMatchObject({ '/onSubmit/1/when': 'both', '/onSubmit/2/when': 'both' });
});

it('An action may be asked after a result has changed', () => {
  const results = { offer: { kind: 'object', properties: { open: { kind: 'boolean' } } } } as const;
  const open: Rule = { '==': [{ var: 'results.offer.open' }, true] };
  const next = [{ when: open, step: 'buy' }, { step: 'thanks' }];
  const steps = [{ ...what, next }, { id: 'buy', fields: [], onSubmit: [clear({ '!': open })] }, thanks];
  expect(outcomes(steps, { results })['/onSubmit/0/when']).toBe('both');
});

it('A text is asked while its field is shown', () => {
  const rows = (when: Rule) => [{ when, text: 'A clock' }, { text: 'Something' }];
  const at = '/fields/1/text/0/when';
  const steps = (field: Field) => [{ ...what, fields: [item, field] }, thanks];
  expect(outcomes(steps(notice(rows(clock), chair)))[at]).toBe('never');
  expect(outcomes(steps(notice(rows(clock))))[at]).toBe('both');
});

it('A branch is asked where the path has decided it', () => {
  const text = { if: [clock, 'A clock', 'Something'] };
  const next = [{ when: clock, step: 'wind' }, { step: 'thanks' }];
  const steps = [{ ...what, next }, { id: 'wind', fields: [notice(text)] }, thanks];
  expect(outcomes(steps)['/fields/0/text/if/0']).toBe('always');
  expect(outcomes(steps.map((step) => ({ ...step, next: [] })))['/fields/0/text/if/0']).toBe('both');
});

it('A branch of the condition of a step is asked before the step, after those that decided otherwise', () => {
  const unless = (rule: Rule): Rule => ({ if: [rule, false, true] });
  const steps: readonly ProvedStep[] = [
    { ...what, next: [{ when: clock, step: 'wind' }] },
    { id: 'sit', when: unless(chair), fields: [] },
    { id: 'tell', when: unless(both), fields: [] },
    { id: 'wind', when: unless(clock), fields: [] },
    thanks,
  ];
  const asked = prove(steps).conditions.flatMap(({ place, held, failed }) =>
    place.of === 'rule' ? [[place.step.definition.id, held, failed]] : [],
  );
  expect(asked).toEqual([
    ['sit', true, true],
    ['tell', false, true],
    ['wind', false, true],
  ]);
});

it('A branch of a row is asked once the step is left, with the answers of an aside after it', () => {
  const told: Rule = { answered: { var: 'answers.call' } };
  const next = [
    { when: chair, step: 'thanks' },
    { when: { if: [chair, true, told] }, step: 'thanks' },
    { when: { if: [told, true, clock] }, step: 'thanks' },
  ];
  const aside: ProvedStep = { id: 'call', aside: true, after: 'what', fields: [note('call')] };
  expect(outcomes([{ ...what, next }, aside, thanks])).toMatchObject({
    '/next/1/when/if/0': 'never',
    '/next/2/when/if/0': 'never',
  });
});

it('A branch within a branch is asked where the outer one leads to it', () => {
  const text = {
    if: [clock, { if: [chair, 'Neither', 'A clock'] }, { if: [chair, 'A chair', 'Something'] }],
  };
  const steps = [what, { id: 'more', fields: [notice(text)] }, thanks];
  expect(outcomes(steps)).toEqual({
    '/fields/0/text/if/0': 'both',
    '/fields/0/text/if/1/if/0': 'never',
    '/fields/0/text/if/2/if/0': 'both',
  });
});

it('A text of an aside is asked after each step that it is open beside', () => {
  const text = [
    { when: both, text: 'Neither' },
    { when: clock, text: 'A clock' },
  ];
  const aside: ProvedStep = { id: 'call', aside: true, after: 'what', fields: [notice(text)] };
  expect(outcomes([what, aside, thanks])).toEqual({
    '/fields/0/text/0/when': 'never',
    '/fields/0/text/1/when': 'both',
  });
});

it('A part of the journey is asked at every step, and at the asides', () => {
  const asked: Rule = { answered: { var: 'answers.call' } };
  const chips = [
    { label: 'Call', step: 'call', when: both },
    { label: 'Item', step: 'what', when: clock },
  ];
  const facts: JourneyParts = [['/facts/called', { if: [asked, 1, 2] }]];
  const aside = { id: 'call', aside: true, fields: [note('call')] };
  expect(outcomes([what, aside, thanks], {}, [['/chips', chips], ...facts])).toMatchObject({
    '/chips/0/when': 'never',
    '/chips/1/when': 'both',
    '/facts/called/if/0': 'both',
  });
});

it('An aside is asked after its step', () => {
  const aside = (when: Rule): readonly ProvedStep[] => [
    what,
    { id: 'call', aside: true, after: 'what', when, fields: [] },
    thanks,
  ];
  expect(outcomes(aside(both))).toMatchObject({ call: 'never' });
  expect(outcomes(aside({ '!': { answered: { var: 'answers.item' } } }))).toMatchObject({ call: 'never' });
  expect(outcomes(aside(clock))).toMatchObject({ call: 'both' });
});

it('A button is asked whether its form is valid or not', () => {
  const isValid: Rule = { var: 'form.isValid' };
  const ready = (submitReady: Rule) => outcomes([{ ...what, submitReady }, thanks])['/submitReady'];
  expect(ready({ and: [isValid, both] })).toBe('never');
  expect(ready({ and: [isValid, clock] })).toBe('both');
});
