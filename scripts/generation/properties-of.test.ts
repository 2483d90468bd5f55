import { expect, it } from 'vitest';
import { propertiesOf } from './properties-of.ts';

const text = (name: string) => ({ $ref: `../shared/definitions.schema.json#/definitions/${name}` });

const schemas: Readonly<Record<string, unknown>> = {
  'modules/tile.schema.json': {
    properties: {
      type: { const: 'tile' },
      title: text('label'),
      closeLabel: text('label'),
      link: text('href'),
      rows: { items: { $ref: '#/definitions/row' } },
      blocks: { items: { oneOf: [{ properties: { type: { const: 'note' }, text: text('htmlText') } }] } },
    },
    definitions: { row: { properties: { cells: { items: { items: text('htmlText') } } } } },
  },
  'form.schema.json': {
    properties: {
      heading: { $ref: 'shared/definitions.schema.json#/definitions/label' },
      notify: { $ref: 'shared/field-parts.schema.json#/definitions/shownText' },
    },
  },
  'shared/field-parts.schema.json': { definitions: { shownText: {} } },
  'shared/definitions.schema.json': { definitions: { label: {}, htmlText: {}, href: {} } },
};

it('A property is classified by the definitions that its schema refers to, so that a new one is in the lists', async () => {
  const found = await propertiesOf(Object.keys(schemas), async (path) => schemas[path]);
  expect(found.naming.get('address')).toEqual(['link']);
  expect(found.texts).toEqual(['cells', 'text', 'title']);
  expect(found.shown).toEqual(['cells', 'closeLabel', 'heading', 'notify', 'text', 'title']);
  expect([...found.html]).toEqual([
    ['note', ['text']],
    ['tile', ['rows']],
  ]);
});
