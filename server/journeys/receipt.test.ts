import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { serveBakery } from '../../tests/support/instances/served-site.ts';

const documents: readonly Document[] = [
  {
    kind: 'journey',
    id: 'cake',
    schemaVersion: 2,
    path: '/cake',
    everyStep: { template: 'content' },
    steps: [
      {
        id: 'name',
        path: '',
        title: 'The cake',
        form: 'name-form',
        submitLabel: 'Order',
        onSubmit: [
          {
            call: 'bake',
            with: { name: { var: 'answers.onCake' } },
            onFailure: [{ notify: 'Cold', tone: 'error' }],
          },
        ],
      },
      {
        id: 'ordered',
        path: 'ordered',
        title: 'Ordered',
        form: 'ordered-form',
        final: true,
        reference: 'C-1',
      },
    ],
  },
  {
    kind: 'form',
    id: 'name-form',
    schemaVersion: 2,
    fields: [
      { name: 'onCake', type: 'text-input', label: 'Name on the cake', value: { type: 'string' } },
      {
        name: 'phone',
        type: 'text-input',
        label: 'Phone',
        value: { type: 'string' },
        sensitive: true,
        unread: true,
      },
    ],
  },
  {
    kind: 'form',
    id: 'ordered-form',
    schemaVersion: 2,
    fields: [{ name: 'receipt', type: 'review', label: 'What you have sent' }],
  },
];

it('The final step shows what was sent, with reference and date, until the visitor leaves it', async () => {
  const { origin } = await serveBakery({}, documents);
  const first = await fetch(`${origin}/cake`);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const run = /"formToken":"([^"]+)"/.exec(await first.text())?.[1] ?? '';
  const pressed = await fetch(`${origin}/api/journeys/cake/name`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ _run: run, onCake: 'Aroha', phone: '021 555 0199' }),
    redirect: 'manual',
  });
  expect(pressed.headers.get('location')).toBe('/cake/ordered');
  const renewed = pressed.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  const look = async (path: string) => {
    const response = await fetch(origin + path, { headers: { cookie: renewed }, redirect: 'manual' });
    return await response.text();
  };
  const html = await look('/cake/ordered');
  const { model } = JSON.parse(/journey-form (\{.*?\})<\/div>/s.exec(html)?.[1] ?? '{}');
  expect(model.reviewed).toEqual([
    {
      step: 'name',
      title: 'The cake',
      answers: [
        { label: 'Name on the cake', value: 'Aroha' },
        { label: 'Phone', value: '••••' },
      ],
    },
  ]);
  expect(model.receipt.rows).toEqual([
    { label: 'Reference', value: 'C-1' },
    { label: 'Sent on', value: expect.stringMatching(/\d{4}/) },
  ]);
  expect(html).not.toContain('0199');
  // Another step begins the next run.
  await look('/cake');
  expect(await look('/cake/ordered')).not.toContain('Aroha');
});
