import { expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Document, Form, Page } from '#schemas';
import { sha256 } from '#server';
import { decisionsOf, expectedOf } from '../../cli/scenarios/decisions.ts';
import type { ScenarioFile } from '../../cli/scenarios/scenario.ts';
import { shippedSurroundings } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';

const { site, notFoundPage } = shippedSurroundings();

function form(id: string, field: string): Form {
  const value = { type: 'string' };
  const fields: Form['fields'] = [{ name: field, type: 'text-input', label: field, value, required: true }];
  return { kind: 'form', id, schemaVersion: 2, fields };
}

function page(id: string, step: string): Page {
  const content: Page['zones']['content'] = [{ type: 'form', journey: 'hire', step }];
  const seo = { sitemapVisible: true };
  return {
    kind: 'page',
    id,
    schemaVersion: 1,
    path: `/${id}`,
    template: 'general',
    title: id,
    seo,
    zones: { content },
  };
}

const documents: readonly Document[] = [
  site,
  notFoundPage.page,
  form('rider-form', 'rider'),
  form('bicycle-form', 'bicycle'),
  page('rider-page', 'rider'),
  page('bicycle-page', 'bicycle'),
  {
    kind: 'journey',
    id: 'hire',
    schemaVersion: 2,
    steps: [
      { id: 'rider', form: 'rider-form', submitLabel: 'Continue' },
      { id: 'bicycle', form: 'bicycle-form', submitLabel: 'Hire' },
    ],
  },
];

const file: ScenarioFile = {
  journey: 'hire',
  today: '2026-03-02',
  filled: { rider: { rider: 'Mere' }, bicycle: { bicycle: 'red' } },
  scenarios: [
    {
      title: 'the second step opens once the first is done, and the first stays open',
      turns: [
        { visit: 'bicycle', expect: { outcome: 'redirected', at: { step: 'rider' }, fields: ['rider'] } },
        { press: 'rider', expect: { outcome: 'accepted', at: { step: 'bicycle' } } },
        { visit: 'bicycle', expect: { outcome: 'shown', at: { step: 'bicycle' }, fields: ['bicycle'] } },
        { visit: 'rider', expect: { outcome: 'shown', at: { step: 'rider' }, fields: ['rider'] } },
      ],
    },
  ],
};

it.each(file.scenarios)('$title', async (scenario) => {
  const observed = await playScenario(scenario, file, compileRelease(documents, sha256));
  const expected = scenario.turns.map((turn, index) => expectedOf(turn, observed[index], file));
  expect(observed.map(decisionsOf)).toEqual(expected);
});
