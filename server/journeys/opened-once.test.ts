import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openWorkshop } from './open-workshop.fixture.ts';
import { answerSubmission } from './presses/answer-submission.ts';
import { type ShowDeps, showStep } from './show-step.ts';
import type { SubmitDeps } from './state/submit-deps.ts';

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let sessionId = '';

beforeAll(async () => {
  ({ outside, deps } = await openWorkshop());
});
afterAll(() => outside.close());
beforeEach(() => {
  outside.reset();
  sessionId = deps.sessions.ids.issue();
});

/** Opens a step's page and posts its form. */
async function post(step: string, entries: readonly (readonly [string, string])[], given = deps) {
  const shown = await showStep({ sessionId, journey: 'mend', step }, deps);
  const run = shown?.shown === 'step' ? shown.formToken : '';
  const headers = { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' };
  const body = new URLSearchParams([['_run', run], ...entries.map(([name, value]) => [name, value])]);
  const address = `http://site.example/api/journeys/mend/${step}`;
  const request = new Request(address, { method: 'POST', headers, body });
  return await answerSubmission(request, { journey: 'mend', step }, given);
}

const pressed = (field: string) => [['frame', 'F-1'], ['_press', field]] as const; // biome-ignore format: one line

describe('a press', () => {
  /** Posts a form, and tells how often the session was opened; `meanwhile` runs after the first time. */
  async function opened(
    step: string,
    entries: readonly (readonly [string, string])[],
    meanwhile: () => Promise<unknown> = async () => undefined,
  ) {
    const { sessions } = deps;
    let times = 0;
    const readAll: typeof sessions.readAll = async (...about) => {
      const found = await sessions.readAll(...about);
      times += 1;
      if (times === 1) await meanwhile();
      return found;
    };
    const given = { ...deps, sessions: { ...sessions, readAll } };
    const { status } = await post(step, entries, given);
    return { status, times };
  }
  const typed = (frame: string) => post('bicycle', [['frame', frame], ['_change', 'frame']]); // biome-ignore format: one line

  it.each([
    ['of the button of a step', 'pay', []],
    ['of a field, which is changed', 'bicycle', [['frame', 'F-2'], ['_change', 'frame']]], // biome-ignore format: one line
    ['of a field, which calls', 'bicycle', pressed('frame')],
    ['of a field, which calls once', 'bicycle', pressed('reserve')],
    ['of a field, which submits the step', 'pay', [['_press', 'later']]],
  ] as const)('%s opens the session of its visitor once', async (_, step, entries) => {
    await typed('F-1');
    await post('bicycle', [['frame', 'F-1']]);
    expect(await opened(step, entries)).toEqual({ status: 200, times: 1 });
  });

  it('that begins a journey opens its session once', async () => {
    expect(await opened('bicycle', pressed('reserve'))).toEqual({ status: 200, times: 1 });
    expect(outside.received.map(({ path }) => path)).toContain('/reservations');
  });

  it('opens the session again if another tab has changed it before the press is claimed', async () => {
    await typed('F-1');
    const { times } = await opened('bicycle', pressed('reserve'), () => typed('F-9'));
    expect(times).toBe(2);
  });
});
