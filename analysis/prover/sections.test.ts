import { describe, expect, it } from 'vitest';
import type { Field, Journey } from '#schemas';
import { proveJourney } from './prove-journey.ts';
import { type ProvedStep, thanks, type Workshop, workshop } from './prover.fixture.ts';

const tasks: ProvedStep = { id: 'tasks', fields: [{ name: 'tasks', type: 'task-list', label: 'Tasks' }] };

function ask(id: string, more: Partial<ProvedStep> = {}, field: object = {}): ProvedStep {
  const question = { name: id, type: 'yes-no', label: id, required: true, messages: { required: 'Answer' } };
  return { id, fields: [{ ...question, ...field } as Field], ...more };
}

type Sections = NonNullable<Journey['sections']>;

function section(id: string, more: Partial<Sections[number]> = {}): Sections[number] {
  return { id, title: id, steps: [id], ...more };
}

const isYes = (name: string) => ({ '==': [{ var: `answers.${name}` }, true] });

function prove(steps: readonly ProvedStep[], sections: Sections, more: Workshop = {}) {
  const { compiled, surroundings } = workshop([...steps, thanks], { ...more, sections });
  const proof = proveJourney(compiled, surroundings);
  const outcome = (step: string, of: string) => {
    const found = proof.conditions.find(({ place }) => place.of === of && place.step.definition.id === step);
    return found && { held: found.held, failed: found.failed };
  };
  return { ...proof, outcome };
}

describe('the proof of a journey with sections', () => {
  it('finds nothing in one whose sections can be done in any order', () => {
    const { findings, isComplete, undecided } = prove(
      [tasks, ask('you'), ask('home')],
      [section('you'), section('home', { optional: true })],
    );
    expect({ findings, undecided, isComplete }).toEqual({ findings: [], undecided: [], isComplete: true });
  });

  it('knows that a section may be open while another is filled in', () => {
    const whenAnswered = { when: { answered: { var: 'answers.you' } } };
    const { outcome } = prove(
      [tasks, ask('you'), ask('home', {}, whenAnswered)],
      [section('you'), section('home')],
    );
    expect(outcome('home', 'field')).toEqual({ held: true, failed: true });
  });

  it('knows that a section is complete where another waits for it, and where it must be', () => {
    const whenAnswered = { when: { answered: { var: 'answers.you' } } };
    const { outcome } = prove(
      [tasks, ask('you'), ask('home', {}, whenAnswered), ask('send', {}, whenAnswered)],
      [section('you'), section('home', { waitsFor: ['you'] })],
    );
    expect(outcome('home', 'field')).toEqual({ held: true, failed: false });
    expect(outcome('send', 'field')).toEqual({ held: true, failed: false });
  });

  it('knows that an optional section may be left out', () => {
    const whenDone = { when: { var: 'section.you.isComplete' } };
    const { outcome } = prove(
      [tasks, ask('you'), ask('send', {}, whenDone)],
      [section('you', { optional: true })],
    );
    expect(outcome('send', 'field')).toEqual({ held: true, failed: true });
  });

  it('tells a section that is not there from a complete one', () => {
    const { conditions } = prove(
      [ask('moves'), tasks, ask('you'), ask('home', { submitReady: { var: 'section.you.isComplete' } })],
      [section('you', { when: { not: isYes('moves') } }), section('home')],
    );
    const [ready] = conditions.filter(({ place }) => place.of === 'rule');
    expect([ready?.held, ready?.failed]).toEqual([true, true]);
  });

  it('reports a condition of a section that never holds', () => {
    const { outcome, findings } = prove(
      [ask('moves'), tasks, ask('you'), ask('home')],
      [section('you'), section('home', { when: { and: [isYes('moves'), { not: isYes('moves') }] } })],
    );
    expect(outcome('home', 'section')).toEqual({ held: false, failed: true });
    expect(findings).toMatchObject([{ finding: 'unreachable-step', step: 'home' }]);
  });

  it('reaches no end where a section that must be complete refuses every answer', () => {
    const never = {
      checks: [{ that: { '!=': [{ var: 'answers.you' }, { var: 'answers.you' }] }, message: 'No' }],
    };
    const steps = [tasks, ask('you', {}, never), ask('home')];
    const needed = prove(steps, [section('you'), section('home')]);
    expect(needed.outcome('you', 'check')).toEqual({ held: false, failed: true });
    expect(needed.findings).toContainEqual({ finding: 'unreachable-end' });
    expect(prove(steps, [section('you', { optional: true }), section('home')]).findings).toEqual([]);
  });

  it('finds steps of a section that lead round, with answers that show it', () => {
    const { findings } = prove(
      [tasks, ask('you'), ask('more', { next: [{ when: isYes('you'), step: 'more' }] }), ask('home')],
      [section('you', { steps: ['you', 'more'] }), section('home')],
    );
    expect(findings).toContainEqual(expect.objectContaining({ finding: 'round-trip', steps: ['more'] }));
  });

  it('is whole for thirty sections that do not read one another', () => {
    const names = Array.from({ length: 30 }, (_, index) => `part${index}`);
    const { isComplete, findings } = prove(
      [tasks, ...names.map((name) => ask(name))],
      names.map((name) => section(name)),
    );
    expect({ isComplete, findings }).toEqual({ isComplete: true, findings: [] });
  });
});
