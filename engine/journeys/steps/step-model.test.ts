import { describe, expect, it } from 'vitest';
import type {
  Analytics,
  Decision,
  Form,
  FunctionDocument,
  Journey,
  Operation,
  Options,
  Rule,
} from '#schemas';
import { Fault } from '../../base/problems/fault.ts';
import { visitStep } from '../events/visit-step.ts';
import { environment, inventedOperation, modelContext } from '../journeys.fixture.ts';
import { compileJourney, type JourneyDocuments } from '../model/compile-journey.ts';
import { newState } from '../model/state.ts';
import { buildStepModel } from './step-model.ts';
import type { StepModelDocuments } from './step-model-documents.ts';

const whoForm: Form = {
  kind: 'form',
  id: 'who',
  schemaVersion: 2,
  fields: [
    { name: 'age', type: 'text-input', label: 'Age', value: { type: 'integer' } },
    { name: 'secret', type: 'text-input', label: 'Secret', value: { type: 'string' }, sensitive: true },
  ],
};
const loanForm: Form = {
  kind: 'form',
  id: 'loan',
  schemaVersion: 2,
  fields: [
    {
      name: 'weeks',
      type: 'select',
      label: 'How long?',
      placeholder: 'Choose',
      options: 'lengths',
      when: { '==': [{ decide: ['shelf'] }, 'adult'] },
    },
    {
      name: 'renew',
      type: 'checkbox',
      label: 'Renew?',
      when: {
        or: [
          { '>': [{ lookup: ['lengths', { var: 'answers.weeks' }, 'days'] }, 7] },
          { '==': [{ var: 'settings.renewal' }, 'always'] },
        ],
      },
    },
  ],
};
const lengths: Options = {
  kind: 'options',
  id: 'lengths',
  schemaVersion: 1,
  options: [{ id: 'one', label: 'One week', data: { days: 7 } }],
};
const shelf: Decision = {
  kind: 'decision',
  id: 'shelf',
  schemaVersion: 1,
  // biome-ignore lint/suspicious/noThenProperty: a row of a decision.
  rows: [{ when: { var: 'facts.grownUp' }, then: 'adult' }],
  otherwise: { call: ['shelf-of', { age: 1 }] },
};
const shelfOf: FunctionDocument = {
  kind: 'function',
  id: 'shelf-of',
  schemaVersion: 1,
  input: { age: { type: 'number' } },
  value: 'children',
};
const missed: Analytics = {
  kind: 'analytics',
  id: 'missed',
  schemaVersion: 1,
  event: 'missed',
  data: { card: { var: 'results.card' } },
};
const journey: Journey = {
  kind: 'journey',
  id: 'borrow',
  schemaVersion: 2,
  settings: { longest: 'a week', renewal: 'no' },
  facts: { grownUp: { '>=': [{ var: 'answers.age' }, 18] }, unread: { var: 'answers.secret' } },
  steps: [
    {
      id: 'who',
      form: 'who',
      submitLabel: 'On',
      onSubmit: [
        {
          retries: 1,
          attempt: [{ call: 'issue-card', as: 'card' }],
        },
      ],
    },
    { id: 'loan', form: 'loan', submitLabel: 'Borrow', onInvalid: [{ track: 'missed' }] },
  ],
};

function missing(id: string): never {
  throw new Fault('unknown-document', id);
}
/** Returns a card with a key that must not leave the server. */
const issueCard: Operation = { ...inventedOperation('issue-card'), sensitive: ['key'] };
const named: Omit<StepModelDocuments, 'steps' | 'titleOf'> = {
  journey,
  form: loanForm,
  options: (id) => (id === 'lengths' ? lengths.options : undefined),
  decision: (id) => (id === 'shelf' ? shelf : id === 'shelf-of' ? shelfOf : missing(id)),
  operation: (id) => (id === 'issue-card' ? issueCard : missing(id)),
  analytics: (id) => (id === 'missed' ? missed : missing(id)),
  addressOf: (step) => `/${step}`,
  sensitive: new Set(['secret']),
  sensitiveResults: new Map([['card', new Set(['key'])]]),
};
const forms: JourneyDocuments = {
  ...named,
  pathOf: missing,
  form: (id) => [whoForm, loanForm].find((form) => form.id === id) ?? missing(id),
};
const compiled = compileJourney(journey, forms);
const documents: StepModelDocuments = { ...named, steps: compiled.steps, titleOf: (step) => step };

describe('the model of a step', () => {
  const state = {
    ...newState('run-1'),
    answers: { age: 30, secret: 'hush' },
    results: { card: { number: 'C1', key: 'k-1', spare: null }, other: 'x' },
    submitted: ['who'],
    completed: ['who'],
  };
  const visit = visitStep(compiled, state, 'loan', environment);
  if (visit.visit !== 'show') throw new Error('The step is not shown.');
  const context = {
    ...modelContext,
    site: { brand: 'B' },
  };
  const model = buildStepModel(visit, state, documents, context);

  it('holds what is evaluated of the documents that its rules name', () => {
    expect(model.definition.options).toEqual({ lengths: lengths.options });
    const { rows, otherwise } = shelf;
    expect(model.definition.decisions).toEqual({
      shelf: { rows, otherwise },
      'shelf-of': { otherwise: 'children' },
    });
  });

  it('holds what the facts that those read have come to, and nothing of what they were derived from', () => {
    expect(model.fixedFacts).toEqual({ grownUp: true });
    expect([model.definition.facts, model.before]).toEqual([{}, {}]);
    expect(JSON.stringify(model)).not.toContain('hush');
  });

  it('holds the rules of facts that its own answers change, with the earlier answers that those read', () => {
    const facts: Journey['facts'] = {
      ...journey.facts,
      grownUp: { and: [{ var: 'facts.ofAge' }, { answered: { var: 'answers.renew' } }] },
      ofAge: { '>=': [{ var: 'answers.age' }, 18] },
    };
    const changing = visitStep(compileJourney({ ...journey, facts }, forms), state, 'loan', environment);
    if (changing.visit !== 'show') throw new Error('The step is not shown.');
    const { definition, fixedFacts } = buildStepModel(
      changing,
      state,
      { ...documents, journey: { ...journey, facts } },
      context,
    );
    expect([Object.keys(definition.facts), fixedFacts]).toEqual([['grownUp'], { ofAge: true }]);
  });

  it('holds dots in place of a sensitive answer of an earlier step, whatever reads it', () => {
    const curious: Form = {
      ...loanForm,
      fields: [
        ...loanForm.fields,
        { name: 'copy', type: 'notice', tone: 'info', text: { var: 'answers.secret' } },
        { name: 'echo', type: 'notice', tone: 'info', text: { var: 'facts.unread' } },
      ],
    };
    const read = compileJourney(journey, { ...forms, form: (id) => (id === 'loan' ? curious : whoForm) });
    const shown = visitStep(read, state, 'loan', environment);
    if (shown.visit !== 'show') throw new Error('The step is not shown.');
    const { before, fixedFacts } = buildStepModel(shown, state, { ...documents, form: curious }, context);
    expect([before, fixedFacts]).toEqual([{ secret: '••••' }, { grownUp: true }]);
  });

  it('holds what a condition on a sensitive answer has come to, unless an answer of its own goes into it too', () => {
    const facts: Journey['facts'] = {
      isHush: { '==': [{ var: 'answers.secret' }, 'hush'] },
      isOther: { '==': [{ var: 'answers.secret' }, 'other'] },
      isRenewed: { and: [{ var: 'facts.isHush' }, { answered: { var: 'answers.renew' } }] },
    };
    const text: Rule = {
      if: [
        { var: 'facts.isHush' },
        'yes',
        { var: 'facts.isOther' },
        'no',
        { var: 'facts.isRenewed' },
        'so',
        '',
      ],
    };
    const curious: Form = {
      ...loanForm,
      fields: [...loanForm.fields, { name: 'copy', type: 'notice', tone: 'info', text }],
    };
    const deciding = { ...journey, facts };
    const read = compileJourney(deciding, { ...forms, form: (id) => (id === 'loan' ? curious : whoForm) });
    const shown = visitStep(read, state, 'loan', environment);
    if (shown.visit !== 'show') throw new Error('The step is not shown.');
    const model = buildStepModel(shown, state, { ...documents, form: curious, journey: deciding }, context);
    expect(model.fixedFacts).toEqual({ isHush: true, isOther: false });
    expect([Object.keys(model.definition.facts), model.before]).toEqual([['isRenewed'], {}]);
    expect(JSON.stringify(model.fixedFacts)).not.toContain('hush');
  });

  it('holds the data of the events of validation errors', () => {
    expect(model.results).toMatchObject({ card: { number: 'C1' } });
  });

  it('holds dots in place of what an operation says is sensitive', () => {
    expect(compiled.sensitiveResults).toEqual(documents.sensitiveResults);
    expect(model.results).toEqual({ card: { number: 'C1', key: '••••', spare: null } });
    expect(JSON.stringify(model)).not.toContain('k-1');
  });

  it('holds the settings that its rules read: the server’s where it has them, else the journey’s', () => {
    expect(model.settings).toEqual({ renewal: 'no' });
    const surroundings = { ...environment.surroundings, settings: { renewal: 'always', other: 'x' } };
    const configured = visitStep(compiled, state, 'loan', { ...environment, surroundings });
    if (configured.visit !== 'show') throw new Error('The step is not shown.');
    expect(buildStepModel(configured, state, documents, context).settings).toEqual({ renewal: 'always' });
    expect(configured.current.evaluation.relevant.map(({ field }) => field.name)).toContain('renew');
    expect(configured.current.evaluation.scope.settings).toEqual({ longest: 'a week', renewal: 'always' });
  });

  it('is evaluated again when an answer changes that only a decision reads', () => {
    const [who] = compiled.steps;
    expect(who?.form.read).toEqual(new Set());
    expect(compiled.steps[1]?.form.read).toEqual(new Set(['age', 'weeks']));
  });
});
