import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Document, Journey, Page, Translation } from '#schemas';
import { page, site } from '../../server/pages/bakery.fixture.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import {
  type BrowserOfHosts,
  browserOfHosts,
  type HostAnswer,
} from '../support/instances/browser-of-hosts.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';

const english = 'https://www.bakery.example';
const maori = 'https://mi.bakery.example';

const translated = (document: string, texts: Readonly<Record<string, string>>): Translation => ({
  kind: 'translation',
  id: `${document}-mi`,
  schemaVersion: 2,
  language: 'mi',
  document,
  texts: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { text }])),
});

const journey: Journey = {
  kind: 'journey',
  id: 'cakes',
  schemaVersion: 2,
  capture: ['promo'],
  steps: [
    { id: 'name', form: 'name-form', submitLabel: 'Continue' },
    { id: 'pick', form: 'pick-form', submitLabel: 'Order' },
  ],
};

const documents: readonly Document[] = [
  {
    ...site,
    languages: [{ language: 'mi', hosts: ['mi.bakery.example', 'mi.uat.example'] }, { language: 'de' }],
  },
  page('name', '/cake', [{ type: 'form', journey: 'cakes', step: 'name' }]),
  {
    ...(page('pick', '/cake/pick', [{ type: 'form', journey: 'cakes', step: 'pick' }]) as Page),
    title: 'Pick',
  },
  journey,
  {
    kind: 'form',
    id: 'name-form',
    schemaVersion: 2,
    fields: [{ name: 'customer', type: 'text-input', label: 'Your name', value: { type: 'string' } }],
  },
  {
    kind: 'form',
    id: 'pick-form',
    schemaVersion: 2,
    fields: [{ name: 'cake', type: 'text-input', label: 'Which cake?', value: { type: 'string' } }],
  },
  translated('name-form', { 'fields/customer/label': 'Tō ingoa' }),
  { ...translated('pick', { title: 'Kōwhiria' }), paths: { path: '/keke/kowhiria' } },
  translated('about', { title: 'Mō mātou' }),
];

let served: ServedSite;
let aroha: BrowserOfHosts;
let environment: Readonly<Record<string, string>>;

beforeEach(async () => {
  environment = {
    WAYMARK_HOSTS: 'mi.bakery.example,www.bakery.example',
    WAYMARK_SECRET: 'a secret of the bakery that is long enough',
    DATABASE_URL: `sqlite:${join(temporaryFolder(), 'store.db')}`,
  };
  served = await serveBakery(environment, documents);
  aroha = browserOfHosts(() => served.origin);
});

const end = (answers: readonly HostAnswer[]) => answers.at(-1) as HostAnswer;
const seen = ({ status, location }: HostAnswer) => [status, location];
/** The answer that has a ticket in its address, of those of a switch. */
const withTicket = (answers: readonly HostAnswer[]) =>
  answers.map(({ location }) => location ?? '').find((location) => location.includes('ticket=')) ?? '';

describe('a language with a host of its own', () => {
  it('has its pages there without its tag', async () => {
    const answer = await aroha.ask(`${maori}/cake`);
    expect(answer.status).toBe(200);
    expect(answer.html).toContain('Tō ingoa');
    expect((await aroha.ask(`${english}/cake`)).html).toContain('Your name');
    const definition = /"definitionSrc":"([^"]+)"/.exec(answer.html)?.[1] ?? '';
    expect((await aroha.ask(maori + definition)).html).toContain('Tō ingoa');
  });

  it('is led to from its tag, wherever that is', async () => {
    expect(seen(await aroha.ask(`${english}/mi/cake?a=b`))).toEqual([308, `${maori}/cake?a=b`]);
    expect(seen(await aroha.ask(`${english}/mi`))).toEqual([308, `${maori}/`]);
    expect(seen(await aroha.ask(`${maori}/MI/cake`))).toEqual([308, `${maori}/cake`]);
    expect(seen(await aroha.ask(`${maori}/de/about/us`))).toEqual([308, `${english}/de/about/us`]);
    expect((await aroha.ask(`${english}/de/about/us`)).status).toBe(200);
    expect((await aroha.ask(`${english}/mi//elsewhere.example`)).location).toBe(`${maori}/`);
  });

  it('has a sitemap of its pages, and is named by those of others', async () => {
    const atMaori = (await aroha.ask(`${maori}/sitemap.xml`)).html;
    const located = (html: string) => [...html.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
    expect(located(atMaori)).toEqual([`${maori}/about/us`, `${maori}/keke/kowhiria`]);
    const atEnglish = (await aroha.ask(`${english}/sitemap.xml`)).html;
    expect(located(atEnglish)).toContain(`${english}/about/us`);
    expect(located(atEnglish).join()).not.toContain(maori);
    expect(atEnglish).toContain(`hreflang="mi" href="${maori}/about/us"`);
    expect(atMaori).toContain(`hreflang="x-default" href="${english}/about/us"`);
    expect((await aroha.ask(`${maori}/robots.txt`)).html).toContain(`Sitemap: ${maori}/sitemap.xml`);
    expect((await aroha.ask(`${english}/robots.txt`)).html).toContain(`Sitemap: ${english}/sitemap.xml`);
  });

  it('has a path for itself where the site does not answer at its host', async () => {
    served = await serveBakery({ ...environment, WAYMARK_HOSTS: 'www.bakery.example' }, documents);
    expect((await aroha.ask(`${english}/mi/cake`)).html).toContain('Tō ingoa');
  });

  it('has pages that may post to the others', async () => {
    const policy = String((await aroha.ask(`${maori}/cake`)).headers['content-security-policy']);
    expect(policy).toContain(`form-action 'self' ${english} ${maori};`);
  });
});

describe('a switch to a language at another host', () => {
  it('keeps the step and every answer, sent and typed, in both directions', async () => {
    await aroha.press(`${english}/cake`, { customer: 'Hinemoa' });
    const there = await aroha.follow(
      await aroha.press(`${english}/cake/pick`, { cake: 'Lamington', _language: 'mi' }),
    );
    expect([end(there).address, end(there).status]).toEqual([`${maori}/keke/kowhiria`, 200]);
    expect(end(there).html).toContain('Lamington');
    expect((await aroha.ask(`${maori}/cake`)).html).toContain('Hinemoa');
    const back = await aroha.follow(
      await aroha.press(`${maori}/keke/kowhiria`, { cake: 'Pavlova', _language: 'en-nz' }),
    );
    expect(end(back).address).toBe(`${english}/cake/pick`);
    expect(end(back).html).toContain('Pavlova');
    const again = await aroha.follow(await aroha.press(`${english}/cake/pick`, { _language: 'mi' }));
    expect(end(again).address).toBe(`${maori}/keke/kowhiria`);
    for (const text of ['Pavlova', '"language":"mi"']) expect(end(again).html).toContain(text);
  });

  it('tells nobody of the ticket, and keeps no secret', async () => {
    const pressed = await aroha.press(`${english}/cake`, { customer: 'Hinemoa', _language: 'mi' });
    const answers = await aroha.follow(pressed);
    expect(withTicket(answers)).toContain(`${maori}/api/language/arrive?`);
    const between = answers.slice(1, -1);
    expect(between).toHaveLength(4);
    for (const { headers } of between)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect([...aroha.cookiesAt('mi.bakery.example').keys()]).toEqual(['__Host-waymark']);
  });

  it('goes over several instances', async () => {
    const other = await serveBakery(environment, documents);
    let asked = 0;
    aroha = browserOfHosts(() => (asked++ % 2 === 0 ? served : other).origin);
    await aroha.press(`${english}/cake`, { customer: 'Hinemoa' });
    const answers = await aroha.follow(
      await aroha.press(`${english}/cake/pick`, { cake: 'Lamington', _language: 'mi' }),
    );
    expect(end(answers).html).toContain('Lamington');
  });

  it('is done once with a ticket, and by the browser that asked for it alone', async () => {
    const answers = await aroha.follow(
      await aroha.press(`${english}/cake`, { customer: 'Hinemoa', _language: 'mi' }),
    );
    const ticket = withTicket(answers);
    // A victim of Aroha's, or somebody who has read the address.
    const other = browserOfHosts(() => served.origin);
    const shown = await other.follow(ticket);
    expect([end(shown).address, end(shown).html.includes('Hinemoa')]).toEqual([`${maori}/cake`, false]);
    const before = aroha.cookiesAt('mi.bakery.example').get('__Host-waymark');
    const replayed = await aroha.follow(ticket);
    expect(end(replayed).html).toContain('Hinemoa');
    expect(aroha.cookiesAt('mi.bakery.example').get('__Host-waymark')).toBe(before);
  });

  it('puts nobody into the session of another, who has left and never arrived', async () => {
    const mallory = browserOfHosts(() => served.origin);
    const [, left] = await mallory.follow(
      await mallory.press(`${english}/cake`, { customer: 'Mallory', _language: 'mi' }),
    );
    // The victim is led to where Mallory has left for.
    const shown = await aroha.follow(new URL(left?.location ?? '', english).href);
    expect(end(shown).html).not.toContain('Mallory');
    // And with the secret of Mallory's browser in the address, a ticket is for that browser.
    const arriving = await mallory.ask(new URL(left?.location ?? '', english).href);
    const given = await mallory.ask(arriving.location ?? '');
    expect(given.location).toContain('ticket=');
    expect(end(await aroha.follow(given.location ?? '')).html).not.toContain('Mallory');
  });

  it('takes no session along when another site leads to it', async () => {
    await aroha.press(`${english}/cake`, { customer: 'Hinemoa' });
    const led = await aroha.ask(`${english}/api/language/leave?to=mi&path=/cake`, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(seen(led)).toEqual([303, `${maori}/cake`]);
  });

  it('leads to the page alone without answers, and never to another site', async () => {
    await aroha.ask(`${english}/cake`);
    const leave = async (query: string) => seen(await aroha.ask(`${english}/api/language/leave?${query}`));
    expect(await leave('to=mi&path=/about/us')).toEqual([303, `${maori}/about/us`]);
    expect(await leave('to=mi&path=//elsewhere.example')).toEqual([303, `${maori}/`]);
    expect(await leave('to=fr&path=/about/us')).toEqual([303, '/about/us']);
    const arrive = `${maori}/api/language/arrive?to=mi&path=/cake&left=x`;
    expect(seen(await aroha.ask(`${arrive}&from=elsewhere.example`))).toEqual([303, '/cake']);
    expect(seen(await aroha.ask(`${arrive}&ticket=x`))).toEqual([303, '/cake']);
  });

  it('keeps the parameters that a visit began with', async () => {
    await aroha.ask(`${english}/cake?promo=SPRING`);
    const answers = await aroha.follow(`${english}/api/language/leave?to=mi&path=/about/us`);
    expect([end(answers).address, end(answers).status]).toEqual([`${maori}/about/us`, 200]);
    expect([...aroha.cookiesAt('mi.bakery.example').keys()]).toContain('__Host-waymark-visit');
  });

  it('is made by an old address under the tag, too', async () => {
    await aroha.press(`${english}/cake`, { customer: 'Hinemoa' });
    const answers = await aroha.follow(`${english}/mi/cake`);
    expect(answers[0]?.status).toBe(307);
    expect([end(answers).address, end(answers).html.includes('Hinemoa')]).toEqual([`${maori}/cake`, true]);
  });
});
