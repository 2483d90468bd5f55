import type { Field, Form, Rule } from '#schemas';
import { proveJourney } from '../../analysis/prover/prove-journey.ts';
import { type ProvedStep, thanks, workshop } from '../../analysis/prover/prover.fixture.ts';
import { compileForm, evaluateForm, newState, validateForm, walkJourney } from '../../engine/index.ts';
import { environment } from '../../engine/journeys/journeys.fixture.ts';
import { medianMs } from './median-ms.ts';
import { type Row, within } from './row.ts';

/** Time of what happens at each key and press in a long list, and in a journey of many sections. */
export async function benchManyParts(): Promise<readonly Row[]> {
  const { compiled, surroundings } = hubOf(30);
  const ids = compiled.steps.map(({ definition }) => definition.id);
  const answers = Object.fromEntries(ids.map((id) => [id, true]));
  const state = { ...newState('bench'), answers, completed: ids, submitted: ids };
  return [
    within({
      name: 'evaluation and validation of a list of 50 items of 10 questions',
      ours: medianMs(judgeList(50)),
      peer: 50,
      unit: 'ms',
    }),
    within({
      name: 'walk through a hub of 30 sections of 3 steps',
      ours: medianMs(() => walkJourney(compiled, { ...state }, environment)),
      peer: 50,
      unit: 'ms',
    }),
    within({
      name: 'proof of a hub of 30 sections of 3 steps',
      ours: medianMs(() => proveJourney(compiled, surroundings)),
      peer: 2_000,
      unit: 'ms',
    }),
  ];
}

/** Ten questions: each is shown after the one before it and checked against it. */
function questions(): Extract<Field, { type: 'item-list' }>['fields'] {
  return Array.from({ length: 10 }, (_, index) => {
    const before = { var: `item.weight${index - 1}` };
    const isHeavier: Rule = { '>=': [{ var: `item.weight${index}` }, before] };
    const isWeighed: Rule = { '>': [before, 0] };
    return {
      name: `weight${index}`,
      type: 'number-input',
      label: `Weight ${index}`,
      required: true,
      value: { type: 'integer', minimum: 1 },
      messages: { required: 'Weigh it' },
      ...(index > 0 && { when: isWeighed, checks: [{ that: isHeavier, message: 'Heavier' }] }),
    };
  });
}

function judgeList(count: number): () => unknown {
  const form: Form = {
    kind: 'form',
    id: 'loaves',
    schemaVersion: 2,
    fields: [
      {
        name: 'loaves',
        type: 'item-list',
        label: 'Loaves',
        itemTitle: { cat: ['Loaf ', { var: 'item.position' }] },
        value: { maxItems: count },
        fields: questions(),
      },
      {
        name: 'heavy',
        type: 'notice',
        tone: 'info',
        text: 'Heavy',
        when: { some: [{ var: 'answers.loaves' }, { '>': [{ var: 'item.weight9' }, 1000] }] },
      },
    ],
  };
  const compiled = compileForm(form, {}, { options: () => undefined, decision: () => undefined });
  const weights = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`weight${index}`, index + 1]));
  const loaves = Array.from({ length: count }, (_, index) => ({ id: String(index + 1), ...weights }));
  const surroundings = { ...environment.surroundings, results: {}, session: {} };
  return () => {
    const evaluation = evaluateForm(compiled, {}, { loaves }, surroundings);
    return validateForm(evaluation, { constraints: () => [], fallbackMessages: {} });
  };
}

/** A journey whose sections have three steps each. Some wait for the one before them. */
function hubOf(count: number) {
  const ask = (id: string): ProvedStep => ({
    id,
    fields: [{ name: id, type: 'yes-no', label: id, required: true, messages: { required: 'Answer' } }],
  });
  const sections = Array.from({ length: count }, (_, index) => ({
    id: `part${index}`,
    title: `Part ${index}`,
    steps: ['a', 'b', 'c'].map((letter) => `part${index}${letter}`),
    ...(index % 10 === 9 && { waitsFor: [`part${index - 1}`] }),
  }));
  const tasks: ProvedStep = { id: 'tasks', fields: [{ name: 'tasks', type: 'task-list', label: 'Tasks' }] };
  const steps = sections.flatMap((section) => section.steps.map(ask));
  return workshop([tasks, ...steps, thanks], { sections });
}
