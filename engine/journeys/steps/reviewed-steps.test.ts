import { describe, expect, it } from 'vitest';
import { visitStep } from '../events/visit-step.ts';
import {
  compileInvented,
  confirmForm,
  environment,
  instrumentForm,
  joinForm,
  librarySignUp,
} from '../journeys.fixture.ts';
import { newState } from '../model/state.ts';
import { reviewedSteps } from './reviewed-steps.ts';

const places = { addressOf: (step: string) => `/${step}`, titleOf: (step: string) => `Title of ${step}` };
const [name, ...others] = joinForm.fields;
const forms = [
  {
    ...joinForm,
    fields: [
      ...(name ? [{ ...name, sensitive: true }] : []),
      ...others.map((field) => (field.name === 'email' ? { ...field, sensitive: true } : field)),
      { name: 'member', type: 'yes-no' as const, label: 'A member?', yesLabel: 'Yes, I am' },
      { name: 'born', type: 'date-input' as const, label: 'Born' },
      {
        name: 'gift',
        type: 'number-input' as const,
        label: 'A gift',
        prefix: '$',
        value: { type: 'number' },
      },
      { name: 'agree', type: 'checkbox' as const, label: 'Agree?' },
      { name: 'story', type: 'rich-text-input' as const, label: 'Story', value: { type: 'string' as const } },
      {
        name: 'secret',
        type: 'rich-text-input' as const,
        label: 'Secret',
        value: { type: 'string' as const },
        sensitive: true,
      },
      { name: 'silent', type: 'text-input' as const, label: '', value: { type: 'string' as const } },
      { name: 'inDollars', type: 'switch' as const, label: 'Show dollars', inReview: false },
    ],
  },
  instrumentForm,
  confirmForm,
];
const library = compileInvented(librarySignUp, forms);

/** With a question that may be asked beside the way, after the first step or at any. */
const withAside = (after: object) =>
  compileInvented(
    {
      ...librarySignUp,
      steps: [
        ...librarySignUp.steps,
        { id: 'help', form: 'help', submitLabel: 'Ask', aside: true, ...after },
      ],
    },
    [
      ...forms,
      {
        ...joinForm,
        id: 'help',
        fields: [{ name: 'question', type: 'text-input', label: 'Question', value: { type: 'string' } }],
      },
    ],
  );

function seen(step: string, lends: string, journey = library, helped: readonly string[] = []) {
  const answers = {
    name: 'Ada Lovelace',
    lends,
    newsletter: 'yes',
    email: 'ada@example.co.nz',
    member: true,
    born: '1990-05-07',
    gift: 12.5,
    agree: true,
    story: '<p>Read <strong>much</strong></p>',
    secret: '<p><strong>Hush</strong></p>',
    silent: 'unasked',
    inDollars: true,
    instrument: 'cello',
    cases: ['case', 'bow'],
    question: 'Which bow?',
  };
  const done = ['join', 'instrument', ...helped];
  const state = { ...newState('run-1'), answers, submitted: done, completed: done };
  const visit = visitStep(journey, state, step, environment);
  if (visit.visit === 'redirect')
    throw new Error(`The visitor is sent to ${JSON.stringify(visit.destination)}.`);
  return reviewedSteps(visit, places);
}

describe('the answers of the steps before', () => {
  it('are listed step by step, in the words of the questions, with the way to change them and back', () => {
    expect(seen('confirm', 'instruments')).toEqual([
      {
        step: 'join',
        title: 'Title of join',
        href: '/join?from=confirm',
        answers: [
          { label: 'Name', value: '••••' },
          { label: 'What would you like to borrow?', value: 'Instruments' },
          { label: 'Newsletter?', value: 'Yes' },
          { label: 'Email', value: 'a••••@example.co.nz' },
          { label: 'A member?', value: 'Yes, I am' },
          { label: 'Born', value: '7/05/1990' },
          { label: 'A gift', value: '$12.5' },
          { label: 'Agree?', value: true },
          {
            label: 'Story',
            value: 'Read much',
            rich: [{ kind: 'paragraph', runs: [{ text: 'Read ' }, { text: 'much', bold: true }] }],
          },
          { label: 'Secret', value: '••••' },
        ],
      },
      {
        step: 'instrument',
        title: 'Title of instrument',
        href: '/instrument?from=confirm',
        answers: [
          { label: 'Instrument', value: 'Cello' },
          { label: 'Extras', value: 'Case, Bow' },
        ],
      },
    ]);
  });

  it('leave out what only changes how a page looks', () => {
    const [join] = seen('confirm', 'books');
    expect(join?.answers.map(({ label }) => label)).not.toContain('Show dollars');
  });

  it.each([
    ['the step that they belong to', { after: 'join' }, ['join', 'help', 'instrument']],
    ['all others where they belong to none', {}, ['join', 'instrument', 'help']],
  ])('have those given beside the way after %s', (_, after, steps) => {
    const journey = withAside(after);
    expect(seen('confirm', 'instruments', journey, ['help']).map(({ step }) => step)).toEqual(steps);
    expect(seen('confirm', 'instruments', journey).map(({ step }) => step)).toEqual(['join', 'instrument']);
  });

  it('leave out the step itself where it is beside the way', () => {
    expect(seen('help', 'instruments', withAside({}), ['help']).map(({ step }) => step)).not.toContain(
      'help',
    );
  });

  it('leave out steps that are not on the way, and those that come later', () => {
    expect(seen('confirm', 'books').map(({ step }) => step)).toEqual(['join']);
    expect(seen('join', 'books')).toEqual([]);
  });
});
