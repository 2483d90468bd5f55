import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkJourney } from '#engine';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { answerSubmission } from '../presses/answer-submission.ts';
import { type ShowDeps, showStep } from '../show-step.ts';
import { momentOf, openJourney } from './journey-session.ts';
import type { SubmitDeps } from './submit-deps.ts';

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let sessionsElsewhere: () => SubmitDeps['sessions'];

beforeAll(async () => {
  ({ outside, deps, sessionsElsewhere } = await openWorkshop());
});
afterAll(() => outside.close());

async function walkOf(sessionId: string) {
  const open = await openJourney(sessionId, 'mend', deps);
  if (!open) throw new Error('The workshop has no such journey.');
  const { journey, state } = open;
  return walkJourney(journey.compiled, state, journey.environment('bicycle', momentOf(deps)));
}

async function send(sessionId: string, frame: string): Promise<void> {
  const shown = await showStep({ sessionId, journey: 'mend', step: 'bicycle' }, deps);
  const run = shown?.shown === 'step' ? shown.formToken : '';
  await answerSubmission(
    new Request('http://site.example/api/journeys/mend/bicycle', {
      method: 'POST',
      headers: { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' },
      body: new URLSearchParams({ _run: run, frame, _press: 'frame' }),
    }),
    { journey: 'mend', step: 'bicycle' },
    deps,
  );
}

it('A journey is walked once for what is stored, and anew after each press, for each visitor', async () => {
  const [one, other] = [deps.sessions.ids.issue(), deps.sessions.ids.issue()];
  await send(one, 'F-1');
  await send(other, 'F-1');
  const first = await walkOf(one);
  expect(await walkOf(one)).toBe(first);
  expect(await walkOf(other)).not.toBe(first);
  await send(one, 'F-2');
  const second = await walkOf(one);
  expect(second.frontier.given).toMatchObject({ frame: 'F-2' });
  expect(first.frontier.given).toMatchObject({ frame: 'F-1' });
});

it('A state that is remembered from its press is the one that another instance reads', async () => {
  const visitor = deps.sessions.ids.issue();
  await send(visitor, 'F-1');
  const here = await openJourney(visitor, 'mend', deps);
  const elsewhere = await openJourney(visitor, 'mend', { ...deps, sessions: sessionsElsewhere() });
  expect(here?.state.answers).toMatchObject({ frame: 'F-1' });
  expect(elsewhere?.state).not.toBe(here?.state);
  expect(elsewhere?.state).toEqual(here?.state);
});
