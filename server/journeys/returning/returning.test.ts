import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { serveBakery } from '../../../tests/support/instances/served-site.ts';

/** A cake with a name on it, saved on one device and ordered on another. */
const documents: readonly Document[] = [
  {
    kind: 'journey',
    id: 'cake',
    schemaVersion: 2,
    path: '/cake',
    everyStep: { template: 'content' },
    saveAndReturn: {
      operation: 'send-link',
      days: 14,
      saveStep: 'save',
      addressAnswer: 'email',
      returnStep: 'return',
      codeAnswer: 'code',
    },
    steps: [
      { id: 'name', path: '', title: 'Name', form: 'name-form', submitLabel: 'Continue' },
      {
        id: 'size',
        path: 'size',
        title: 'Size',
        form: 'size-form',
        submitLabel: 'Order',
        onSubmit: [
          {
            call: 'bake',
            with: { name: { var: 'answers.onCake' } },
            onFailure: [{ notify: 'Cold', tone: 'error' }],
          },
        ],
      },
      { id: 'ordered', path: 'ordered', title: 'Ordered', form: 'done-form', final: true },
      {
        id: 'save',
        path: 'save',
        title: 'Save',
        form: 'save-form',
        submitLabel: 'Send me a link',
        aside: true,
      },
      {
        id: 'return',
        path: 'return',
        title: 'Return',
        form: 'return-form',
        submitLabel: 'Go on',
        aside: true,
      },
    ],
  },
  text('name-form', 'onCake', 'Name on the cake'),
  text('size-form', 'size', 'Size'),
  text('save-form', 'email', 'Email address'),
  text('return-form', 'code', 'Code'),
  {
    kind: 'operation',
    id: 'send-link',
    schemaVersion: 1,
    service: 'oven',
    method: 'POST',
    path: '/messages',
    input: { address: { type: 'string' }, link: { type: 'string' }, code: { type: 'string' } },
    request: { to: { var: 'input.address' }, link: { var: 'input.link' }, code: { var: 'input.code' } },
  },
];

function text(id: string, name: string, label: string): Document {
  const field = {
    name,
    type: 'text-input',
    label,
    value: { type: 'string' },
    required: true,
    ...(name === 'size' && { unread: true as const }),
  } as const;
  return { kind: 'form', id, schemaVersion: 2, fields: [field] };
}

interface Message {
  readonly to: string;
  readonly link: string;
  readonly code: string;
}

async function serve() {
  const served = await serveBakery({}, documents);
  const messages = (): Message[] =>
    served.baked.filter(({ path }) => path === '/messages').map(({ body }) => JSON.parse(body));
  return {
    ...served,
    messages,
    async nextMessage(): Promise<Message> {
      const before = messages().length;
      for (let tries = 0; tries < 200 && messages().length === before; tries++)
        await new Promise((resolve) => setTimeout(resolve, 25));
      const message = messages().at(-1);
      if (message === undefined) throw new Error('No message was sent.');
      return message;
    },
    device: () => device(served.origin),
  };
}

/** A browser without scripts. */
function device(origin: string) {
  let cookie = '';
  const take = (response: Response) => {
    const [set] = response.headers.getSetCookie().filter((each) => each.includes('waymark'));
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return response;
  };
  const look = async (path: string) => {
    const response = take(await fetch(new URL(path, origin), { headers: { cookie }, redirect: 'manual' }));
    return {
      status: response.status,
      html: await response.text(),
      location: response.headers.get('location'),
    };
  };
  return {
    look,
    cookie: () => cookie,
    have: (given: string) => {
      cookie = given;
    },
    /** Opens the page and presses its button. @returns where that leads */
    async press(path: string, step: string, entries: Readonly<Record<string, string>>) {
      const { html } = await look(path);
      const run = /"formToken":"([^"]+)"/.exec(html)?.[1] ?? '';
      const response = take(
        await fetch(new URL(`/api/journeys/cake/${step}`, origin), {
          method: 'POST',
          headers: { cookie },
          body: new URLSearchParams({ _run: run, ...entries }),
          redirect: 'manual',
        }),
      );
      return response.headers.get('location') ?? `status ${response.status}`;
    },
  };
}

async function saved() {
  const site = await serve();
  const phone = site.device();
  await phone.press('/cake', 'name', { onCake: 'Aroha' });
  const waiting = site.nextMessage();
  const left = await phone.press('/cake/size', 'size', { size: 'large', _save: 'true' });
  const gone = await phone.press(left, 'save', { email: 'aroha@example.nz' });
  return { ...site, phone, left, gone, message: await waiting };
}

const path = (link: string) => link.slice(new URL(link).origin.length);

it('A visitor saves on one device and goes on at another, where everything is as it was left', async () => {
  const { left, gone, message, device, phone, baked } = await saved();
  expect([left, gone]).toEqual(['/cake/save', '/cake/size']);
  expect((await phone.look('/cake/size')).html).toContain('sent you a link and a code');
  expect(message).toMatchObject({ to: 'aroha@example.nz', code: expect.stringMatching(/^\d{6}$/) });
  const laptop = device();
  const spaced = ` ${message.code.slice(0, 3)} ${message.code.slice(3)}`;
  expect(await laptop.press(path(message.link), 'return', { code: spaced })).toBe('/cake/size');
  const { html } = await laptop.look('/cake/size');
  expect(html).toContain('Welcome back');
  // Typed, not yet submitted.
  expect(html).toContain('large');
  expect(await laptop.press('/cake/size', 'size', { size: 'large' })).toBe('/cake/ordered');
  expect(baked.filter(({ path }) => path === '/loaves').map(({ body }) => body)).toEqual([
    '{"name":"Aroha"}',
  ]);
});

it('Whoever has saved is back at the step where they pressed the button, also at an earlier one', async () => {
  const { device } = await serve();
  const phone = device();
  await phone.press('/cake', 'name', { onCake: 'Aroha' });
  const left = await phone.press('/cake', 'name', { onCake: 'Aroha N', _save: 'true' });
  expect(await phone.press(left, 'save', { email: 'aroha@example.nz' })).toBe('/cake');
});

it('A link alone shows and uses up nothing, however often programs open it', async () => {
  const { message, device } = await saved();
  const scanner = device();
  for (let times = 0; times < 10; times++) {
    const { status, html } = await scanner.look(path(message.link));
    expect(status).toBe(200);
    expect(html).not.toContain('Aroha');
  }
  expect((await scanner.look('/cake/size')).location).toContain('/cake');
  expect(await device().press(path(message.link), 'return', { code: message.code })).toBe('/cake/size');
});

it('Every code that opens nothing has the same answer, and gives its sender no session with answers', async () => {
  const { message, device } = await saved();
  const invented = '/cake/return?return=AAAAAAAAAAAAAAAAAAAAAA';
  const wrong = message.code === '123456' ? '654321' : '123456';
  const answers = [
    await device().press(invented, 'return', { code: message.code }),
    await device().press(path(message.link), 'return', { code: wrong }),
  ].map((location) => location.replace(/return=[\w-]+/, 'return=…'));
  expect(answers).toEqual(['/cake/return?return=…&refused=', '/cake/return?return=…&refused=']);
  expect(await device().press('/cake/return', 'return', { code: message.code })).toBe(
    '/cake/return?refused=',
  );
  const { html } = await device().look('/cake/return?refused=');
  expect(html).toContain('open anything with this code');
  const used = device();
  expect(await used.press(path(message.link), 'return', { code: message.code })).toBe('/cake/size');
  expect(await device().press(path(message.link), 'return', { code: message.code })).toContain('refused');
});

it('The id of the session is a new one, and the one that somebody planted leads nowhere', async () => {
  const { message, device } = await saved();
  const attacker = device();
  await attacker.press('/cake', 'name', { onCake: 'Mallory' });
  const planted = attacker.cookie();
  const victim = device();
  victim.have(planted);
  await victim.press(path(message.link), 'return', { code: message.code });
  expect(victim.cookie()).not.toBe(planted);
  expect((await victim.look('/cake')).html).toContain('Aroha');
  const { html } = await attacker.look('/cake');
  expect(html).not.toContain('Aroha');
  expect(html).not.toContain('Mallory');
});

it('A press that is repeated because its answer was lost leads to the same place, and to no other browser', async () => {
  const { message, device } = await saved();
  const laptop = device();
  await laptop.look(path(message.link));
  const before = laptop.cookie();
  expect(await laptop.press(path(message.link), 'return', { code: message.code })).toBe('/cake/size');
  laptop.have(before);
  expect(await laptop.press(path(message.link), 'return', { code: message.code })).toBe('/cake/size');
  expect((await laptop.look('/cake/size')).html).toContain('large');
});

it('What was sent opens no more, nor what was deleted', async () => {
  const first = await saved();
  await first.phone.press('/cake/size', 'size', { size: 'small' });
  const { link, code } = first.message;
  expect(await first.device().press(path(link), 'return', { code })).toContain('refused');
  const second = await saved();
  await second.phone.press('/cake', 'name', { _forget: 'true' });
  const again = second.message;
  expect(await second.device().press(path(again.link), 'return', { code: again.code })).toContain('refused');
});

it('A mailbox gets five messages a day, and the visitor is told; a repeated press sends none', async () => {
  const { messages, device, phone } = await saved();
  const email = 'Aroha@example.nz';
  await phone.press('/cake/save', 'save', { email });
  expect(messages()).toHaveLength(1);
  for (let visitor = 0; visitor < 6; visitor++) {
    const other = device();
    await other.press('/cake', 'name', { onCake: `Name ${visitor}` });
    await other.press('/cake/save', 'save', { email });
    if (visitor === 5) expect((await other.look('/cake/save')).html).toContain('as many links');
  }
  await expect.poll(() => messages().length, { timeout: 10_000 }).toBe(5);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(messages()).toHaveLength(5);
});
