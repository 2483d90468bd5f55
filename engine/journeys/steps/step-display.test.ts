import { describe, expect, it } from 'vitest';
import type { Journey } from '#schemas';
import { viewNow } from '../../forms/field-view.ts';
import { bakeryDocuments, bakeryOrder, compileBakery } from '../bakery.fixture.ts';
import { visitStep } from '../events/visit-step.ts';
import { environment, modelContext } from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { compileDisplay, evaluateDisplay } from './step-display.ts';
import { buildStepModel } from './step-model.ts';

const bakery = compileBakery();
const all = ['where', 'bread', 'pay'];
const paid: JourneyState = {
  ...newState('run-1'),
  answers: { street: 'High Street', streetId: 's-1', bread: 'rye', account: '12-3456' },
  submitted: all,
  completed: all,
};
function modelOf(step: string, state: JourneyState = paid) {
  const visit = visitStep(bakery, state, step, environment);
  if (visit.visit !== 'show') throw new Error(`The step ${step} is not shown.`);
  return buildStepModel(visit, state, bakeryDocuments(step), modelContext);
}

function displayOf(
  step: string,
  answers = {},
  given?: { [name: string]: boolean },
  state?: JourneyState,
  isValid = () => true,
) {
  const model = modelOf(step, state);
  const compiled = compileDisplay(model.definition);
  const surroundings = { ...environment.surroundings, results: model.results, session: {} };
  return evaluateDisplay(compiled, answers, surroundings, isValid, {
    ...model.display,
    ...(given && { given }),
  });
}

function priceOf(display: ReturnType<typeof displayOf>) {
  const price = display.summary?.relevant.find(({ field }) => field.name === 'price');
  return display.summary && viewNow(price?.view, display.summary.scope);
}

describe('the chips of a step', () => {
  it('are those of the steps completed before it, each with the way back', () => {
    expect(displayOf('pay').chips).toEqual([
      { step: 'where', href: '/order/where?from=pay', label: 'High Street' },
      { step: 'bread', href: '/order/bread?from=pay', label: 'rye' },
    ]);
    expect(displayOf('where').chips).toEqual([]);
  });

  it('are of an aside, too, once it is complete', () => {
    const asked = {
      ...paid,
      answers: { ...paid.answers, phone: '021' },
      submitted: [...all, 'ask'],
      completed: [...all, 'ask'],
    };
    expect(displayOf('bread', {}, undefined, asked).chips.map(({ step }) => step)).toEqual(['where', 'ask']);
  });

  it('are of an aside as soon as the step before it is complete, when a rule knows it by then', () => {
    const journey: Journey = {
      ...bakeryOrder,
      chips: [...(bakeryOrder.chips ?? []), { step: 'ask', label: 'Fresh' }],
      steps: bakeryOrder.steps.map((step) => (step.id === 'ask' ? { ...step, after: 'bread' } : step)),
    };
    const stepsOf = (step: string) => {
      const visit = visitStep(compileBakery(journey), paid, step, environment);
      if (visit.visit !== 'show') throw new Error(`The step ${step} is not shown.`);
      const { chips } = buildStepModel(visit, paid, bakeryDocuments(step, journey), modelContext).definition
        .display;
      return chips.filter(({ label }) => typeof label === 'string').map((chip) => chip.step);
    };
    expect(stepsOf('pay')).toEqual(['ask']);
    expect(stepsOf('bread')).toEqual([]);
    expect(stepsOf('ask')).toEqual([]);
  });

  it('lead on an aside only to the steps before its place', () => {
    const journey: Journey = {
      ...bakeryOrder,
      steps: bakeryOrder.steps.map((step) => (step.id === 'ask' ? { ...step, after: 'where' } : step)),
    };
    const visit = visitStep(compileBakery(journey), paid, 'ask', environment);
    if (visit.visit !== 'show') throw new Error('The step is not shown.');
    const { chips } = buildStepModel(visit, paid, bakeryDocuments('ask', journey), modelContext).definition
      .display;
    expect(chips.map(({ step }) => step)).toEqual(['where']);
  });

  it('are not shown for a step that is yet to come', () => {
    expect(displayOf('ask').chips.map(({ step }) => step)).toEqual(['where', 'bread', 'pay']);
  });
});

describe('the definition of a step', () => {
  const asks = bakeryDocuments('ask');
  function definitionFor(state: JourneyState) {
    const visit = visitStep(bakery, state, 'ask', environment);
    if (visit.visit !== 'show') throw new Error('The step is not shown.');
    return buildStepModel(visit, state, asks, modelContext).definition;
  }

  it('is one for all who have settled the same, whatever their answers', () => {
    const other = { ...paid, answers: { ...paid.answers, bread: 'wheat', account: '98-7654' } };
    expect(definitionFor(other)).toBe(definitionFor(paid));
    expect(JSON.stringify(definitionFor(other))).not.toMatch(/9?8-7654|12-3456/);
  });

  it('is another for those who have settled less', () => {
    const ordering = { ...paid, submitted: ['where', 'bread'], completed: ['where', 'bread'] };
    expect(definitionFor(paid).display.chips.map(({ step }) => step)).toEqual(['where', 'bread', 'pay']);
    expect(definitionFor(ordering).display.chips.map(({ step }) => step)).toEqual(['where', 'bread']);
  });
});

describe('a sensitive answer', () => {
  it('is masked in chips and summary, whatever the rule says', () => {
    expect(displayOf('ask').chips).toContainEqual({
      step: 'pay',
      href: '/order/pay?from=ask',
      label: 'Account ••••',
    });
    expect(priceOf(displayOf('pay', { account: '12-3456' }))).toMatchObject({
      rows: [{ label: 'Bread' }, { label: 'Account', value: '••••' }],
    });
  });

  it('does not even reach the browser for their sake', () => {
    expect(JSON.stringify(modelOf('ask'))).not.toContain('12-3456');
    expect(modelOf('ask').display.before).toMatchObject({ account: '••••' });
  });
});

describe('the summary', () => {
  it('is only on the steps that show it', () => {
    expect(displayOf('pay').summary).toBeDefined();
    expect(displayOf('bread').summary).toBeUndefined();
  });

  it('follows its own switches, whose first answer is their default', () => {
    expect(priceOf(displayOf('pay'))).toMatchObject({ rows: [{ value: '$8' }, {}] });
    expect(priceOf(displayOf('pay', {}, { inclusive: false }))).toMatchObject({
      rows: [{ value: '$7' }, {}],
    });
    const off = { ...paid, answers: { ...paid.answers, inclusive: false } };
    expect(priceOf(displayOf('pay', {}, undefined, off))).toMatchObject({ rows: [{ value: '$7' }, {}] });
  });

  it('leaves out a question that the step asks itself', () => {
    const bread = { name: 'bread', type: 'switch', label: 'Rye, please' } as const;
    const { summary } = bakeryOrder;
    if (summary === undefined) throw new Error('The bakery has no summary.');
    const journey: Journey = {
      ...bakeryOrder,
      summary: { ...summary, fields: [...summary.fields, bread] },
      steps: bakeryOrder.steps.map((step) => (step.id === 'bread' ? { ...step, summary: true } : step)),
    };
    const namesIn = (id: string) => {
      const visit = visitStep(compileBakery(journey), paid, id, environment);
      if (visit.visit !== 'show') throw new Error(`The step ${id} is not shown.`);
      const { definition } = buildStepModel(visit, paid, bakeryDocuments(id, journey), modelContext);
      return definition.display.summary?.form.fields.map(({ name }) => name);
    };
    expect(namesIn('pay')).toContain('bread');
    expect(namesIn('bread')).not.toContain('bread');
  });
});

describe('the display around a step', () => {
  const readBy = (step: string) => compileDisplay(modelOf(step).definition).read;

  it('follows the answers that its rules read, and no others', () => {
    expect([...(readBy('bread') ?? [])].sort()).toEqual(['bread', 'street']);
  });

  it('follows every answer where its button waits for all of them', () => {
    expect(readBy('pay')).toBeUndefined();
  });
});

describe('the button of a step', () => {
  it('says what a rule gives for the answers as they are', () => {
    expect(displayOf('bread', { bread: 'rye' }).submitLabel).toBe('Go on with rye');
    expect(displayOf('bread', { bread: 'wheat' }).submitLabel).toBe('Continue');
    expect(displayOf('pay').submitLabel).toBe('Order');
  });

  it('is ready when its rule says so, which may ask whether all answers hold', () => {
    expect(displayOf('bread', { bread: 'rye' }).submitReady).toBe(true);
    expect(displayOf('bread').submitReady).toBe(false);
    const asked: string[] = [];
    const ask = (answer: boolean) => () => {
      asked.push('asked');
      return answer;
    };
    expect(displayOf('pay', {}, undefined, paid, ask(true)).submitReady).toBe(true);
    expect(displayOf('pay', {}, undefined, paid, ask(false)).submitReady).toBe(false);
    expect(asked).toHaveLength(2);
    expect(displayOf('where', {}, undefined, paid, ask(false)).submitReady).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is missing where the journey ends, and so are the chips', () => {
    const ended = { ...newState('run-1'), answers: { bread: 'rye' }, ended: 'thanks' };
    expect(displayOf('thanks', {}, undefined, ended)).toEqual({
      submitLabel: undefined,
      submitReady: true,
      chips: [],
      summary: undefined,
    });
  });
});
