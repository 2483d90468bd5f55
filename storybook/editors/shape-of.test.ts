import { expect, it } from 'vitest';
import { actionVerbs, fieldTypes, moduleTypes } from '#schemas';
import { schemaAt } from '../schemas/read-schema.ts';
import { blankOf, propertiesOf, shapeOf } from './shape-of.ts';

const paths = [
  ...moduleTypes.map((type) => `modules/${type}.schema.json`),
  ...fieldTypes.map((type) => `fields/${type}.schema.json`),
];

function kindsOf(path: string): Readonly<Record<string, string>> {
  const properties = propertiesOf({ schema: schemaAt(path), path });
  return Object.fromEntries(properties.map(({ name, located }) => [name, shapeOf(located).kind]));
}

it('has an editor for every property but the type', () => {
  for (const path of paths) {
    const { type: _, ...properties } = schemaAt(path).properties ?? {};
    expect(Object.keys(kindsOf(path)), path).toEqual(
      Object.keys(properties).filter((name) => properties[name]?.const === undefined),
    );
  }
});

it('knows texts, numbers, choices, lists and objects', () => {
  expect(kindsOf('modules/header-banner.schema.json')).toMatchObject({
    variant: 'choice',
    title: 'text',
    primaryCta: 'object',
  });
  expect(kindsOf('modules/feature-cards.schema.json')).toMatchObject({ cards: 'list' });
  expect(kindsOf('fields/text-area.schema.json')).toMatchObject({
    rows: 'number',
    sensitive: 'boolean',
    when: 'formula',
  });
  expect(kindsOf('fields/select.schema.json')).toMatchObject({ options: 'list' });
});

it('tells actions apart by their verbs', () => {
  const path = 'shared/action.schema.json';
  const shape = shapeOf({ schema: schemaAt(path), path });
  expect(shape.kind === 'variants' && Object.keys(shape.variants)).toEqual([...actionVerbs]);
  expect(blankOf({ schema: { $ref: '#/definitions/reset' }, path })).toEqual({ reset: true });
});

it('edits options that are named by an id as a text', () => {
  const path = 'fields/select.schema.json';
  const options = { schema: schemaAt(path).properties?.options ?? {}, path };
  expect(shapeOf(options, 'sizes').kind).toBe('text');
});

it('begins a block of rich text with what its type requires', () => {
  const path = 'modules/rich-text.schema.json';
  const blocks = shapeOf({ schema: schemaAt(path).properties?.blocks ?? {}, path });
  expect(blocks.kind === 'list' && blankOf(blocks.item)).toEqual({ type: 'header', text: 'New', level: 2 });
});
