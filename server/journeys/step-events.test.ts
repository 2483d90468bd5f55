import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openWorkshop } from './open-workshop.fixture.ts';
import { answerReturn } from './presses/answer-return.ts';
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

function show(step: string, query: readonly (readonly [string, string])[] = []) {
  return showStep({ sessionId, journey: 'mend', step, query }, deps);
}

async function runOf(step: string, query: readonly (readonly [string, string])[] = []): Promise<string> {
  const shown = await show(step, query);
  return shown?.shown === 'step' ? shown.formToken : '';
}

async function post(
  step: string,
  entries: readonly (readonly [string, string])[],
  accept = 'application/json',
  query: readonly (readonly [string, string])[] = [],
) {
  const run = await runOf(step, query);
  return answerSubmission(
    new Request(`http://site.example/api/journeys/mend/${step}`, {
      method: 'POST',
      headers: { cookie: `__Host-waymark=${sessionId}`, accept, host: 'site.example' },
      body: new URLSearchParams([['_run', run], ...entries.map(([name, value]) => [name, value])]),
    }),
    { journey: 'mend', step },
    deps,
  );
}

const pressed = (field: string, frame = 'F-1') =>
  [
    ['frame', frame],
    ['_press', field],
  ] as const;

describe('a press of a field', () => {
  it('gives a script the step as it stands then', async () => {
    const reply = await (await post('bicycle', pressed('frame'))).json();
    expect(reply).toMatchObject({
      outcome: 'updated',
      location: '/mend',
      model: {
        given: { frame: 'F-1' },
        results: { bicycle: { make: 'Pinarello' } },
        problems: [],
        events: [],
      },
      notices: [],
      events: [],
    });
  });

  it('sends a browser without scripts back to the page, which shows it', async () => {
    const response = await post('bicycle', pressed('frame'), 'text/html');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/mend');
    expect(await show('bicycle')).toMatchObject({ model: { results: { bicycle: { make: 'Pinarello' } } } });
  });

  it('takes a look-up that finds more than a session may hold for one that has failed', async () => {
    const reply = await (await post('bicycle', pressed('frame', 'huge'))).json();
    expect(reply).toMatchObject({ outcome: 'updated', notices: [{ message: 'Not found' }] });
    expect(reply.model.results.bicycle).toBeUndefined();
  });

  it('shows what a failed call says', async () => {
    const reply = await (await post('bicycle', pressed('frame', '404'))).json();
    expect(reply).toMatchObject({ outcome: 'updated', notices: [{ message: 'Not found' }] });
  });

  it('leads to the top of the page, whatever place it was made at, when there is something to be told', async () => {
    const response = await post('bicycle', pressed('frame', '404'), 'text/html');
    expect(response.headers.get('location')).toBe('/mend#');
  });

  it('makes its calls each time, under a transaction id of its own, with the name and password of the service', async () => {
    await post('bicycle', pressed('frame'));
    await post('bicycle', pressed('frame'));
    const calls = outside.received.filter(({ path }) => path === '/bicycles/F-1');
    expect(calls).toHaveLength(2);
    expect(new Set(calls.map(({ headers }) => headers['x-transaction-id'])).size).toBe(2);
    const basic = Buffer.from('site:s3cret').toString('base64');
    expect(calls[0]?.headers.authorization).toBe(`Basic ${basic}`);
  });

  it('makes a call that says once no second time for the same answers, at the same time or later', async () => {
    await runOf('bicycle');
    const both = await Promise.all([
      post('bicycle', pressed('reserve')),
      post('bicycle', pressed('reserve')),
    ]);
    for (const response of both) {
      expect(await response.json()).toMatchObject({ outcome: 'updated', model: { given: { frame: 'F-1' } } });
    }
    await post('bicycle', pressed('reserve'));
    const [call, ...others] = outside.received.filter(({ path }) => path === '/reservations');
    expect(others).toEqual([]);
    expect(call?.headers['x-transaction-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
    await post('bicycle', pressed('reserve', 'F-2'));
    expect(outside.received.filter(({ path }) => path === '/reservations')).toHaveLength(2);
  });

  it('says at the beginning, to somebody whose session has expired, that this is where to go on', async () => {
    const sent = new Request('http://site.example/api/journeys/mend/pay', {
      method: 'POST',
      headers: { cookie: `__Host-waymark=${sessionId}`, accept: 'text/html', host: 'site.example' },
      body: new URLSearchParams({ _run: 'expired', receipt: 'later' }),
    });
    const answer = await answerSubmission(sent, { journey: 'mend', step: 'pay' }, deps);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mend']);
    expect(await show('bicycle')).toMatchObject({
      model: { notices: [{ message: 'Please go on from here' }] },
    });
    expect(outside.received.filter(({ path }) => path === '/reservations')).toEqual([]);
  });

  it('leads whoever presses a step that is gone to where the journey is, and says so of a journey that is', async () => {
    const gone = await post('gone', pressed('frame'), 'text/html');
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/mend']);
    const sent = new Request('http://site.example/api/journeys/none/bicycle', {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ _run: 'x' }),
    });
    const refused = await answerSubmission(sent, { journey: 'none', step: 'bicycle' }, deps);
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain('<h1>');
  });

  it('does nothing for a form of another run but keep what was typed, and says so', async () => {
    const response = await answerSubmission(
      new Request('http://site.example/api/journeys/mend/bicycle', {
        method: 'POST',
        headers: { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' },
        body: new URLSearchParams({ _run: 'another', frame: 'F-9', _press: 'frame' }),
      }),
      { journey: 'mend', step: 'bicycle' },
      deps,
    );
    expect(await response.json()).toEqual({ outcome: 'redirected', location: '/mend', events: [] });
    expect(outside.received.filter(({ path }) => path.startsWith('/bicycles'))).toEqual([]);
    expect(await show('bicycle')).toMatchObject({
      model: { given: { frame: 'F-9' }, notices: [{ tone: 'info', message: 'Please go on from here' }] },
    });
  });
});

describe('a press of a field that submits the step', () => {
  const calls = () => outside.received.filter(({ path }) => path === '/reservations');

  beforeEach(async () => {
    await post('bicycle', [['frame', 'F-1']]);
  });

  it('leads on at once, with a script and without', async () => {
    const reply = await (await post('pay', [['_press', 'later']])).json();
    expect(reply).toEqual({ outcome: 'accepted', location: '/mend/done', events: [] });
    sessionId = deps.sessions.ids.issue();
    await post('bicycle', [['frame', 'F-1']]);
    const response = await post('pay', [['_press', 'later']], 'text/html');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mend/done']);
  });

  it('is one submission with others of its kind, at the same time or later', async () => {
    const run = await runOf('pay');
    const request = () =>
      answerSubmission(
        new Request('http://site.example/api/journeys/mend/pay', {
          method: 'POST',
          headers: {
            cookie: `__Host-waymark=${sessionId}`,
            accept: 'application/json',
            host: 'site.example',
          },
          body: new URLSearchParams({ _run: run, _press: 'later', receipt: '' }),
        }),
        { journey: 'mend', step: 'pay' },
        deps,
      );
    const replies = await Promise.all([request(), request(), request()]);
    replies.push(await request());
    for (const reply of replies) {
      expect(await reply.json()).toMatchObject({ outcome: 'accepted', location: '/mend/done' });
    }
    expect(calls()).toHaveLength(1);
  });

  it('does nothing but keep what was typed when the step is hidden by then, and leads to the one that is shown', async () => {
    const run = await runOf('pay');
    await post('bicycle', [['frame', '']]);
    outside.reset();
    for (const button of ['later', 'card']) {
      const sent = new Request('http://site.example/api/journeys/mend/pay', {
        method: 'POST',
        headers: { cookie: `__Host-waymark=${sessionId}`, accept: 'application/json', host: 'site.example' },
        body: new URLSearchParams({ _run: run, _press: button, receipt: 'R-1' }),
      });
      const reply = await answerSubmission(sent, { journey: 'mend', step: 'pay' }, deps);
      expect(await reply.json()).toEqual({ outcome: 'redirected', location: '/mend', events: [] });
    }
    expect(outside.received).toEqual([]);
    await post('bicycle', [['frame', 'F-1']]);
    expect(await show('pay')).toMatchObject({ model: { given: { receipt: 'R-1' } } });
  });

  it('says what is wrong, and sends the step as it is now', async () => {
    const pressed = [
      ['receipt', 'much too long'],
      ['_press', 'paid'],
    ] as const;
    const reply = await (await post('pay', pressed)).json();
    expect(reply).toMatchObject({
      outcome: 'invalid',
      location: '/mend/pay',
      problems: [{ field: 'receipt', keyword: 'maxLength' }],
      model: { step: 'pay', given: { receipt: 'much too long' } },
    });
    const response = await post('pay', pressed, 'text/html');
    expect(response.headers.get('location')).toBe('/mend/pay#');
    expect(await show('pay')).toMatchObject({ model: { problems: [{ field: 'receipt' }] } });
  });
});

describe('a step that was come to from a later one', () => {
  it('knows where from, if that is a step', async () => {
    expect(await show('bicycle', [['from', 'pay']])).toMatchObject({ cameFrom: 'pay' });
    expect(await show('bicycle', [['from', 'nowhere']])).toMatchObject({ cameFrom: undefined });
    expect(await show('bicycle')).toMatchObject({ cameFrom: undefined });
  });

  it('still knows it when it is shown again without scripts', async () => {
    const response = await post(
      'bicycle',
      [
        ['frame', ''],
        ['_from', 'pay'],
      ],
      'text/html',
    );
    expect(response.headers.get('location')).toBe('/mend?from=pay');
    const odd = await post(
      'bicycle',
      [
        ['frame', ''],
        ['_from', 'pay&x=<'],
      ],
      'text/html',
    );
    expect(odd.headers.get('location')).toBe('/mend?from=pay%26x%3D%3C');
  });
});

describe('a step that is shown', () => {
  it('does what it does on entering once something is kept, and tracks every view', async () => {
    await post('bicycle', [['frame', 'F-1']], 'application/json', [
      ['utm', 'x'],
      ['Campaign', 'spring'],
    ]);
    outside.reset();
    const first = await show('pay');
    const second = await show('bicycle', [['campaign', 'summer']]);
    expect(outside.received.map(({ path }) => path)).toEqual([]);
    for (const shown of [first, second]) {
      expect(shown).toMatchObject({ model: { events: [{ event: 'view', campaign: 'spring' }] } });
    }
  });

  it('keeps nothing of a visitor who only looks', async () => {
    await show('bicycle', [['campaign', 'spring']]);
    expect(await deps.sessions.read(sessionId, 'mend')).toBeUndefined();
  });

  it('keeps the campaign of a visitor who is sent on in the address', async () => {
    expect(await show('pay', [['campaign', 'spring']])).toEqual({
      shown: 'redirect',
      path: '/mend?campaign=spring',
    });
  });
});

describe('Back', () => {
  it('leads to the address that a step names, though another step came before', async () => {
    await post('bicycle', [['frame', 'F-1']]);
    expect(await show('pay')).toMatchObject({ backHref: '/bicycles' });
  });
});

describe('a hosted page', () => {
  beforeEach(async () => {
    await post('bicycle', [['frame', 'F-1']]);
  });

  it('is where a script is sent, and it knows the way back', async () => {
    const reply = await (await post('pay', [['_press', 'card']])).json();
    expect(reply).toEqual({ outcome: 'redirected', location: outside.hosted, events: [] });
    expect(outside.received.find(({ path }) => path === '/cards')?.body).toEqual({
      back: 'http://site.example/api/journeys/mend/pay/return',
    });
  });

  it('is led to by a page in between without scripts, as no form may lead off the site', async () => {
    outside.hosted += '?a=1&b="2"';
    const response = await post('pay', [['_press', 'card']], 'text/html');
    expect(response.status).toBe(200);
    const escaped = '/card/1?a=1&amp;b=%222%22';
    expect(await response.text()).toContain(escaped);
    expect(response.headers.get('refresh')).toMatch(
      /^0; url=http:\/\/127\.0\.0\.1:\d+\/card\/1\?a=1&b=%222%22$/,
    );
  });

  it.each(['https://elsewhere.example/', 'javascript:alert(1)', '//elsewhere.example', 'card'])(
    'is none at %s, which is no configured service',
    async (address) => {
      outside.hosted = address;
      const reply = await (await post('pay', [['_press', 'card']])).json();
      expect(reply).toMatchObject({ outcome: 'failed', location: '/mend/pay' });
    },
  );

  it('gives its visitor back, with a query that the step reads, and says so to a visitor who is unknown', async () => {
    const back = (query: string, cookie = `__Host-waymark=${sessionId}`) =>
      answerReturn(
        new Request(`http://site.example/api/journeys/mend/pay/return${query}`, { headers: { cookie } }),
        { journey: 'mend', step: 'pay' },
        deps,
      );
    const response = await back(`?receipt=R-1&receipt=R-2&__proto__=x&${'y'.repeat(200)}=1`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/mend/pay');
    expect(await show('pay')).toMatchObject({ model: { given: { receipt: 'R-1' } } });
    expect((await back('?receipt=R-3', '')).status).toBe(410);
    expect(await show('pay')).toMatchObject({ model: { given: { receipt: 'R-1' } } });
  });
});

describe('the end of a journey', () => {
  it('is shown first at every step, until the visitor leaves it, which begins anew', async () => {
    await post('bicycle', [['frame', 'F-1']], 'application/json', [['campaign', 'spring']]);
    const ending = await (await post('pay', [['receipt', 'R-1']])).json();
    expect(ending).toMatchObject({ outcome: 'accepted', location: '/mend/done' });
    const anew = [['again', '']] as const;
    expect(await show('bicycle', anew)).toMatchObject({ model: { given: {} } });
    for (const step of ['bicycle', 'pay']) {
      expect(await show(step)).toEqual({ shown: 'redirect', path: '/mend/done' });
    }
    for (const look of ['first', 'reloaded']) {
      expect(await show('done'), look).toMatchObject({
        model: { definition: { display: { chips: [] } }, before: { receipt: 'R-1' } },
      });
    }
    expect(await show('bicycle')).toMatchObject({ model: { given: {} } });
    expect(await show('done')).toMatchObject({ shown: 'redirect', path: '/mend' });
    const again = await (await post('bicycle', [['frame', 'F-2']], 'application/json', anew)).json();
    expect(again).toMatchObject({ outcome: 'accepted', location: '/mend/pay' });
    expect(await show('done')).toMatchObject({ shown: 'redirect', path: '/mend/pay' });
    expect(await show('pay')).toMatchObject({ model: { events: [{ campaign: 'spring' }] } });
  });
});
