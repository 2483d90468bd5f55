import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Document, Field } from '#schemas';
import type { Release } from '../../releases/live-releases.ts';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { answerSubmission } from '../presses/answer-submission.ts';
import { type ShowDeps, showStep } from '../show-step.ts';
import { workshopWith } from '../workshop.fixture.ts';
import { openJourney } from './journey-session.ts';
import type { SubmitDeps } from './submit-deps.ts';

const electric = { name: 'isElectric', label: 'Is it electric?', required: true } as const;
const asOptions: Field = {
  ...electric,
  type: 'radio-group',
  options: [
    { id: 'true', label: 'Yes' },
    { id: 'false', label: 'No' },
  ],
};
const asYesNo: Field = { ...electric, type: 'yes-no' };
const bought = { name: 'bought', label: 'Bought on', required: true } as const;
const asText: Field = { ...bought, type: 'text-input', value: { type: 'string', maxLength: 10 } };
const asDate: Field = { ...bought, type: 'date-input' };

const asking =
  (...fields: Field[]) =>
  (document: Document): Document =>
    document.kind === 'form' && document.id === 'bicycle-form' ? { ...document, fields } : document;

const first: Release = { id: 'first', compiled: workshopWith(asking(asOptions, asText)) };
const second: Release = { id: 'second', compiled: workshopWith(asking(asYesNo, asDate)) };
let live = first;
let outside: Outside;
let deps: SubmitDeps & ShowDeps;

beforeAll(async () => {
  const workshop = await openWorkshop();
  outside = workshop.outside;
  deps = {
    ...workshop.deps,
    releases: { live: () => live, find: async (id) => [first, second].find((release) => release.id === id) },
  };
});
afterAll(() => outside.close());

/** Answers the first step under the first release, then opens the journey under the second. */
async function crossOver(isElectric: string, boughtOn: string) {
  live = first;
  const sessionId = deps.sessions.ids.issue();
  const shown = await showStep({ sessionId, journey: 'mend', step: 'bicycle', query: [] }, deps);
  const run = shown?.shown === 'step' ? shown.formToken : '';
  const response = await answerSubmission(
    new Request('http://site.example/api/journeys/mend/bicycle', {
      method: 'POST',
      headers: { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' },
      body: new URLSearchParams({ _run: run, isElectric, bought: boughtOn }),
    }),
    { journey: 'mend', step: 'bicycle' },
    deps,
  );
  expect(await response.json()).toMatchObject({ outcome: 'accepted' });
  live = second;
  return await openJourney(sessionId, 'mend', deps);
}

it('moves a visitor whose answers can be read again to the release that wants them in other types', async () => {
  const opened = await crossOver('true', '27/03/2007');
  expect(opened?.release.id).toBe('second');
  expect(opened?.state.answers).toMatchObject({ isElectric: true, bought: '2007-03-27' });
});

it('leaves a visitor on the release that their answers fit, when one cannot be read again', async () => {
  const opened = await crossOver('false', 'last year');
  expect(opened?.release.id).toBe('first');
  expect(opened?.state.answers).toMatchObject({ isElectric: 'false', bought: 'last year' });
});
