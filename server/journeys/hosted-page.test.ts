import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openWorkshop } from './open-workshop.fixture.ts';
import { answerReturn } from './presses/answer-return.ts';
import { answerSubmission } from './presses/answer-submission.ts';
import { type ShowDeps, showStep } from './show-step.ts';
import type { SubmitDeps } from './state/submit-deps.ts';

let outside: Outside;
let deps: SubmitDeps & ShowDeps;
let sessionId = '';
const words = 'Your answers are gone.';

beforeAll(async () => {
  const opened = await openWorkshop();
  outside = opened.outside;
  const release = opened.deps.releases.live();
  const { site } = release.compiled;
  const messages = { ...site.words.messages, answersGone: words };
  const worded = {
    ...release,
    compiled: { ...release.compiled, site: { ...site, words: { ...site.words, messages } } },
  };
  deps = { ...opened.deps, releases: { live: () => worded, find: async () => worded } };
});
afterAll(() => outside.close());
beforeEach(async () => {
  outside.reset();
  sessionId = deps.sessions.ids.issue();
  await post('bicycle', [['frame', 'F-1']]);
});

const cookie = (host?: string) => deps.sessions.ids.cookie(sessionId, host).split(';')[0] ?? '';

async function post(
  step: string,
  entries: readonly (readonly [string, string])[],
  { host = 'site.example', hosts = deps.hosts } = {},
): Promise<void> {
  const shown = await showStep({ sessionId, journey: 'mend', step }, deps);
  const run = shown?.shown === 'step' ? shown.formToken : '';
  const request = new Request(`http://site.example/api/journeys/mend/${step}`, {
    method: 'POST',
    headers: { cookie: cookie(host), accept: 'application/json', host },
    body: new URLSearchParams([['_run', run], ...entries.map(([name, value]) => [name, value])]),
  });
  await answerSubmission(request, { journey: 'mend', step }, { ...deps, hosts });
}

async function comeBack(cookies: string) {
  const address = 'http://site.example/api/journeys/mend/pay/return?receipt=R-1';
  const request = new Request(address, { headers: { cookie: cookies } });
  const response = await answerReturn(request, { journey: 'mend', step: 'pay' }, deps);
  const { status, headers } = response;
  const [location, cached] = [headers.get('location'), headers.get('cache-control')];
  return { status, location, cached, text: await response.text() };
}

it.each([
  [['site.example', 'www.site.example'], 'www.site.example', 'http://www.site.example'],
  [['site.example', 'www.site.example'], 'forged.example', 'http://site.example'],
  [[], 'localhost:3000', 'http://localhost:3000'],
  [[], 'forged.example', undefined],
])(
  'a hosted page of a site at %s returns the visitor of a request to %s to %s',
  async (hosts, host, origin) => {
    await post('pay', [['_press', 'card']], { host, hosts });
    const sent = outside.received.find(({ path }) => path === '/cards')?.body;
    expect(sent).toEqual(origin && { back: `${origin}/api/journeys/mend/pay/return` });
  },
);

describe('a visitor who returns from a hosted page', () => {
  const gone = {
    status: 410,
    cached: 'no-store',
    text: expect.stringMatching(new RegExp(`${words}[^]*<a href="/mend">`)),
  };

  it('is told without a cookie that the answers are gone, and where to go on', async () => {
    expect(await comeBack('')).toMatchObject(gone);
  });

  it('is told so in another browser, also in one with other answers', async () => {
    sessionId = deps.sessions.ids.issue();
    expect(await comeBack(cookie())).toMatchObject(gone);
    await post('bicycle', [['frame', '']]);
    expect(await comeBack(cookie())).toMatchObject(gone);
  });

  it('is told so after the answers were deleted', async () => {
    await deps.sessions.remove(sessionId, 'mend');
    expect(await comeBack(cookie())).toMatchObject(gone);
  });

  it('goes on in the journey with the answers, and after its end', async () => {
    expect(await comeBack(cookie())).toMatchObject({ status: 303, location: '/mend/pay' });
    await post('pay', [['receipt', 'R-1']]);
    expect(await comeBack(cookie())).toMatchObject({ status: 303 });
  });
});
