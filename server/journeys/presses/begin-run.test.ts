import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReturnedForm } from '../../sessions/form-tokens.ts';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { workshopWith } from '../workshop.fixture.ts';
import { beginRun } from './begin-run.ts';

let outside: Outside;
let deps: SubmitDeps;
let sessionId = '';

beforeAll(async () => {
  ({ outside, deps } = await openWorkshop());
});
afterAll(() => outside.close());
beforeEach(() => {
  sessionId = deps.sessions.ids.issue();
});

const first: ReturnedForm = { run: 'run-1', begins: 'first', captured: {}, isOld: false };

/** Presses a form of the first step, and counts how often the client's limit is asked. */
async function begin(
  form: ReturnedForm,
  { journey = 'mend', step = 'bicycle', admitted = true, releases = deps.releases } = {},
) {
  let asked = 0;
  const admitSession = async () => {
    asked += 1;
    return admitted ? { admitted } : { admitted, retryAfterSeconds: 7 };
  };
  const press = { sessionId, journey, step, origin: 'http://site.example', form };
  return { begun: await beginRun(press, { ...deps, releases, admitSession }), asked };
}

const kept = () => deps.sessions.read(sessionId, 'mend');

describe('the run of a form that was pressed', () => {
  it('is stored by the first press, with what the address brought along', async () => {
    const { begun } = await begin({ ...first, captured: { campaign: 'spring' } });
    expect(begun).toMatchObject({ begun: true, run: 'run-1', open: { revision: 1 } });
    expect(await kept()).toMatchObject({
      run: 'run-1',
      revision: 1,
      state: { captured: { campaign: 'spring' } },
    });
  });

  it('is the one that another tab has begun, and costs the client no second session', async () => {
    await begin(first);
    const { begun, asked } = await begin({ ...first, run: 'run-2' });
    expect([begun, asked]).toMatchObject([{ begun: true, run: 'run-1' }, 0]);
    expect(await kept()).toMatchObject({ run: 'run-1', revision: 1 });
  });

  it('is one for all tabs that are pressed at the same time', async () => {
    const runs = ['run-1', 'run-2', 'run-3'];
    const begun = await Promise.all(runs.map((run) => begin({ ...first, run })));
    const { run } = (await kept()) ?? {};
    expect(new Set(begun.map(({ begun }) => begun.begun && begun.run))).toEqual(new Set([run]));
  });

  it('is its own once a session is stored, and costs the client no second session', async () => {
    await begin(first);
    const { begun, asked } = await begin({ ...first, run: 'run-2', begins: 'next' });
    expect([begun, asked]).toMatchObject([{ begun: true, run: 'run-2' }, 0]);
    expect(await kept()).toMatchObject({ run: 'run-1', revision: 1 });
  });

  it('does not begin for a client who has begun too many', async () => {
    const { begun } = await begin(first, { admitted: false });
    expect(begun).toMatchObject({ begun: false, retryAfterSeconds: 7 });
    expect(await kept()).toBeUndefined();
  });

  it.each([
    ['was open for too long', { ...first, isOld: true }],
    ['is of a run that went on', { ...first, begins: undefined }],
  ])('is not begun by a form that %s, though the client is asked for', async (_, form) => {
    const { begun, asked } = await begin(form);
    expect([begun, asked]).toMatchObject([{ begun: true, run: 'run-1' }, 1]);
    expect(await kept()).toBeUndefined();
  });

  it('is not begun in a journey that is not there', async () => {
    const { begun, asked } = await begin(first, { journey: 'none' });
    expect([begun, asked]).toMatchObject([{ begun: true, run: 'run-1' }, 0]);
  });

  it('begins at a step that is not open without entering it', async () => {
    outside.reset();
    const compiled = workshopWith((document) =>
      document.kind === 'journey'
        ? { ...document, steps: document.steps.map((step) => ({ ...document.steps[0], ...step })) }
        : document,
    );
    const release = { id: 'workshop', compiled };
    await begin(first, { step: 'pay', releases: { live: () => release, find: async () => release } });
    expect(await kept()).toMatchObject({ state: { entered: [] } });
    expect(outside.received).toEqual([]);
  });

  it('begins with what its step does on entering', async () => {
    outside.reset();
    await begin(first);
    expect(await kept()).toMatchObject({ state: { entered: ['bicycle'] } });
    expect(outside.received.map(({ path }) => path)).toEqual(['/hours']);
  });
});
