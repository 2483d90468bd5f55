import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Document } from '#schemas';
import { type Outside, openWorkshop } from '../../journeys/open-workshop.fixture.ts';
import { answerSubmission } from '../../journeys/presses/answer-submission.ts';
import { type ShowDeps, showStep } from '../../journeys/show-step.ts';
import { momentOf } from '../../journeys/state/journey-session.ts';
import type { SubmitDeps } from '../../journeys/state/submit-deps.ts';
import { workshopWith } from '../../journeys/workshop.fixture.ts';
import { deriveKeyRing } from '../../keys/key-ring.ts';
import type { Release } from '../../releases/live-releases.ts';
import type { Database } from '../../store/database/database.ts';
import { liveSessions } from './live-sessions.ts';
import { surveySessions } from './survey-sessions.ts';

const name = { name: 'name', type: 'text-input', label: 'Your name', sensitive: true } as const;
/** The first step asks a name of at least some characters. */
const asking =
  (minLength: number) =>
  (document: Document): Document =>
    document.kind === 'form' && document.id === 'bicycle-form'
      ? { ...document, fields: [{ ...name, value: { type: 'string', minLength }, required: true }] }
      : document;

const first: Release = { id: 'first', compiled: workshopWith(asking(2)) };
const stricter: Release = { id: 'stricter', compiled: workshopWith(asking(4)) };
let outside: Outside;
let database: Database;
let deps: SubmitDeps & ShowDeps;

beforeAll(async () => {
  const workshop = await openWorkshop();
  ({ outside, database } = workshop);
  const find = async (id: string) => [first, stricter].find((release) => release.id === id);
  deps = { ...workshop.deps, releases: { live: () => first, find } };
  for (const answer of ['Jo', 'Joanna', 'Annabel']) await give(answer);
});
afterAll(() => outside.close());

/** A visitor who answers the first step. */
async function give(answer: string): Promise<void> {
  const sessionId = deps.sessions.ids.issue();
  const shown = await showStep({ sessionId, journey: 'mend', step: 'bicycle', query: [] }, deps);
  const run = shown?.shown === 'step' ? shown.formToken : '';
  const response = await answerSubmission(
    new Request('http://site.example/api/journeys/mend/bicycle', {
      method: 'POST',
      headers: { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' },
      body: new URLSearchParams({ _run: run, name: answer }),
    }),
    { journey: 'mend', step: 'bicycle' },
    deps,
  );
  expect(await response.json()).toMatchObject({ outcome: 'accepted' });
}

const ring = (secret: string) => deriveKeyRing([secret], 'session');
const survey = async (next: Release, keys = ring('an-invented-secret-for-tests-only-0123456789')) =>
  await surveySessions(next.compiled, {
    sessions: liveSessions(database, keys, Date.now()),
    releases: deps.releases,
    moment: momentOf(deps),
  });

it('counts the sessions that move, and names what keeps the others where they are, without their answers', async () => {
  const groups = await survey(stricter);
  expect(groups).toEqual([
    { journey: 'mend', step: '“pay”', outcome: 'moves', again: [], sessions: 2 },
    { journey: 'mend', step: '“pay”', outcome: 'stays', again: ['Your name'], sessions: 1 },
  ]);
  expect(JSON.stringify(groups)).not.toMatch(/Jo|Anna/);
});

it('counts all sessions as moving to a release that asks the same', async () => {
  expect(await survey(first)).toEqual([
    { journey: 'mend', step: '“pay”', outcome: 'moves', again: [], sessions: 3 },
  ]);
});

it('counts sessions that end with their journey, and those whose answers it cannot open', async () => {
  const gone = workshopWith((document) =>
    document.kind === 'journey' ? { ...document, id: 'repair' } : document,
  );
  expect(await survey({ id: 'gone', compiled: gone })).toEqual([
    { journey: 'mend', step: '“pay”', outcome: 'ends', again: [], sessions: 3 },
  ]);
  expect(await survey(stricter, ring('another-secret-for-tests-only-0123456789012'))).toEqual([
    { journey: 'mend', step: undefined, outcome: 'unread', again: [], sessions: 3 },
  ]);
});
