import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsIn } from '#engine';
import type { Form } from '#schemas';
import { type ServedForm, serveForms } from '../differential/serve-forms.ts';

const form: Form = {
  kind: 'form',
  id: 'generated-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'riders',
      type: 'item-list',
      label: 'Riders',
      itemTitle: { cat: ['Rider ', { var: 'item.position' }] },
      value: { minItems: 1, maxItems: 3 },
      fields: [
        { name: 'fullName', type: 'text-input', label: 'Name', value: { type: 'string' }, required: true },
        { name: 'age', type: 'number-input', label: 'Age', value: { type: 'integer', minimum: 1 } },
        {
          name: 'guardian',
          type: 'text-input',
          label: 'Guardian',
          value: { type: 'string' },
          when: { '<': [{ var: 'item.age' }, 16] },
        },
      ],
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'waymark-lists-'));
let server: Awaited<ReturnType<typeof serveForms>>;
let served: ServedForm;
beforeAll(async () => {
  server = await serveForms(folder);
  served = await server.serve({ form, facts: {}, first: {}, plan: {} }, 'riders');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function press(...entries: readonly (readonly [string, string])[]) {
  await served.press(await served.show(), entries);
  const { model } = await served.show();
  return { items: itemsIn(model.given.riders), problems: model.problems };
}

describe('a list without scripts', () => {
  it('keeps what was typed while items are added, moved and removed', async () => {
    const { model } = await served.show();
    expect(model.given.riders).toEqual([{ id: '1' }]);
    const first = [
      ['riders', '1'],
      ['riders.1.fullName', 'Mere'],
      ['riders.1.age', '40'],
    ] as const;
    const { items: added } = await press(...first, ['_change', 'riders:add:new']);
    expect(added).toEqual([
      { id: '1', fullName: 'Mere', age: 40 },
      { id: expect.stringMatching(/^[a-z0-9]{12}$/) },
    ]);
    const id = added[1]?.id ?? '';
    const second = [
      ['riders', id],
      [`riders.${id}.fullName`, ''],
      [`riders.${id}.age`, '9'],
    ] as const;
    const { items: moved, problems: none } = await press(...first, ...second, ['_change', `riders:up:${id}`]);
    expect(moved.map((item) => item.id)).toEqual([id, '1']);
    expect(none).toEqual([]);
    const { problems } = await press(...second, ...first);
    expect(problems).toEqual([
      { field: `riders.${id}.fullName`, keyword: 'required', message: expect.any(String), item: 'Rider 1' },
    ]);
    const { items: left } = await press(...second, ...first, ['_change', `riders:remove:${id}`]);
    expect(left).toEqual([{ id: '1', fullName: 'Mere', age: 40 }]);
    const { items: last } = await press(...first, ['_change', 'riders:remove:1']);
    expect(last).toHaveLength(1);
  });

  it('refuses more items than it may have, whatever is sent', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => ['riders', `i${index}`] as const);
    const { items, problems } = await press(...ids);
    expect(items).toHaveLength(4);
    expect(problems[0]).toMatchObject({ field: 'riders', keyword: 'maxItems' });
  });
});
