import { compileJourney, emptyScope, Fault, objectOf, type RuleScope, type RuleType } from '#engine';
import { booleanType, factRules, nativePatterns, textType } from '#engine/parts';
import type { Field, Form, Journey, Operation, Rule } from '#schemas';
import type { ProofSurroundings } from './exploration/journey-model.ts';
import { type Proof, proveJourney } from './prove-journey.ts';

/** An invented workshop that repairs chairs and clocks. Each step has a form of its own. */
export interface ProvedStep extends Omit<Journey['steps'][number], 'form' | 'submitLabel'> {
  readonly fields: readonly Field[];
}

/** Everything of a journey of the workshop that a test may set. */
export interface Workshop {
  readonly facts?: { readonly [name: string]: Rule };
  readonly factTypes?: { readonly [name: string]: RuleType };
  readonly results?: { readonly [name: string]: RuleType };
  readonly sequences?: NonNullable<Journey['sequences']>;
  readonly sections?: NonNullable<Journey['sections']>;
  readonly operations?: { readonly [id: string]: Operation };
}

export const item = {
  name: 'item',
  type: 'radio-group',
  label: 'What is broken?',
  required: true,
  messages: { required: 'Choose' },
  options: [
    { id: 'chair', label: 'A chair' },
    { id: 'clock', label: 'A clock' },
    { id: 'other', label: 'Something else' },
  ],
} satisfies Field;

/** A question of one to five. */
export const count = {
  name: 'count',
  type: 'stepper',
  label: 'How many?',
  value: { type: 'integer', minimum: 1, maximum: 5 },
  required: true,
  fewerLabel: 'Fewer',
  moreLabel: 'More',
} satisfies Field;

/** A required whole number with limits, and checks of it. */
export function amount(
  name: string,
  [minimum, maximum]: readonly [number, number],
  ...checks: readonly Rule[]
): Field {
  return {
    name,
    type: 'number-input',
    label: name,
    required: true,
    value: { type: 'integer', minimum, maximum },
    checks: checks.map((that) => ({ that, message: 'Not so' })),
  };
}

/** A required date, and checks of it. */
export function day(name: string, ...checks: readonly Rule[]): Field {
  return {
    name,
    type: 'date-input',
    label: name,
    required: true,
    checks: checks.map((that) => ({ that, message: 'Not so' })),
  };
}

export function answer(name: string): Rule {
  return { var: `answers.${name}` };
}

/** A question without an answer that must be given. */
export function note(name: string, when?: Rule): Field {
  const field: Field = { name, type: 'text-input', label: name, value: { type: 'string' } };
  return when === undefined ? field : { ...field, when };
}

/** The condition that one item was chosen. */
export function isItem(id: string): Rule {
  return { '==': [{ var: 'answers.item' }, id] };
}

/** The step that asks what is broken. */
export const what: ProvedStep = { id: 'what', fields: [item] };

/** The last step of a journey. */
export const thanks: ProvedStep = { id: 'thanks', final: true, fields: [] };

/** The journey of some steps, and its surroundings. */
export function workshop(
  steps: readonly ProvedStep[],
  { facts = {}, factTypes = {}, results = {}, sequences, sections, operations = {} }: Workshop = {},
) {
  const forms = steps.map(
    ({ id, fields }): Form => ({ kind: 'form', id: `${id}-form`, schemaVersion: 2, fields: [...fields] }),
  );
  const document: Journey = {
    kind: 'journey',
    id: 'repair',
    schemaVersion: 2,
    facts: { ...facts },
    settings: { closed: 'no' },
    ...(sequences && { sequences }),
    ...(sections && { sections }),
    steps: steps.map(({ fields: _, ...step }) => ({
      ...step,
      form: `${step.id}-form`,
      submitLabel: 'Go on',
    })),
  };
  const missing = (id: string): never => {
    throw new Fault('unknown-document', id);
  };
  const compiled = compileJourney(document, {
    form: (id) => forms.find((form) => form.id === id) ?? missing(id),
    options: () => undefined,
    decision: () => undefined,
    operation: (id) => operations[id] ?? missing(id),
    analytics: missing,
    pathOf: missing,
  });
  const answers = Object.fromEntries(
    compiled.steps.flatMap(({ form }) => form.fields.map(({ field, type }) => [field.name, type])),
  );
  const scope: RuleScope = { ...emptyScope, now: '2026-01-15', matches: nativePatterns };
  const surroundings: ProofSurroundings = {
    facts: factRules(document),
    decision: () => undefined,
    scope,
    roots: () => ({
      answers: objectOf(answers),
      results: objectOf({ ...results }),
      settings: objectOf({ closed: textType }),
      facts: objectOf({
        ...Object.fromEntries(Object.keys(facts).map((name) => [name, booleanType])),
        ...factTypes,
      }),
    }),
  };
  return { compiled, surroundings };
}

/** The proof of a journey of the workshop. */
export function prove(steps: readonly ProvedStep[], shared?: Workshop): Proof {
  const { compiled, surroundings } = workshop(steps, shared);
  return proveJourney(compiled, surroundings);
}

/** The findings of the proof of a journey of the workshop. */
export function findings(steps: readonly ProvedStep[], shared?: Workshop): Proof['findings'] {
  return prove(steps, shared).findings;
}
