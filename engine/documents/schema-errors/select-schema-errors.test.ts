import { expect, it } from 'vitest';
import type { SchemaError } from '../schema-error.ts';
import { selectSchemaErrors } from './select-schema-errors.ts';

const error = (keyword: string, instancePath: string): SchemaError => ({
  keyword,
  instancePath,
  params: {},
});

const selected = (...errors: readonly SchemaError[]) =>
  selectSchemaErrors(errors).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`);

it('Of what a text fails only the first is reported, whatever else fails there', () => {
  expect(
    selected(
      error('minLength', '/title'),
      error('pattern', '/title'),
      error('enum', '/title'),
      error('pattern', '/path'),
    ),
  ).toEqual(['/title minLength', '/title enum', '/path pattern']);
});

it('What only combines others is not reported', () => {
  expect(selected(error('anyOf', '/field'), error('enum', '/field/type'))).toEqual(['/field/type enum']);
});
