import { afterEach, expect, it } from 'vitest';
import { kindsOf, newPart } from '../parts/library.ts';
import { describePart, itemsOf } from './properties.ts';
import { takeModuleSchemas } from './schemas.ts';

const openingHours = {
  title: 'Opening hours',
  description: 'When each place is open.',
  type: 'object',
  required: ['type', 'title'],
  properties: {
    type: { const: 'opening-hours' },
    title: { description: 'Heading.', $ref: 'waymark/shared/definitions.schema.json#/definitions/label' },
    more: { $ref: 'waymark/shared/definitions.schema.json#/definitions/href' },
    picture: { $ref: 'waymark/shared/definitions.schema.json#/definitions/image' },
  },
};
const page = { kind: 'page', zones: { content: [{ type: 'opening-hours', title: 'Open' }] } };

afterEach(() => takeModuleSchemas([]));

it('A module of the site’s own has a panel by its schema, with the inputs of the definitions that it uses', () => {
  takeModuleSchemas([{ type: 'opening-hours', schema: openingHours }]);
  const { title, help, properties } = describePart(page, '/zones/content/0');
  expect([title, help]).toEqual(['Opening hours', 'When each place is open.']);
  expect(properties.map(({ name, help: own, input }) => [name, own, input.kind])).toEqual([
    ['title', 'Heading.', 'text'],
    ['more', expect.any(String), 'link'],
    ['picture', expect.any(String), 'picture'],
  ]);
});

it('The gallery offers it beside the modules of the product', () => {
  takeModuleSchemas([{ type: 'opening-hours', schema: openingHours }]);
  const kind = kindsOf(itemsOf(page, '/zones/content')).find(({ type }) => type === 'opening-hours');
  expect(kind).toMatchObject({ title: 'Opening hours', help: 'When each place is open.' });
  expect(kind && newPart(kind)).toEqual({ type: 'opening-hours', title: 'Sample text' });
});
