import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { answerSubmission } from '../presses/answer-submission.ts';
import { type ShowDeps, showStep } from '../show-step.ts';
import type { SubmitDeps } from './submit-deps.ts';

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let sessionId = '';

beforeAll(async () => {
  ({ outside, deps } = await openWorkshop());
});
afterAll(() => outside.close());
beforeEach(() => {
  sessionId = deps.sessions.ids.issue();
});

async function shown(query: readonly (readonly [string, string])[] = []) {
  const step = await showStep({ sessionId, journey: 'mend', step: 'bicycle', query }, deps);
  if (step?.shown !== 'step') throw new Error('The step is not shown.');
  return step;
}

async function press(
  entries: { readonly [name: string]: string },
  accept = 'application/json',
  using: SubmitDeps = deps,
) {
  const { formToken } = await shown();
  return answerSubmission(
    new Request('http://site.example/api/journeys/mend/bicycle', {
      method: 'POST',
      headers: { cookie: `__Host-waymark=${sessionId}`, accept, host: 'site.example' },
      body: new URLSearchParams({ _run: formToken, ...entries }),
    }),
    { journey: 'mend', step: 'bicycle' },
    using,
  );
}

const kept = () => deps.sessions.read(sessionId, 'mend');

describe('what is kept', () => {
  it('is said with its page: for how long, whether anything is, and that it begins here', async () => {
    const before = await shown();
    expect(before.keeping).toMatchObject({ keptMs: 60_000, hasAnswers: false, isFirst: true });
    expect(before.keeping.endsInMs).toBeGreaterThan(before.keeping.leftMs);
    await press({ frame: 'WTU123' });
    expect((await shown()).keeping).toMatchObject({ keptMs: 60_000, hasAnswers: true });
  });

  it('is deleted when the visitor asks, by a browser without scripts too, and the journey begins again', async () => {
    await press({ frame: 'WTU123' });
    expect(await kept()).toBeDefined();
    const response = await press({ _forget: 'true', frame: 'other' }, 'text/html');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mend?cleared']);
    expect(await kept()).toBeUndefined();
    expect((await shown()).model.given).toEqual({});
    expect((await shown([['cleared', '']])).keeping.wasCleared).toBe(true);
  });

  it('stays, and the visitor is asked to try again, while a press in another tab takes too long', async () => {
    await press({ frame: 'WTU123' });
    const before = await kept();
    const submissions = { ...deps.submissions, waitUntilIdle: async () => false };
    const response = await press({ _forget: 'true' }, 'text/html', { ...deps, submissions });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await response.text()).toContain('<h1');
    expect(await kept()).toEqual(before);
  });

  it('is said to be deleted only by a page that follows that, and only while nothing is kept', async () => {
    expect((await shown()).keeping.wasCleared).toBe(false);
    await press({ frame: 'WTU123' });
    expect((await shown([['cleared', '']])).keeping.wasCleared).toBe(false);
  });

  it('is kept for longer when the visitor asks, and its form goes on', async () => {
    await press({ frame: 'WTU123' });
    const { keeping } = await shown();
    const before = await kept();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const response = await press({ _keep: 'true' });
    const answer = (await response.json()) as { outcome: string; formToken: string; leftMs: number };
    expect(answer.outcome).toBe('kept');
    expect(answer.leftMs).toBeLessThanOrEqual(keeping.keptMs);
    expect(answer.leftMs).toBeGreaterThan((before?.expiresAt ?? 0) - Date.now());
    const after = await kept();
    expect(after?.expiresAt).toBeGreaterThan(before?.expiresAt ?? 0);
    expect({ ...after, expiresAt: 0 }).toEqual({ ...before, expiresAt: 0 });
    expect(deps.sessions.forms.read('mend', answer.formToken)).toMatchObject({ isOld: false });
  });

  it('is not kept for longer by a form that is not ours, nor by one that was open for too long', async () => {
    await press({ frame: 'WTU123' });
    const before = await kept();
    const response = await press({ _keep: 'true', _run: 'made up' });
    expect(await response.json()).toEqual({ outcome: 'over' });
    expect(await kept()).toEqual(before);
  });

  it('is never kept beyond the end of the session', () => {
    const { leftMs, endsInMs } = deps.sessions.timeOf(sessionId, Date.now() + 10 ** 12);
    expect(leftMs).toBe(endsInMs);
  });
});
