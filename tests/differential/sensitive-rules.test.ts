import { expect, it } from 'vitest';
import { checkDocuments } from '#analysis';
import { compileRelease, newState, visitStep } from '#engine';
import { findJourney, sha256 } from '#server';
import { createFormState } from '../../renderer/state/form-state.ts';
import type { OpenJourney } from '../../server/journeys/state/journey-session.ts';
import { stepModelOf } from '../../server/journeys/state/step-model-of.ts';
import { documentSource, manyDocuments } from '../support/documents/thousand-documents.ts';

const text = { type: 'text-input', label: 'Word', value: { type: 'string', maxLength: 20 }, unread: true };

/** A journey that asks for a secret word, and of which a later step has a field for those alone who know it. */
const sources = [
  ...manyDocuments(10),
  documentSource('secret', 'journey', {
    path: '/secret',
    everyStep: { template: 'plain' },
    facts: { isWord: "= answers.word = 'pumpernickel'" },
    steps: [
      { id: 'ask', path: 'ask', title: 'Ask', form: 'ask-form', submitLabel: 'Go on' },
      { id: 'use', path: 'use', title: 'Use', form: 'use-form', submitLabel: 'Go on' },
    ],
  }),
  documentSource('ask-form', 'form', { fields: [{ ...text, name: 'word', sensitive: true }] }),
  documentSource('use-form', 'form', {
    fields: [
      { ...text, name: 'known', when: '= facts.isWord' },
      { ...text, name: 'unknown', when: '= not facts.isWord' },
      { ...text, name: 'given', when: '= answers.word is answered' },
      { ...text, name: 'followed', when: "= facts.isWord and answers.given = 'yes'" },
    ],
  }),
];
const { documents } = checkDocuments(sources);
const release = {
  id: 'secret',
  compiled: compileRelease(
    documents.map(({ document }) => document),
    sha256,
  ),
};
const moment = { now: '2026-03-01', settings: {} };

it.each([
  ['pumpernickel', ['known', 'given', 'followed']],
  ['rye', ['unknown', 'given']],
])(
  'the browser shows what a sensitive answer %j decides on the server, without being told it',
  (word, expected) => {
    const journey = findJourney(release.compiled, 'secret');
    if (!journey) throw new Error('The journey is gone.');
    const state = {
      ...newState('run-1'),
      answers: { word, given: 'yes' },
      submitted: ['ask'],
      completed: ['ask'],
    };
    const visit = visitStep(journey.compiled, state, 'use', journey.environment('use', moment));
    if (visit.visit !== 'show') throw new Error('The step is not shown.');
    const model = stepModelOf({ journey, release } as OpenJourney, state, visit, { moment, events: [] });
    const sent = JSON.stringify(model);
    expect(sent).not.toContain('pumpernickel');
    const form = createFormState(JSON.parse(sent));
    const shown = () =>
      form.fields.map(({ field }) => field.name).filter((name) => form.fieldAtom(name).get().relevant);
    expect(visit.current.evaluation.relevant.map(({ field }) => field.name)).toEqual(expected);
    expect(shown()).toEqual(expected);
    form.change('given', ['no']);
    expect(shown()).toEqual(expected.filter((name) => name !== 'followed'));
  },
);
