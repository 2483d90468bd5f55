import { expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Document, Field, Form, Rule } from '#schemas';
import { sha256 } from '#server';
import { decisionsOf, expectedOf } from '../../cli/scenarios/decisions.ts';
import type { ScenarioFile } from '../../cli/scenarios/scenario.ts';
import { shippedSurroundings } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';

const { site, notFoundPage } = shippedSurroundings();

const costs = ['rent', 'wages'];
const total: Rule = { '+': costs.map((name) => ({ else: [{ var: `answers.${name}` }, 0] })) };
const asAmount = (rule: Rule): Rule => ({ 'format-money': [rule, 'NZD'] });

const confirmation: readonly Field[] = [
  {
    name: 'costs',
    type: 'table',
    label: 'Your costs',
    empty: 'None',
    rows: [
      ...costs.map((name) => ({ label: name, value: asAmount({ else: [{ var: `answers.${name}` }, 0] }) })),
      { label: 'Total', value: asAmount({ var: 'facts.total' }) },
    ],
  },
  {
    name: 'isTotalRight',
    type: 'checkbox',
    label: { cat: ['The total of ', asAmount({ var: 'facts.total' }), ' is right'] },
    required: true,
    clearedBy: costs,
  },
];

function form(id: string, fields: readonly Field[]): Form {
  return { kind: 'form', id, schemaVersion: 2, fields: [...fields] };
}

const documents: readonly Document[] = [
  site,
  notFoundPage.page,
  form(
    'costs-form',
    costs.map((name) => ({ name, type: 'money-input', label: name, currency: 'NZD' })),
  ),
  form('total-form', confirmation),
  form('done-form', []),
  {
    kind: 'journey',
    id: 'grant',
    schemaVersion: 2,
    path: '/grant',
    facts: { total },
    everyStep: { template: 'general', content: [{ type: 'form' }] },
    steps: [
      { id: 'costs', path: '', title: 'Costs', form: 'costs-form', submitLabel: 'Continue' },
      { id: 'total', path: 'total', title: 'Total', form: 'total-form', submitLabel: 'Send' },
      { id: 'done', path: 'done', title: 'Send', form: 'done-form', submitLabel: 'Send' },
    ],
  },
];

const file: ScenarioFile = {
  journey: 'grant',
  today: '2026-03-02',
  filled: { costs: { rent: '800', wages: '1,200.50' }, total: { isTotalRight: 'true' } },
  scenarios: [
    {
      title: 'a total is confirmed, and again once an amount has changed',
      turns: [
        { press: 'costs', expect: { outcome: 'accepted', at: { step: 'total' } } },
        {
          press: 'total',
          changes: { isTotalRight: '' },
          expect: { outcome: 'invalid', at: { step: 'total' }, problems: { isTotalRight: 'required' } },
        },
        {
          visit: 'total',
          expect: {
            outcome: 'shown',
            at: { step: 'total' },
            fields: ['costs', 'isTotalRight'],
            amounts: { costs: ['1,200.50', '2,000.50', '800.00'] },
          },
        },
        {
          press: 'total',
          changes: { isTotalRight: 'true' },
          expect: { outcome: 'accepted', at: { step: 'done' } },
        },
        {
          press: 'costs',
          changes: { rent: '900' },
          expect: { outcome: 'accepted', at: { step: 'total' }, answers: { isTotalRight: null } },
        },
      ],
    },
  ],
};

it.each(file.scenarios)('$title', async (scenario) => {
  const observed = await playScenario(scenario, file, compileRelease(documents, sha256));
  const expected = scenario.turns.map((turn, index) => expectedOf(turn, observed[index], file));
  expect(observed.map(decisionsOf)).toEqual(expected);
});
