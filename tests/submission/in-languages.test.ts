import { beforeEach, describe, expect, it } from 'vitest';
import type { Document, Form, Journey, Page, Translation } from '#schemas';
import { markOf } from '../../engine/translations/text-paths.ts';
import { page, site } from '../../server/pages/bakery.fixture.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';

const nameForm: Form = {
  kind: 'form',
  id: 'name-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'customer',
      type: 'text-input',
      label: 'Your name',
      value: { type: 'string' },
      required: true,
      messages: { required: 'Enter your name' },
    },
    { name: 'note', type: 'text-input', label: 'Note', value: { type: 'string' } },
  ],
};

function maori(document: string, texts: Readonly<Record<string, string>>): Translation {
  const entries = Object.entries(texts).map(([path, text]) => [path, { text }] as const);
  return {
    kind: 'translation',
    id: `${document}-mi`,
    schemaVersion: 2,
    language: 'mi',
    document,
    texts: Object.fromEntries(entries),
  };
}

const documents: readonly Document[] = [
  { ...site, languages: [{ language: 'mi' }, { language: 'de' }] },
  page('name', '/cake', [{ type: 'form', journey: 'cakes', step: 'name' }]),
  {
    ...(page('pick', '/cake/pick', [{ type: 'form', journey: 'cakes', step: 'pick' }]) as Page),
    title: 'Pick',
  },
  {
    kind: 'journey',
    id: 'cakes',
    schemaVersion: 2,
    steps: [
      { id: 'name', form: 'name-form', submitLabel: 'Continue' },
      { id: 'pick', form: 'pick-form', submitLabel: 'Order' },
    ],
  },
  nameForm,
  {
    kind: 'form',
    id: 'pick-form',
    schemaVersion: 2,
    fields: [
      { name: 'cake', type: 'text-input', label: 'Which cake?', value: { type: 'string' } },
      {
        name: 'grams',
        type: 'number-input',
        label: 'How heavy?',
        value: { type: 'number' },
        thousands: true,
      },
    ],
  },
  maori('name-form', {
    'fields/customer/label': 'Tō ingoa',
    'fields/customer/messages/required': 'Tāurua tō ingoa',
  }),
  maori('cakes', { 'steps/name/submitLabel': 'Haere tonu' }),
  maori('pick', { title: 'Kōwhiria' }),
];

let served: ServedSite;
beforeEach(async () => {
  served = await serveBakery({ WAYMARK_HOSTS: '' }, documents);
});

/** A visitor without scripts. */
function visitor() {
  let cookie = '';
  const keep = (response: Response) => {
    for (const each of response.headers.getSetCookie()) cookie = each.split(';')[0] ?? cookie;
    return response;
  };
  const open = async (path: string) =>
    keep(await served.get(path, { headers: { cookie }, redirect: 'manual' }));
  return {
    open,
    async press(
      path: string,
      entries: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ) {
      const html = await (await open(path)).text();
      const token = /"formToken":"([^"]+)"/.exec(html)?.[1] ?? '';
      const action = /"action":"([^"]+)"/.exec(html)?.[1] ?? '';
      return keep(
        await served.get(action, {
          method: 'POST',
          headers: { cookie, accept: 'text/html', ...headers },
          body: new URLSearchParams({ _run: token, ...entries }),
          redirect: 'manual',
        }),
      );
    },
  };
}

describe('a journey in another language', () => {
  it('is walked in it, with its labels, errors and addresses', async () => {
    const aroha = visitor();
    const shown = await (await aroha.open('/mi/cake')).text();
    expect(shown).toContain('Tō ingoa');
    expect(shown).toContain('Haere tonu');
    const refused = await aroha.press('/mi/cake', { customer: '' });
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/mi/cake']);
    expect(await (await aroha.open('/mi/cake')).text()).toContain('Tāurua tō ingoa');
    const sent = await aroha.press('/mi/cake', { customer: 'Aroha' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/mi/cake/pick']);
  });

  it('leads a visitor who lacks a step back in it', async () => {
    const response = await visitor().open('/mi/cake/pick');
    expect([response.status, response.headers.get('location')]).toEqual([307, '/mi/cake']);
  });

  it('answers scripts in it', async () => {
    const reply = await visitor().press('/mi/cake', { customer: '' }, { accept: 'application/json' });
    expect(await reply.text()).toContain('Tāurua tō ingoa');
  });

  it('serves the definition of its step in it', async () => {
    const html = await (await visitor().open('/mi/cake')).text();
    const definition = /"definitionSrc":"([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await served.get(definition);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('Tō ingoa');
    // The note has no translation.
    expect(text.match(/"language":"en-nz"/g)).toHaveLength(1);
    expect(text).toMatch(/\{[^{}]*"name":"note"[^{}]*/);
  });

  it('says what is refused before a step is found in its words', async () => {
    const press = (path: string) =>
      served.get(`${path}/api/journeys/cakes/name`, {
        method: 'POST',
        headers: { accept: 'text/html' },
        body: '',
      });
    expect(await (await press('/mi')).text()).toContain('<html lang="mi" dir="ltr">');
    expect(await (await press('')).text()).toContain('<html lang="en-nz" dir="ltr">');
  });
});

describe('texts of a journey that are not translated', () => {
  const cakes = documents.find(({ id }) => id === 'cakes') as Journey;
  const failing: Journey = {
    ...cakes,
    chips: [{ step: 'name', label: 'For somebody' }],
    steps: [
      { id: 'name', form: 'name-form', submitLabel: 'Continue' },
      {
        id: 'pick',
        form: 'pick-form',
        submitLabel: 'Order',
        onSubmit: [
          {
            call: 'bake',
            with: { name: 'a cake' },
            onFailure: [
              { notify: 'The oven is cold', tone: 'error' },
              { notify: 'Ring us', tone: 'info' },
            ],
          },
        ],
      },
    ],
  };
  const inMaori = (texts: Translation['texts']) =>
    documents.map((each) => {
      if (each.id === 'cakes') return failing;
      return each.id === 'cakes-mi' ? { ...maori('cakes', {}), texts } : each;
    });
  /** The model of a step whose press has failed. */
  const failedStep = async (texts: Translation['texts'], path = '/mi/cake') => {
    served = await serveBakery({ WAYMARK_HOSTS: '' }, inMaori(texts));
    served.setOven(500);
    const aroha = visitor();
    await aroha.press(path, { customer: 'Aroha' });
    await aroha.press(`${path}/pick`, { cake: 'Lamington' });
    const html = await (await aroha.open(`${path}/pick`)).text();
    const definition = /"definition":(\{.*?\}),"fixedFacts"/.exec(html)?.[1] ?? '{}';
    const { display } = JSON.parse(definition);
    return { display, notices: JSON.parse(/"notices":(\[.*?\])/.exec(html)?.[1] ?? '[]') };
  };

  it('say their language: the button, chips and what an outcome says', async () => {
    const { display, notices } = await failedStep({});
    expect(display).toMatchObject({ submitLabel: 'Order', submitLabelIn: 'en-nz' });
    expect(display.chips).toMatchObject([{ label: 'For somebody', language: 'en-nz' }]);
    expect(notices.slice(0, 2)).toMatchObject([
      { message: 'The oven is cold', language: 'en-nz' },
      { message: 'Ring us', language: 'en-nz' },
    ]);
  });

  it('say none once they are translated, what an outcome says among them', async () => {
    const failure = 'steps/pick/onSubmit/#1/onFailure';
    const { display, notices } = await failedStep({
      'steps/pick/submitLabel': { text: 'Tonoa' },
      'chips/name/label': { text: 'Mā tētahi' },
      [`${failure}/#1/notify`]: { text: 'He makariri te umu', from: markOf('The oven is cold') },
      // Written for another text, which may have been that of another place.
      [`${failure}/#2/notify`]: { text: 'Tuhia mai', from: markOf('Write to us') },
    });
    expect(display.submitLabel).toBe('Tonoa');
    expect(JSON.stringify(display)).not.toContain('en-nz');
    expect(notices[0]).toEqual({ tone: 'error', message: 'He makariri te umu' });
    expect(notices[1]).toEqual({ tone: 'info', message: 'Ring us', language: 'en-nz' });
  });

  it('say none in the language of the documents', async () => {
    const { display, notices } = await failedStep({}, '/cake');
    expect(JSON.stringify([display, notices])).not.toMatch(/language|submitLabelIn/);
  });
});

describe('a switch of languages in the middle of a journey', () => {
  it('keeps the answers, sent and typed, and the step', async () => {
    const aroha = visitor();
    await aroha.press('/cake', { customer: 'Aroha', note: 'Birthday' });
    const switched = await aroha.press('/cake/pick', { cake: 'Lamington', _language: 'mi' });
    expect([switched.status, switched.headers.get('location')]).toEqual([303, '/mi/cake/pick']);
    expect(await (await aroha.open('/mi/cake/pick')).text()).toContain('Lamington');
    const first = await (await aroha.open('/mi/cake')).text();
    for (const text of ['Tō ingoa', 'Aroha', 'Birthday']) expect(first).toContain(text);
  });

  it('keeps what was typed before anything was sent', async () => {
    const aroha = visitor();
    await aroha.press('/cake', { customer: 'Aroha', _language: 'mi' });
    expect(await (await aroha.open('/mi/cake')).text()).toContain('Aroha');
    const back = await aroha.press('/mi/cake', { customer: 'Aroha Ngata', _language: 'en-nz' });
    expect(back.headers.get('location')).toBe('/cake');
    expect(await (await aroha.open('/cake')).text()).toContain('Aroha Ngata');
  });

  it('reads a number in the marks of each language, as one value', async () => {
    const jonas = visitor();
    await jonas.press('/de/cake', { customer: 'Jonas' });
    await jonas.press('/de/cake/pick', { grams: '1.234,5', _language: 'en-nz' });
    const english = await (await jonas.open('/cake/pick')).text();
    await jonas.press('/cake/pick', { grams: '1,234.5', _language: 'de' });
    const german = await (await jonas.open('/de/cake/pick')).text();
    for (const html of [english, german]) expect(html).toContain('"given":{"grams":1234.5}');
    expect([english.includes('"marks":",."'), german.includes('"marks":",."')]).toEqual([false, true]);
  });

  it('leaves two tabs in two languages one journey', async () => {
    const aroha = visitor();
    await aroha.open('/cake');
    await aroha.open('/mi/cake');
    await aroha.press('/mi/cake', { customer: 'Aroha' });
    expect((await aroha.open('/cake/pick')).status).toBe(200);
  });

  it('stays on this site, whatever language is asked for', async () => {
    const answer = await visitor().press('/cake', { _language: '//elsewhere.example' });
    expect(answer.headers.get('location')).toBe('/cake');
  });
});

describe('a page with a path of its own in a language', () => {
  it('is there, and what was its path leads to it', async () => {
    const inOwnWords = documents.map((each) =>
      each.id === 'pick-mi' ? { ...each, paths: { path: '/keke/kowhiria' } } : each,
    );
    served = await serveBakery({ WAYMARK_HOSTS: '' }, inOwnWords);
    const redirected = await served.get('/mi/cake/pick?utm=a', { redirect: 'manual' });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([307, '/mi/keke/kowhiria?utm=a']);
    const aroha = visitor();
    const sent = await aroha.press('/mi/cake', { customer: 'Aroha' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/mi/keke/kowhiria']);
    const switched = await aroha.press('/mi/keke/kowhiria', { cake: 'Lamington', _language: 'en-nz' });
    expect(switched.headers.get('location')).toBe('/cake/pick');
    const back = await aroha.press('/cake/pick', { _language: 'mi' });
    expect(back.headers.get('location')).toBe('/mi/keke/kowhiria');
  });
});

describe('the end of a journey', () => {
  it('is shown in another language, too', async () => {
    const order = await served.order('Aroha');
    const cookie = (order.headers.getSetCookie()[0] ?? served.cookie()).split(';')[0] ?? '';
    const open = async (path: string, referer?: string) =>
      (await served.get(path, { headers: { cookie, ...(referer && { referer }) }, redirect: 'manual' }))
        .status;
    expect(await open('/order/done')).toBe(200);
    expect(await open('/mi/order/done', `${served.origin}/order/done`)).toBe(200);
    await open('/mi', `${served.origin}/mi/order/done`);
    expect(await open('/mi/order/done')).toBe(307);
  });
});

it('Pages in another language are under its tag, in any spelling, and no other language has pages', async () => {
  const open = async (path: string) => {
    const { status, headers } = await served.get(path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await open('/mi')).toEqual([200, null]);
  expect(await open('/mi/')).toEqual([308, '/mi']);
  expect(await open('/MI/About/Us')).toEqual([308, '/mi/about/us']);
  expect(await open('/mi/nothing')).toEqual([404, null]);
  expect(await open('/en-nz/about/us')).toEqual([404, null]);
  expect(await open('/fr/about/us')).toEqual([404, null]);
});
