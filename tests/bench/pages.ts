import type { Contenders } from './contenders.ts';
import { formIn, type PressedStep, pressesOf, viewsPerSecond } from './first-view.ts';
import { requestsPerSecond } from './load.ts';
import { compareInRounds } from './rounds.ts';
import { atLeast, type Row } from './row.ts';

const rounds = 7;
const seconds = 3;
const encodings = { 'as it is': {}, 'in gzip': { 'accept-encoding': 'gzip' } };

/** Requests per second of a cached content page, against a prerendered page of the same size. */
export async function benchCachedPage({ site, peers }: Contenders): Promise<Row[]> {
  const ours = site.url;
  const peer = await pageOfSize(peers.url, await sizeOf(ours));
  const rows: Row[] = [];
  for (const [encoding, headers] of Object.entries(encodings)) {
    const peerName = 'prerendered Next page of its size';
    const name = `cached content page with a strict policy, ${encoding}`;
    rows.push(await compareRates({ name, ours, peer, peerName, headers, budget: 8 }));
  }
  return rows;
}

/** Requests per second of a journey's step, against a page with its markup rendered for each request. */
export async function benchDynamicStep({ stepUrl, home, business, peers }: Contenders): Promise<Row[]> {
  const race = {
    ours: stepUrl,
    peer: `${peers.url}/step`,
    peerName: 'dynamic Next page of the same markup',
    budget: 3,
  };
  const known = { cookie: (await fetch(stepUrl)).headers.get('set-cookie')?.split(';')[0] ?? '' };
  const answered = await cookieWithAnswers(stepUrl);
  return [
    await compareRates({ ...race, name: "journey step, a new visitor's first view", headers: {} }),
    await compareRates({ ...race, name: 'journey step, seen before and nothing answered', headers: known }),
    await compareRates({ ...race, name: 'journey step, with answers kept', headers: answered }),
    await compareRates({
      ...race,
      name: 'heaviest step of the sign-up of a home, with answers kept, seen again',
      ours: home.heaviestUrl,
      peer: `${peers.url}/home-heaviest`,
      headers: home.headers,
      budget: 1.5,
    }),
    await compareRates({
      ...race,
      name: 'heaviest step of the sign-up of a business, with answers kept, seen again',
      ours: business.heaviestUrl,
      peer: `${peers.url}/business-heaviest`,
      headers: business.headers,
      budget: 1.5,
    }),
    await compareFirstViews({
      ...race,
      name: 'heaviest step of the sign-up of a home, first view after a press',
      peer: `${peers.url}/home-heaviest`,
      pressed: { ...home, url: home.heaviestUrl, field: 'usageType', answers: ['low', 'high'] },
      budget: 1.5,
    }),
    await compareFirstViews({
      ...race,
      name: 'heaviest step of the sign-up of a business, first view after a press',
      peer: `${peers.url}/business-heaviest`,
      pressed: { ...business, url: business.heaviestUrl, field: 'includeGst', answers: ['true', ''] },
      budget: 1.5,
    }),
  ];
}

/** The cookie of a visitor whose submission of the step had mistakes. */
async function cookieWithAnswers(stepUrl: string): Promise<{ readonly cookie: string }> {
  const page = await fetch(stepUrl);
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { action, run } = formIn(await page.text());
  const body = new URLSearchParams({ _run: run, name: 'Aroha Ngata' });
  const answer = await fetch(new URL(action, stepUrl), {
    method: 'POST',
    headers: { cookie, accept: 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`The step took no answers: ${answer.status}.`);
  return { cookie };
}

interface Race {
  readonly name: string;
  readonly ours: string;
  readonly peer: string;
  readonly peerName: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly budget: number;
}

async function compareRates({ ours, peer, headers, ...row }: Race): Promise<Row> {
  for (const url of [ours, peer]) await requestsPerSecond({ url, headers, seconds });
  const measured = await compareInRounds(rounds, {
    ours: () => requestsPerSecond({ url: ours, headers, seconds }),
    peer: () => requestsPerSecond({ url: peer, headers, seconds }),
  });
  return atLeast({ ...row, ...measured, unit: 'requests/s' });
}

interface FirstViewRace extends Omit<Race, 'ours' | 'headers'> {
  readonly pressed: PressedStep;
}

/** As `compareRates`, with one request at a time, and a press before each of ours, which is not timed. */
async function compareFirstViews({ peer, pressed, ...row }: FirstViewRace): Promise<Row> {
  const press = await pressesOf(pressed);
  const { url, headers } = pressed;
  const race = {
    ours: () => viewsPerSecond({ url, headers, seconds }, press),
    peer: () => viewsPerSecond({ url: peer, headers, seconds }),
  };
  await race.ours();
  await race.peer();
  return atLeast({ ...row, ...(await compareInRounds(rounds, race)), unit: 'requests/s' });
}

/** The prerendered page of the peers with the closest size of HTML. */
async function pageOfSize(peersUrl: string, bytes: number): Promise<string> {
  const sizes = Array.from({ length: 60 }, (_, index) => `${peersUrl}/sized/${4 * (index + 1)}`);
  const found = await Promise.all(sizes.map(async (url) => ({ url, bytes: await sizeOf(url) })));
  const distance = (page: { readonly bytes: number }) => Math.abs(page.bytes - bytes);
  const nearest = found.reduce((best, page) => (distance(page) < distance(best) ? page : best));
  if (distance(nearest) > 0.05 * bytes) throw new Error(`No peer page is as large as ours, ${bytes} bytes.`);
  return nearest.url;
}

async function sizeOf(url: string): Promise<number> {
  return (await (await fetch(url)).arrayBuffer()).byteLength;
}
