import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database/database.ts';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { answerSubmission } from '../presses/answer-submission.ts';
import { type ShowDeps, showStep } from '../show-step.ts';
import type { SubmitDeps } from './submit-deps.ts';

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let database: Database;
let sessionId = '';

beforeAll(async () => {
  ({ outside, deps, database } = await openWorkshop());
});
afterAll(() => outside.close());

beforeEach(async () => {
  outside.reset();
  sessionId = deps.sessions.ids.issue();
  await database.query.deleteFrom('outbox').execute();
});

async function callsKept(): Promise<number> {
  return (await database.query.selectFrom('outbox').select('operation').execute()).length;
}

async function answersKept() {
  const session = await deps.sessions.read(sessionId, 'mend');
  return (session?.state as { answers: object } | undefined)?.answers;
}

async function look(): Promise<string> {
  const shown = await showStep({ sessionId, journey: 'mend', step: 'bicycle' }, deps);
  return shown?.shown === 'step' ? shown.formToken : '';
}

/** Presses the field's button that looks the bicycle up. */
function post(token: string, frame: string, using: SubmitDeps) {
  return press(token, frame, using, 'frame');
}

function press(token: string, frame: string, using: SubmitDeps, button = 'waits') {
  const headers = { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' };
  const body = new URLSearchParams({ _run: token, frame, _press: button });
  const request = new Request('http://site.example/api/journeys/mend/bicycle', {
    method: 'POST',
    headers,
    body,
  });
  return answerSubmission(request, { journey: 'mend', step: 'bicycle' }, using);
}

const broken = async () => {
  throw new Error('The database is gone.');
};
/** The database fails when a call is stored. */
const withoutOutbox = (): SubmitDeps => ({ ...deps, outbox: { ...deps.outbox, put: broken } });
/** The database fails when the session is saved. */
const withoutSessions = (): SubmitDeps => ({ ...deps, sessions: { ...deps.sessions, save: broken } });

describe('a press of a field that has a call made nobody waits for', () => {
  beforeEach(async () => {
    await press(await look(), 'F-1', deps);
    await database.query.deleteFrom('outbox').execute();
  });

  it('keeps the answers and the call', async () => {
    await press(await look(), 'F-2', deps);
    expect(await answersKept()).toEqual({ frame: 'F-2' });
    expect(await callsKept()).toBe(1);
  });

  it.each([
    ['the call cannot be kept', withoutOutbox],
    ['the answers cannot be kept', withoutSessions],
  ])('keeps neither when %s', async (_, using) => {
    const token = await look();
    await press(token, 'F-2', using()).catch(() => undefined);
    expect(await answersKept()).toEqual({ frame: 'F-1' });
    expect(await callsKept()).toBe(0);
  });
});

describe('a first step that has a call made nobody waits for', () => {
  it('has it made once: not for looking, but at the first press', async () => {
    await look();
    const token = await look();
    expect(await callsKept()).toBe(0);
    await post(token, 'F-1', deps);
    expect(await callsKept()).toBe(1);
    await look();
    await post(await look(), 'F-2', deps);
    expect(await callsKept()).toBe(1);
  });

  it('has it made once when it is pressed in two tabs at the same time', async () => {
    const tokens = [await look(), await look()];
    await Promise.all(tokens.map((token) => post(token, 'F-1', deps)));
    expect(await callsKept()).toBe(1);
  });

  it.each([
    ['the call cannot be kept', withoutOutbox],
    ['the answers cannot be kept', withoutSessions],
  ])('begins no run when %s', async (_, using) => {
    await post(await look(), 'F-1', using()).catch(() => undefined);
    expect(await answersKept()).toBeUndefined();
    expect(await callsKept()).toBe(0);
  });
});
