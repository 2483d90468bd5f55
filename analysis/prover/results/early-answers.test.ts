import { describe, expect, it } from 'vitest';
import type { Action, Field, Rule } from '#schemas';
import { note, type ProvedStep, thanks, type Workshop, workshop } from '../prover.fixture.ts';
import { findAnswerReads } from './early-answers.ts';

const answer: Rule = { var: 'answers.shade' };
const says = (text: Rule): Field => ({ name: 'says', type: 'notice', tone: 'info', text });
const shade: ProvedStep = { id: 'shade', fields: [note('shade')] };
const first = (...fields: readonly Field[]): ProvedStep => ({
  id: 'first',
  fields: [note('name'), ...fields],
});

/** Pointers of the places that need an answer for which only later steps ask. */
function early(steps: readonly ProvedStep[], shared?: Workshop): readonly string[] {
  const { compiled, surroundings } = workshop([...steps, thanks], shared);
  return findAnswerReads(compiled, surroundings).flatMap(({ isEarly, pointer }) =>
    isEarly ? [pointer] : [],
  );
}

describe('a text that inserts an answer', () => {
  it('is too early where only a later step asks for it', () => {
    expect(early([first(says({ cat: ['Your shade: ', answer] })), shade])).toEqual(['/fields/1/text/cat/1']);
    expect(early([shade, first(says({ cat: ['Your shade: ', answer] }))])).toEqual([]);
  });

  it('is read through facts', () => {
    const facts = { painted: { upper: answer } };
    expect(early([first(says({ var: 'facts.painted' })), shade], { facts })).toEqual(['/fields/1/text']);
  });

  it('may say what holds without the answer', () => {
    expect(early([first(says({ else: [answer, 'none'] })), shade])).toEqual([]);
  });

  it('may stand beside the question, and on a step that a later one leads back to', () => {
    expect(early([first(says(answer), note('shade'))])).toEqual([]);
    const back = { ...shade, next: [{ when: { '==': [answer, 'none'] } satisfies Rule, step: 'first' }] };
    expect(early([first(says(answer)), back])).toEqual([]);
  });

  it('may insert what an action gives', () => {
    const given = { ...first(says(answer)), onSubmit: [{ set: 'shade', to: 'green' }] };
    expect(early([given, shade])).toEqual([]);
  });
});

describe('a check that compares with an answer', () => {
  it('is too early where only a later step asks for it, since it then refuses nothing', () => {
    const checked = {
      ...note('colour'),
      checks: [{ that: { '!=': [{ var: 'answers.colour' }, answer] }, message: 'No' }],
    };
    expect(early([first(checked as Field), shade])).toEqual(['/fields/1/checks/0/that']);
    expect(early([shade, first(checked as Field)])).toEqual([]);
  });

  it('has a message that is too early where it inserts such an answer', () => {
    const checked = (that: Rule): Field =>
      ({
        ...note('colour'),
        checks: [{ that, message: { cat: ['Not with ', answer] } }],
      }) as Field;
    const isRed: Rule = { '!=': [{ var: 'answers.colour' }, 'red'] };
    expect(early([first(checked(isRed)), shade])).toEqual(['/fields/1/checks/0/message/cat/1']);
    expect(early([shade, first(checked(isRed))])).toEqual([]);
    const isGiven: Rule = { or: [isRed, { not: { answered: answer } }] };
    expect(early([first(checked(isGiven)), shade])).toEqual([]);
  });
});

describe('an action of a step', () => {
  const says = { notify: { cat: ['Your shade: ', answer] }, tone: 'info' } satisfies Action;
  const acting = (...onSubmit: Action[]): ProvedStep => ({ ...first(), onSubmit });

  it('is too early where it says an answer for which only a later step asks', () => {
    expect(early([acting(says), shade])).toEqual(['/onSubmit/0/notify/cat/1']);
    expect(early([shade, acting(says)])).toEqual([]);
  });

  it('may say it only where there is one', () => {
    expect(early([acting({ ...says, when: { answered: answer } }), shade])).toEqual([]);
  });

  it('is not too early in a sequence, which later steps may run too', () => {
    expect(early([acting({ run: 'say' }), shade], { sequences: { say: [says] } })).toEqual([]);
  });
});
