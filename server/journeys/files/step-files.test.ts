import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GivenFile, isGiven, type RefusedFile, type StepReply } from '#engine';
import type { Document } from '#schemas';
import { joinState } from '../../sessions/stored-state.ts';
import type { Database } from '../../store/database/database.ts';
import { type Outside, openWorkshop } from '../open-workshop.fixture.ts';
import { answerSubmission } from '../presses/answer-submission.ts';
import { type ShowDeps, showStep } from '../show-step.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { workshopWith } from '../workshop.fixture.ts';
import { mostFields } from './read-form.ts';
import { forgetFile, receiveFile } from './receive-file.ts';

/** The workshop asks for photos of the bicycle, and sends them with the order. */
function withPhotos(document: Document): Document {
  if (document.kind === 'form' && document.id === 'pay-form')
    return {
      ...document,
      fields: [
        {
          name: 'photos',
          type: 'file-upload',
          label: 'Photos',
          accept: ['pdf', 'jpeg'],
          megabytes: 1,
          value: { type: 'array', maxItems: 2 },
          required: true,
        },
        ...document.fields,
      ],
    };
  if (document.kind === 'journey')
    return {
      ...document,
      steps: document.steps.map((step) =>
        step.id === 'pay'
          ? {
              ...step,
              onSubmit: [
                {
                  call: 'reserve',
                  with: { frame: { var: 'answers.frame' }, photos: { var: 'answers.photos' } },
                },
              ],
            }
          : step,
      ),
    };
  if (document.kind !== 'operation' || document.id !== 'reserve') return document;
  return {
    ...document,
    input: { ...document.input, photos: { type: 'array' } },
    files: { 'photos[]': 'photos' },
  };
}

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let database: Database;
let sessionId = '';

beforeAll(async () => {
  const opened = await openWorkshop();
  ({ outside, database } = opened);
  const release = { id: 'workshop', compiled: workshopWith(withPhotos) };
  deps = { ...opened.deps, releases: { live: () => release, find: async () => release } };
});
afterAll(() => outside.close());
beforeEach(async () => {
  outside.reset();
  await database.query.deleteFrom('visitor_files').execute();
  sessionId = deps.sessions.ids.issue();
  await post('bicycle', new URLSearchParams({ frame: 'F-1' }));
});

function pdf(size = 400_000, name = 'wheel.pdf'): File {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 15), Buffer.from('\n%%EOF')]);
  return new File([content], `C:\\photos\\${name}`, { type: 'application/pdf' });
}

async function shown(step: string) {
  const found = await showStep({ sessionId, journey: 'mend', step }, deps);
  if (found?.shown !== 'step') throw new Error('The step is not shown.');
  return found;
}

/** Posts the form of a step as a browser with scripts does, or as one without. */
async function post(step: string, body: URLSearchParams | FormData, scripted = true): Promise<Response> {
  body.set('_run', (await shown(step)).formToken);
  const accept: Record<string, string> = scripted ? { accept: 'application/json' } : {};
  const headers = { cookie: `__Host-waymark=${sessionId}`, host: 'site.example', ...accept };
  const request = new Request(`http://site.example/api/journeys/mend/${step}`, {
    method: 'POST',
    headers,
    body,
  });
  return await answerSubmission(request, { journey: 'mend', step }, deps);
}

/** Posts the form without scripts, with these files and what else it has. */
async function postFiles(files: readonly File[], entries: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  for (const file of files) form.append('photos', file);
  form.append('photos', '');
  return await post('pay', form, false);
}

/** Gives a file by itself. */
async function give(file: File, field = 'photos', headers: Record<string, string> = {}) {
  const address = `http://site.example/api/journeys/mend/pay/files/${field}?name=${encodeURIComponent(file.name)}`;
  const cookie = `__Host-waymark=${sessionId}`;
  const request = new Request(address, {
    method: 'POST',
    headers: { cookie, host: 'site.example', ...headers },
    body: file.stream(),
    duplex: 'half',
  } as RequestInit);
  return await receiveFile(request, { journey: 'mend', step: 'pay', field }, deps);
}

const given = async (file: File) => (await (await give(file)).json()) as GivenFile;

async function answers(): Promise<readonly (GivenFile | RefusedFile)[]> {
  const stored = await deps.sessions.read(sessionId, 'mend');
  return (stored ? joinState(stored).answers.photos : undefined) as never;
}

const kept = async () => (await database.query.selectFrom('visitor_files').selectAll().execute()).length;

describe('a file that is given by itself', () => {
  it('is kept, named in the answer, and sent as a part of the call', async () => {
    const file = await given(pdf());
    expect(file).toEqual({
      id: expect.any(String),
      name: 'wheel.pdf',
      type: 'application/pdf',
      size: 400_000,
    });
    const reply = await post('pay', new URLSearchParams({ photos: JSON.stringify([file]) }));
    expect(((await reply.json()) as StepReply).outcome).toBe('accepted');
    const [call] = outside.received.filter(({ path }) => path === '/reservations');
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const body = String(call?.body);
    expect(body).toContain('content-disposition: form-data; name="photos[]"; filename="wheel.pdf"');
    expect(body).toContain('content-disposition: form-data; name="frame"\r\n\r\nF-1\r\n');
    expect(body).toContain('%PDF-1.7');
    expect(Number(call?.headers['content-length'])).toBeGreaterThan(400_000);
  });

  it('counts for nothing in what a browser says of it', async () => {
    const file = await given(pdf());
    const said = { ...file, name: 'other.exe', size: 1, type: 'text/html' };
    await post('pay', new URLSearchParams({ photos: JSON.stringify([said]), _change: 'photos' }));
    expect(await answers()).toEqual([file]);
  });

  it('is none of another visitor', async () => {
    const file = await given(pdf());
    sessionId = deps.sessions.ids.issue();
    await post('bicycle', new URLSearchParams({ frame: 'F-2' }));
    const reply = await post('pay', new URLSearchParams({ photos: JSON.stringify([file]) }));
    expect(await reply.json()).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'photos', keyword: 'fileGone' }],
    });
    expect(await answers()).toEqual([{ name: 'wheel.pdf', fault: 'fileGone' }]);
  });

  it('begins the session of a visitor who has none', async () => {
    sessionId = '';
    const response = await give(pdf());
    const [, id = ''] = /__Host-waymark=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    expect((await deps.visitorFiles?.list({ id, journey: 'mend' }))?.size).toBe(1);
  });

  it('is refused from another site, and for a field that takes none', async () => {
    expect((await give(pdf(), 'photos', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await give(pdf(), 'receipt')).status).toBe(404);
    expect(await kept()).toBe(0);
  });

  it('is forgotten when it is removed, unless a stored answer names it', async () => {
    const forget = async ({ id }: GivenFile) => {
      const address = `http://site.example/api/journeys/mend/pay/files/photos?id=${id}`;
      const headers = { cookie: `__Host-waymark=${sessionId}`, host: 'site.example' };
      const request = new Request(address, { method: 'DELETE', headers });
      return await forgetFile(request, { journey: 'mend', step: 'pay', field: 'photos' }, deps);
    };
    const [first, second] = [await given(pdf()), await given(pdf())];
    await forget(first);
    expect(await kept()).toBe(1);
    await post('pay', new URLSearchParams({ photos: JSON.stringify([second]), _change: 'photos' }));
    await forget(second);
    expect(await kept()).toBe(1);
    await post('pay', new URLSearchParams({ photos: '', _change: 'photos' }));
    expect(await kept()).toBe(0);
  });
});

describe('files that come with the form, without scripts', () => {
  it('go with the call', async () => {
    const response = await postFiles([pdf(), pdf()]);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mend/done']);
    const [call] = outside.received.filter(({ path }) => path === '/reservations');
    expect(String(call?.body).split('%PDF-1.7')).toHaveLength(3);
  });

  it('stay when the step has errors, and are sent with what is added', async () => {
    const wrong = new File(['PK\0'], 'photos.zip');
    expect((await postFiles([pdf(), wrong])).headers.get('location')).toBe('/mend/pay');
    expect(await answers()).toMatchObject([{ name: 'wheel.pdf' }, { name: 'photos.zip', fault: 'fileType' }]);
    const { model } = await shown('pay');
    expect(model.problems).toMatchObject([{ field: 'photos', keyword: 'fileType' }]);
    const before = (await answers()).filter(isGiven);
    const response = await postFiles([], { photos: JSON.stringify(before) });
    expect(response.headers.get('location')).toBe('/mend/done');
  });

  it('are shown again by the button that uploads, and removed by their buttons', async () => {
    await postFiles([pdf()], { _change: 'photos' });
    const [file] = (await answers()).filter(isGiven);
    const { model } = await shown('pay');
    expect([model.given.photos, model.problems]).toEqual([[file], []]);
    await postFiles([], { photos: JSON.stringify([file]), _removeFile: `photos:${file?.id}` });
    expect(await answers()).toBeNull();
    expect(await kept()).toBe(0);
  });

  it('are refused where there are more than the field takes', async () => {
    await postFiles([
      pdf(),
      pdf(),
      ...Array.from({ length: 8 }, (_, index) => pdf(1_000, `more-${index}.pdf`)),
    ]);
    expect((await shown('pay')).model.problems).toMatchObject([{ keyword: 'fileCount' }]);
    const given = await answers();
    expect([given.filter(isGiven).length, given.length, await kept()]).toEqual([2, 3, 2]);
  });

  it.each([
    [
      'has too many entries',
      () => Array.from({ length: mostFields + 10 }, (_, index) => [`e${index}`, 'x'] as const),
      413,
    ],
    ['has a text that is too large', () => [['text', 'x'.repeat(400_000)]] as const, 413],
  ])('are not taken from a form that %s', async (_, entries, status) => {
    const response = await postFiles([], Object.fromEntries(entries()));
    expect(response.status).toBe(status);
  });

  it('leave nothing of one whose line breaks', async () => {
    const form = new FormData();
    form.append('photos', pdf(900_000));
    const whole = new Request('http://site.example/', { method: 'POST', body: form });
    const bytes = Buffer.from(await whole.arrayBuffer());
    const headers = {
      cookie: `__Host-waymark=${sessionId}`,
      host: 'site.example',
      'content-type': whole.headers.get('content-type') ?? '',
    };
    const cut = async (body: BodyInit) => {
      const address = 'http://site.example/api/journeys/mend/pay';
      const request = new Request(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
      return (await answerSubmission(request, { journey: 'mend', step: 'pay' }, deps)).status;
    };
    expect(await cut(bytes.subarray(0, 500_000))).toBe(400);
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(bytes.subarray(0, 500_000)),
      pull: (controller) => controller.error(new Error('The line broke.')),
    });
    expect(await cut(broken)).toBe(400);
    expect(await kept()).toBe(0);
  });
});

describe('a call with files', () => {
  it('is not made where one of them is gone', async () => {
    const file = await given(pdf());
    await post('pay', new URLSearchParams({ photos: JSON.stringify([file]), _change: 'photos' }));
    const given_ = { ...deps, visitorFiles: deps.visitorFiles };
    expect(given_.visitorFiles).toBeDefined();
    // Deleted between the look at the form and the call, as by an operator.
    const { sessions } = deps;
    const body = new URLSearchParams({
      photos: JSON.stringify([file]),
      _run: (await shown('pay')).formToken,
    });
    const headers = {
      cookie: `__Host-waymark=${sessionId}`,
      host: 'site.example',
      accept: 'application/json',
    };
    const request = new Request('http://site.example/api/journeys/mend/pay', {
      method: 'POST',
      headers,
      body,
    });
    const list: NonNullable<SubmitDeps['visitorFiles']>['list'] = async (place) => {
      const found = (await deps.visitorFiles?.list(place)) ?? new Map();
      await database.query.deleteFrom('visitor_files').execute();
      return found;
    };
    const files = deps.visitorFiles && { ...deps.visitorFiles, list };
    const reply = await answerSubmission(
      request,
      { journey: 'mend', step: 'pay' },
      { ...deps, sessions, visitorFiles: files },
    );
    expect(((await reply.json()) as StepReply).outcome).toBe('failed');
    expect(outside.received.filter(({ path }) => path === '/reservations')).toEqual([]);
  });
});
