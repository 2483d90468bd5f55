import { type JourneyState, newState } from '#engine';
import type { Form, Journey } from '#schemas';
import { compileInvented, environment } from '../../../engine/journeys/journeys.fixture.ts';
import { type WhyContext, whyContext } from './why-context.ts';

/** Test journey of an invented swimming pool: a secret code, a condition of each kind, rows of `next` and an aside. */
const visitorForm: Form = {
  kind: 'form',
  id: 'visitor',
  schemaVersion: 2,
  fields: [
    {
      name: 'age',
      type: 'text-input',
      value: { type: 'string' },
      label: 'Age group',
      required: true,
      messages: { required: 'Which group?' },
      checks: [
        { that: { '!=': [{ var: 'answers.age' }, 'baby'] }, message: 'Babies swim free' },
        { that: { '!=': [{ var: 'answers.age' }, 'ghost'] }, message: { cat: ['No ', 'ghosts'] } },
      ],
    },
    {
      name: 'code',
      type: 'text-input',
      value: { type: 'string' },
      label: 'Code of the locker',
      sensitive: true,
      checks: [
        {
          that: { '!=': [{ var: 'answers.code' }, 'locked-out'] },
          message: { cat: [{ var: 'answers.code' }, ' opens no locker'] },
        },
        { that: { '!=': [{ var: 'answers.code' }, { var: 'answers.age' }] }, message: 'That is no secret' },
      ],
    },
    { name: 'isMember', type: 'checkbox', label: 'Member', sensitive: true },
    { name: 'born', type: 'date-input', label: 'Born', sensitive: true },
    {
      name: 'guardian',
      type: 'text-input',
      value: { type: 'string' },
      label: 'Guardian',
      when: { var: 'facts.isChild' },
      required: { var: 'facts.swimsDeep' },
      messages: { required: 'Who comes along?', maxLength: 'Which group?' },
    },
    {
      name: 'name',
      type: 'text-input',
      value: { type: 'string', minLength: 2 },
      label: 'Name',
      messages: { minLength: 'Too short' },
      checks: [{ that: { '!=': [{ var: 'answers.name' }, 'X'] }, message: 'Not X' }],
    },
    { name: 'deep', type: 'switch', label: 'The deep pool' },
  ],
};

const laneForm: Form = {
  kind: 'form',
  id: 'lane',
  schemaVersion: 2,
  fields: [{ name: 'lane', type: 'text-input', value: { type: 'string' }, label: 'Lane' }],
};

const swim: Journey = {
  kind: 'journey',
  id: 'swim',
  schemaVersion: 2,
  facts: {
    isChild: { '==': [{ var: 'answers.age' }, 'child'] },
    swimsDeep: { and: [{ var: 'facts.isChild' }, { '==': [{ var: 'answers.deep' }, true] }] },
    knowsCode: { '==': [{ var: 'answers.code' }, 'open-sesame'] },
  },
  steps: [
    { id: 'closed', form: 'lane', submitLabel: 'Go on', when: { '==': [1, 2] } },
    {
      id: 'visitor',
      form: 'visitor',
      submitLabel: 'Go on',
      next: [
        { when: { '==': [{ var: 'answers.age' }, 'senior'] }, step: 'sauna' },
        { when: { var: 'facts.swimsDeep' }, step: 'deep' },
      ],
    },
    { id: 'shallow', form: 'lane', submitLabel: 'Go on', when: { var: 'facts.isChild' } },
    { id: 'help', form: 'lane', submitLabel: 'Ask', aside: true },
    { id: 'deep', form: 'lane', submitLabel: 'Go on', next: [{ step: 'sauna' }] },
    { id: 'cave', form: 'lane', submitLabel: 'Go on', when: { var: 'facts.knowsCode' } },
    { id: 'sauna', form: 'lane', final: true },
  ],
};

/** The journey with given answers and the steps that were submitted. */
export function swimming(answers: JourneyState['answers'], ...done: readonly string[]): WhyContext {
  const state: JourneyState = { ...newState('run-1'), answers, submitted: done, completed: done };
  return whyContext(swim, compileInvented(swim, [visitorForm, laneForm]), state, environment);
}
