import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StepReply } from '#engine';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { type ShowDeps, showStep } from '../show-step.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { answerSubmission } from './answer-submission.ts';

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

async function formOf(step: string): Promise<string> {
  const shown = await showStep({ sessionId, journey: 'mend', step }, deps);
  return shown?.shown === 'step' ? shown.formToken : '';
}

async function press(step: string, run: string, entries: readonly (readonly [string, string])[]) {
  const headers = { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' };
  const body = new URLSearchParams([['_run', run], ...entries.map(([name, value]) => [name, value])]);
  const request = new Request(`http://site.example/api/journeys/mend/${step}`, {
    method: 'POST',
    headers,
    body,
  });
  const response = await answerSubmission(request, { journey: 'mend', step }, deps);
  return (await response.json()) as StepReply;
}

const reservations = () => outside.received.filter(({ path }) => path === '/reservations');
const frame = ['frame', 'F-1'] as const;

describe('a button of a field that calls a service', () => {
  it('counts on a page that shows what was looked up since', async () => {
    const { formToken = '' } = await press('bicycle', await formOf('bicycle'), [frame, ['_press', 'frame']]);
    expect(await press('bicycle', formToken, [frame, ['_press', 'reserve']])).toMatchObject({
      outcome: 'updated',
    });
    expect(reservations()).toHaveLength(1);
  });

  it('sends nothing from a page that shows something else than what was looked up in another tab', async () => {
    const first = await formOf('bicycle');
    await press('bicycle', first, [frame, ['_press', 'frame']]);
    const reply = await press('bicycle', first, [['frame', 'F-2'], ['_press', 'reserve']]); // biome-ignore format: one line
    expect(reply).toMatchObject({ outcome: 'redirected', location: '/mend' });
    expect(reservations()).toEqual([]);
    const now = await formOf('bicycle');
    await press('bicycle', now, [['frame', 'F-2'], ['_press', 'reserve']]); // biome-ignore format: one line
    expect(reservations()).toHaveLength(1);
  });
});

describe('the button of a step', () => {
  beforeEach(async () => {
    await press('bicycle', await formOf('bicycle'), [frame]);
    outside.reset();
  });
  const later = ['receipt', 'later'] as const;

  it('sends nothing once an answer that its call reads is another, and keeps what was typed', async () => {
    const run = await formOf('pay');
    await press('bicycle', await formOf('bicycle'), [['frame', 'F-2']]);
    expect(await press('pay', run, [later])).toMatchObject({ outcome: 'redirected', location: '/mend/pay' });
    expect(reservations()).toEqual([]);
    const shown = await showStep({ sessionId, journey: 'mend', step: 'pay' }, deps);
    expect(shown?.shown === 'step' && shown.model).toMatchObject({
      given: { receipt: 'later' },
      notices: [{ tone: 'info' }],
    });
  });

  it('is not held up where it sends nothing', async () => {
    const run = await formOf('pay');
    await press('bicycle', await formOf('bicycle'), [['frame', 'F-2']]);
    expect(await press('pay', run, [['receipt', 'now']])).toMatchObject({ outcome: 'accepted' });
  });
});
