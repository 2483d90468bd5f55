import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompiledRelease } from '#engine';
import type { Document, Operation } from '#schemas';
import { createSiteApi, type SiteApi, type SiteApiDeps } from '../front/site-api.ts';
import { createSiteLimits } from '../http/client-limits.ts';
import { type Outside, openWorkshop } from '../journeys/open-workshop.fixture.ts';
import { type ShowDeps, showStep } from '../journeys/show-step.ts';
import type { SubmitDeps } from '../journeys/state/submit-deps.ts';
import { workshop, workshopWith } from '../journeys/workshop.fixture.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { issueSiteToken } from '../operations/gateway/site-token.ts';
import { previewAccess } from './preview-access.ts';
import { previewDeps } from './preview-deps.ts';

const secrets = ['an-invented-secret-for-tests-only-0123456789'] as const;
const siteTokenKeys = deriveKeyRing(secrets, 'site-token');
const editors = 'an invented word that only the editors know';
const access = previewAccess({ secret: editors, keys: deriveKeyRing(secrets, 'preview'), now: Date.now });
const previewCookie = access.enter(editors)?.split(';')[0] ?? '';

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let drafts: CompiledRelease;
let api: SiteApi;
let sessionId = '';

beforeAll(async () => {
  ({ outside, deps } = await openWorkshop());
  api = createSiteApi({
    ...deps,
    previewAccess: access,
    previewRelease: async () => drafts,
    limits: createSiteLimits(),
    siteTokenKeys,
    now: Date.now,
    log: {
      warn(entry: object) {
        if ('err' in entry) throw new Error(`A press could not be answered: ${JSON.stringify(entry)}`);
      },
    },
  } as unknown as SiteApiDeps);
});
afterAll(() => outside.close());
beforeEach(() => {
  outside.reset();
  drafts = workshop;
  sessionId = deps.sessions.ids.issue();
});

const ofReserve = (more: Partial<Operation>) =>
  workshopWith((document: Document) =>
    document.kind === 'operation' && document.id === 'reserve' ? { ...document, ...more } : document,
  );

async function formOf(step: string, preview: boolean) {
  const shown = await showStep(
    { sessionId, journey: 'mend', step },
    preview ? previewDeps(drafts, deps) : deps,
  );
  if (shown?.shown !== 'step') throw new Error(`"${step}" is not shown: ${JSON.stringify(shown)}`);
  return { action: shown.action, run: shown.formToken, notices: shown.model.notices };
}

async function post(
  { action, run }: { readonly action: string; readonly run: string },
  entries: readonly (readonly [string, string])[],
  isPreviewing = true,
): Promise<Response> {
  const cookie = `__Host-waymark=${sessionId}${isPreviewing ? `; ${previewCookie}` : ''}`;
  const request = new Request(`http://site.example${action}`, {
    method: 'POST',
    headers: { cookie, accept: 'application/json', host: 'site.example' },
    body: new URLSearchParams([['_run', run], ...entries.map(([name, value]) => [name, value])]),
  });
  return await api.answer(request, '');
}

const press = async (step: string, entries: readonly (readonly [string, string])[]) =>
  (await post(await formOf(step, true), entries)).json();
const sent = () => outside.received.map(({ path }) => path);
const keptOfVisitor = () => deps.sessions.read(sessionId, 'mend');
const asksForReservation = [['receipt', 'later']] as const;

describe('a press in a preview', () => {
  beforeEach(async () => {
    await press('bicycle', [['frame', 'F-1']]);
    outside.reset();
  });

  it('does not make a call that changes something, and names the operation that has no example', async () => {
    expect(await press('pay', asksForReservation)).toMatchObject({
      outcome: 'failed',
      notices: [{ tone: 'info', message: expect.stringContaining('"reserve" was not called') }],
    });
    expect((await formOf('pay', true)).notices).toHaveLength(1);
    expect(sent()).toEqual([]);
  });

  it('is answered with the example of such a call, and goes on to the end', async () => {
    drafts = ofReserve({ example: { number: 7 } });
    expect(await press('pay', asksForReservation)).toMatchObject({
      outcome: 'accepted',
      location: '/mend/done',
    });
    expect(sent()).toEqual([]);
  });

  it('needs no example of a call whose answer is not read', async () => {
    const { response: _, result: __, ...unread } = drafts.documents.get('reserve') as Operation;
    drafts = workshopWith((document) => (document.id === 'reserve' ? unread : document));
    expect(await press('pay', asksForReservation)).toMatchObject({ outcome: 'accepted' });
    expect(sent()).toEqual([]);
  });

  it('says of a button of a field, too, what was not called', async () => {
    const pressed = [['frame', 'F-1'], ['_press', 'reserve']] as const; // biome-ignore format: one line
    expect(await press('bicycle', pressed)).toMatchObject({
      notices: [{ message: expect.stringContaining('"reserve" was not called') }],
    });
    expect(sent()).toEqual([]);
  });

  it('looks up what it needs', async () => {
    const pressed = [['frame', 'F-1'], ['_press', 'frame']] as const; // biome-ignore format: one line
    expect(await press('bicycle', pressed)).toMatchObject({
      model: { results: { bicycle: { make: 'Pinarello' } } },
    });
    expect(sent()).toEqual(['/bicycles/F-1']);
  });

  it('keeps nothing among what visitors have answered and sent', async () => {
    drafts = ofReserve({ example: {} });
    await press('pay', asksForReservation);
    expect(await keptOfVisitor()).toBeUndefined();
    expect(await formOf('bicycle', false)).toMatchObject({ action: '/api/journeys/mend/bicycle' });
  });

  it('compares its own revision with what was read, and not that of the visitor', async () => {
    const previewed = previewDeps(drafts, deps).sessions;
    expect(await deps.sessions.revisions(sessionId, ['mend'])).toEqual(new Map());
    const own = await previewed.read(sessionId, 'mend');
    expect(await previewed.revisions(sessionId, ['mend'])).toEqual(new Map([['mend', own?.revision]]));
  });

  it('asks for more time for its own answers, and not for those of the visitor', async () => {
    await post(await formOf('bicycle', false), [['frame', 'F-1']], false);
    const ofVisitor = await keptOfVisitor();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const answer = await post(await formOf('bicycle', true), [['_keep', 'true']]);
    expect(await answer.json()).toMatchObject({ outcome: 'kept' });
    expect((await keptOfVisitor())?.expiresAt).toBe(ofVisitor?.expiresAt);
  });
});

describe('a form that outlives the preview it was made in, or was made before it', () => {
  it('sends nothing once the preview has ended', async () => {
    await press('bicycle', [['frame', 'F-1']]);
    const form = await formOf('pay', true);
    outside.reset();
    const answer = await post(form, asksForReservation, false);
    expect(answer.status).toBe(403);
    expect(sent()).toEqual([]);
  });

  it('of a visitor sends nothing while drafts are previewed', async () => {
    const first = await formOf('bicycle', false);
    await post(first, [['frame', 'F-1']], false);
    const form = await formOf('pay', false);
    const before = await keptOfVisitor();
    outside.reset();
    await post(form, asksForReservation);
    expect(sent()).toEqual([]);
    expect(await keptOfVisitor()).toEqual(before);
  });
});

it('An operation that a browser may call changes nothing in a preview either', async () => {
  drafts = ofReserve({ expose: { path: '/api/reserve' } });
  const { access_token: token } = issueSiteToken({ keys: siteTokenKeys, now: Date.now() });
  const request = new Request('http://site.example/api/reserve', {
    method: 'POST',
    headers: { cookie: previewCookie, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"frame": "F-1"}',
  });
  const answer = await api.answer(request, '');
  expect([answer.status, await answer.json()]).toEqual([409, { reason: 'preview' }]);
  expect(sent()).toEqual([]);
});
