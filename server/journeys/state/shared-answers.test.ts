import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Document, Field } from '#schemas';
import { page, site } from '../../pages/bakery.fixture.ts';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { answerSubmission } from '../presses/answer-submission.ts';
import { type ShowDeps, showStep } from '../show-step.ts';
import type { SubmitDeps } from './submit-deps.ts';

const text = (name: string, maxLength: number, sensitive = false): Field => ({
  name,
  type: 'text-input',
  label: name,
  value: { type: 'string', maxLength },
  ...(sensitive && { sensitive }),
});
const form = (id: string, fields: Field[]): Document => ({ kind: 'form', id, schemaVersion: 2, fields });
const step = (id: string, journey: string) => ({ id, form: `${journey}-${id}`, submitLabel: 'Continue' });
const pageOf = (journey: string, id: string) =>
  page(`${journey}-page-${id}`, `/${journey}/${id}`, [{ type: 'form', journey, step: id }]);

/** Two journeys of an invented workshop: a bicycle is mended or hired. */
const documents: readonly Document[] = [
  site,
  page('nothing-here', '/nothing-here'),
  ...['kind', 'who', 'price', 'done'].map((id) => pageOf('mend', id)),
  ...['who', 'day'].map((id) => pageOf('hire', id)),
  {
    kind: 'journey',
    id: 'mend',
    schemaVersion: 2,
    sharedAnswers: ['kind', 'email', 'nickname'],
    steps: [
      step('kind', 'mend'),
      step('who', 'mend'),
      step('price', 'mend'),
      { id: 'done', form: 'mend-done', final: true },
    ],
  },
  form('mend-kind', [text('kind', 20)]),
  form('mend-who', [text('email', 80, true), text('nickname', 80), text('frame', 80)]),
  form('mend-price', []),
  form('mend-done', []),
  {
    kind: 'journey',
    id: 'hire',
    schemaVersion: 2,
    sharedAnswers: ['kind', 'email', 'nickname'],
    everyStep: {
      needs: { that: { '==': [{ var: 'answers.kind' }, 'hire'] }, otherwise: { page: 'mend-page-kind' } },
    },
    steps: [step('who', 'hire'), step('day', 'hire')],
  },
  form('hire-who', [text('email', 80, true), text('nickname', 5)]),
  form('hire-day', [text('day', 20)]),
];

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let sessionId = '';

beforeAll(async () => {
  const opened = await openWorkshop();
  outside = opened.outside;
  const release = { id: 'shared', compiled: compileRelease(documents, (text) => text) };
  deps = { ...opened.deps, releases: { live: () => release, find: async () => release } };
});
afterAll(() => outside.close());
beforeEach(() => {
  sessionId = deps.sessions.ids.issue();
});

const open = (journey: string, id: string) => showStep({ sessionId, journey, step: id }, deps);

async function shown(journey: string, id: string) {
  const found = await open(journey, id);
  if (found?.shown !== 'step') throw new Error(`Not shown: ${JSON.stringify(found)}`);
  return found;
}

async function press(journey: string, id: string, entries: { readonly [name: string]: string }) {
  const { formToken } = await shown(journey, id);
  // States saved within one millisecond would have the same time.
  await new Promise((resolve) => setTimeout(resolve, 2));
  await answerSubmission(
    new Request(`http://site.example/api/journeys/${journey}/${id}`, {
      method: 'POST',
      headers: {
        cookie: `__Host-waymark=${sessionId}`,
        accept: 'application/json',
        host: 'site.example',
      },
      body: new URLSearchParams({ _run: formToken, ...entries }),
    }),
    { journey, step: id },
    deps,
  );
}

const given = async (journey: string, id: string) => (await shown(journey, id)).model.given;

describe('answers that journeys share', () => {
  it('stand in the other journey, whose needs they meet; without them the visitor is sent to their page', async () => {
    expect(await open('hire', 'day')).toEqual({ shown: 'redirect', path: '/mend/kind' });
    await press('mend', 'kind', { kind: 'hire' });
    expect(await open('hire', 'day')).toEqual({ shown: 'redirect', path: '/hire/who' });
    await press('mend', 'who', { email: 'a@b.nz', nickname: 'Ro', frame: 'WTU123' });
    expect(await given('hire', 'who')).toMatchObject({ nickname: 'Ro' });
  });

  it('are kept encrypted where they are sensitive, together with what the other journey says of its own', async () => {
    await press('mend', 'kind', { kind: 'hire' });
    await press('mend', 'who', { email: 'secret@b.nz', nickname: 'Ro', frame: 'WTU123' });
    await press('hire', 'who', { nickname: 'Kea' });
    const kept = await deps.sessions.read(sessionId, 'hire');
    expect(JSON.stringify(kept?.state)).not.toContain('secret@b.nz');
    expect(kept?.sensitive).toMatchObject({ answers: { email: 'secret@b.nz' } });
    expect(JSON.stringify(kept)).not.toContain('WTU123');
    expect(await given('mend', 'who')).toMatchObject({ nickname: 'Kea', frame: 'WTU123' });
  });

  it('are left out where they do not fit', async () => {
    await press('mend', 'kind', { kind: 'hire' });
    await press('mend', 'who', { email: 'a@b.nz', nickname: 'Hemi the Great', frame: 'WTU123' });
    expect(await given('hire', 'who')).not.toHaveProperty('nickname');
  });

  it('make a step with other answers be submitted again', async () => {
    await press('mend', 'kind', { kind: 'hire' });
    await press('hire', 'who', { email: 'a@b.nz', nickname: 'Ro' });
    expect((await open('hire', 'day'))?.shown).toBe('step');
    await press('mend', 'who', { email: 'other@b.nz' });
    expect(await open('hire', 'day')).toEqual({ shown: 'redirect', path: '/hire/who' });
  });

  it('are those of the journey that was answered last', async () => {
    await press('mend', 'kind', { kind: 'hire' });
    await press('mend', 'who', { nickname: 'Ro' });
    await press('hire', 'who', { nickname: 'Kea' });
    expect(await given('hire', 'who')).toMatchObject({ nickname: 'Kea' });
    await press('mend', 'kind', { kind: 'mend' });
    expect(await open('hire', 'who')).toEqual({ shown: 'redirect', path: '/mend/kind' });
  });

  it('are not those of a run that has ended', async () => {
    await press('mend', 'kind', { kind: 'hire' });
    await press('mend', 'who', { email: 'a@b.nz', nickname: 'Ro', frame: 'WTU123' });
    await press('mend', 'price', {});
    expect((await open('mend', 'done'))?.shown).toBe('step');
    expect(await open('hire', 'who')).toEqual({ shown: 'redirect', path: '/mend/kind' });
  });

  it('are deleted in all of the journeys when the visitor asks', async () => {
    await press('mend', 'kind', { kind: 'hire' });
    await press('hire', 'who', { email: 'a@b.nz', nickname: 'Ro' });
    await press('hire', 'who', { _forget: 'true' });
    expect(await deps.sessions.read(sessionId, 'mend')).toBeUndefined();
    expect(await deps.sessions.read(sessionId, 'hire')).toBeUndefined();
  });
});
