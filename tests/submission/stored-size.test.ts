import { beforeAll, describe, expect, it } from 'vitest';
import { type Entry, fieldsShown, type JourneyState } from '#engine';
import type { Field } from '#schemas';
import { findJourney } from '#server';
import { cutAnswer } from '../../engine/forms/answers/answer-size.ts';
import { createSiteApi, type SiteApi, type SiteApiDeps } from '../../server/front/site-api.ts';
import { createSiteLimits } from '../../server/http/client-limits.ts';
import { largestSessionBytes } from '../../server/sessions/session-size.ts';
import { joinState } from '../../server/sessions/stored-state.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import { businessJourney } from '../business-sign-up/visitors.ts';
import { chooseBusiness } from '../business-sign-up/way.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Instance } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import { orderOf } from '../support/journeys/gas-order.ts';
import { homeJourney } from '../support/journeys/home-sign-up.ts';

/** Four bytes in UTF-8. */
const wide = '😀';
/** Six bytes in JSON, three in a form: nothing else grows as much. */
const control = '\u0001';
const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };

/** The shipped journeys with room for three hundred thousand characters in two fields of the gas order. */
const roomy = {
  id: 'roomy',
  compiled: shippedRelease((document) => {
    if (document.kind !== 'form' || document.id !== 'gas-order-form') return document;
    const fields = document.fields.map((field) =>
      field.name === 'name' || field.name === 'propertyAccessReasonOther'
        ? ({ ...field, value: { type: 'string', maxLength: 300_000 } } as Field)
        : field,
    );
    return { ...document, fields };
  }),
};

describe.each(databasesForLongTests)('on $name, what is stored of a visitor', ({ create }) => {
  let url: string;
  let instance: Instance;
  beforeAll(async () => {
    url = await create();
    instance = await startInstance({ databaseUrl: url, sandboxUrl: 'http://127.0.0.1:9', releases });
  });

  async function stateOf(visitor: Visitor, journey: string, at: Instance = instance): Promise<JourneyState> {
    const stored = await at.deps.sessions.read(visitor.cookie.split('=')[1] ?? '', journey);
    if (stored === undefined) throw new Error('Nothing is stored.');
    return joinState(stored);
  }

  it('is at most what the field allows, and some, of 200 kB in a field of 120 characters', async () => {
    const visitor = newVisitor('gas-order', [instance]);
    const typed = 'x'.repeat(200_000);
    const reply = await visitor.submit('order', [
      ...orderOf({ name: typed }),
      ['unknown', 'x'.repeat(40_000)],
    ]);
    expect(reply).toMatchObject({ outcome: 'invalid', problems: [{ field: 'name', keyword: 'maxLength' }] });
    const { answers } = await stateOf(visitor, 'gas-order');
    expect([String(answers.name).length, 'unknown' in answers]).toEqual([341, false]);
    const shown = await visitor.open('order');
    expect(JSON.stringify(shown).length).toBeLessThan(100_000);
    expect(shown).toMatchObject({ model: { given: { name: 'x'.repeat(341), phone: '0215550100' } } });
    const again = await visitor.submit('order', orderOf({ name: 'x'.repeat(341) }));
    expect(again).toMatchObject({ outcome: 'invalid', problems: [{ field: 'name' }] });
  });

  it.each(['valid', 'invalid'])('fits a row after the largest %s post of every form', async (kind) => {
    for (const document of release.compiled.documents.values()) {
      if (document.kind !== 'journey') continue;
      const visitor = newVisitor(document.id, [instance]);
      if (document.id === businessJourney) {
        const [step, filled] = chooseBusiness;
        await visitor.at(homeJourney).submit(step, filled);
      }
      const journey = findCompiled(document.id);
      const form = await visitor.formOf(document.steps[0]?.id ?? '');
      for (const { id } of document.steps) {
        const fields = fieldsShown(journey, id);
        await visitor.press(
          id,
          form,
          fields.flatMap((field) =>
            kind === 'valid' ? largestValid(field) : tooLarge(field, fields.length),
          ),
        );
      }
      const { answers } = await stateOf(visitor, document.id);
      for (const field of document.steps.flatMap(({ id }) => fieldsShown(journey, id))) {
        const answer = answers[field.name] ?? undefined;
        expect(cutAnswer(field, answer), field.name).toEqual(answer);
      }
      const bytes = await longestRow();
      expect(bytes, document.id).toBeGreaterThan(1000);
      expect(bytes, document.id).toBeLessThan(largestSessionBytes / 4);
    }
  });

  async function longestRow(): Promise<number> {
    const database = await openDatabase(url, { info: () => undefined, warn: () => undefined });
    const rows = await database.query.selectFrom('sessions').selectAll().execute();
    await database.close();
    return Math.max(...rows.map(({ state, sensitive }) => Buffer.byteLength(state + sensitive)));
  }

  it('stays as it was when a press would have it hold too much, and the visitor is told', async () => {
    const spacious = await startInstance({
      databaseUrl: url,
      sandboxUrl: 'http://127.0.0.1:9',
      releases: { live: () => roomy, find: async () => roomy },
    });
    const visitor = newVisitor('gas-order', [spacious]);
    const much = 'x'.repeat(200_000);
    await visitor.submit('order', [['name', much]]);
    const before = await stateOf(visitor, 'gas-order', spacious);
    expect(before.answers.name).toBe(much);
    const entries: readonly Entry[] = [
      ['_run', await visitor.formOf('order')],
      ['propertyAccessReasonOther', much],
    ];
    for (const accept of ['text/html', 'application/json']) {
      const headers = { cookie: visitor.cookie, accept };
      const answer = await spacious.press('gas-order', 'order', entries, headers);
      expect(answer.status).toBe(413);
      const { errorText } = release.compiled.site.words.messages;
      if (accept === 'text/html') expect(await answer.text()).toContain(errorText);
    }
    expect(await stateOf(visitor, 'gas-order', spacious)).toEqual(before);
    expect(await visitor.submit('order', orderOf({ email: '' }))).toMatchObject({ outcome: 'invalid' });
  });

  it('is nothing of the presses of a client that has begun as many sessions as it may', async () => {
    const form = await newVisitor('gas-order', [instance]).formOf('order');
    const before = await sessionsStored();
    const logged: object[] = [];
    const api = siteApi(instance, 40, logged);
    const answers = [];
    for (let post = 0; post < 1000; post++) answers.push(await postTo(api, form, '192.0.2.7'));
    const [first, last] = [answers.at(0), answers.at(-1)];
    expect([first?.status, last?.status]).toEqual([303, 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.text()).toContain(release.compiled.site.words.messages.errorText);
    expect((await sessionsStored()) - before).toBe(40);
    expect(logged).toContainEqual({ status: 429 });
    expect((await postTo(api, form, '192.0.2.8')).status).toBe(303);
    const known = first?.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await postTo(api, form, '192.0.2.9', known)).status).toBe(303);
    expect((await sessionsStored()) - before).toBe(41);
  });

  async function sessionsStored(): Promise<number> {
    const database = await openDatabase(url, { info: () => undefined, warn: () => undefined });
    const rows = await database.query.selectFrom('sessions').select('session').execute();
    const ids = await database.query.selectFrom('session_ids').select('id').execute();
    await database.close();
    expect(ids.length).toBeLessThanOrEqual(rows.length + 1);
    return rows.length;
  }
});

function findCompiled(id: string) {
  const journey = findJourney(release.compiled, id)?.compiled;
  if (journey === undefined) throw new Error(`There is no journey "${id}".`);
  return journey;
}

/** Entries as large as the field admits, in bytes. */
function largestValid(field: Field): readonly Entry[] {
  if (field.type === 'checkbox-group') return choicesOf(field).map((id) => [field.name, id] as const);
  if ('options' in field) return [[field.name, longest(choicesOf(field))]];
  if ('value' in field && field.value) {
    const { maxLength = 500 } = field.value as { readonly maxLength?: number };
    return [[field.name, wide.repeat(maxLength)]];
  }
  return [[field.name, 'true']];
}

/** As much as fits into a post, shared by the fields of a form. */
function tooLarge({ name }: Field, fields: number): readonly Entry[] {
  const text = control.repeat(Math.floor(250_000 / 3 / fields / 2) - name.length);
  return [
    [name, text],
    [name, `${text}.`],
  ];
}

function choicesOf(field: Field): readonly string[] {
  if (!('options' in field) || !Array.isArray(field.options)) return [wide.repeat(80)];
  return field.options.map(({ id }) => id);
}

const longest = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length)[0] ?? '';

/** The API that answers presses over HTTP, limited to this many sessions per client but not in presses. */
function siteApi({ deps }: Instance, sessions: number, logged: object[]): SiteApi {
  const write = (entry: object) => void logged.push(entry);
  const presses = { admit: async () => ({ admitted: true }) as const };
  const site: Partial<SiteApiDeps> = {
    ...deps,
    limits: { ...createSiteLimits(undefined, sessions), presses },
    log: { info: write, warn: write },
    previewAccess: { isPreviewing: () => false } as unknown as SiteApiDeps['previewAccess'],
  };
  return createSiteApi(site as SiteApiDeps);
}

async function postTo(api: SiteApi, form: string, client: string, cookie = ''): Promise<Response> {
  const headers = { accept: 'text/html', cookie };
  const body = new URLSearchParams([['_run', form], ['name', 'Ada']]); // biome-ignore format: one line
  const request = new Request('http://site.example/api/journeys/gas-order/order', { method: 'POST', headers, body }); // biome-ignore format: one line
  return await api.answer(request, client);
}
