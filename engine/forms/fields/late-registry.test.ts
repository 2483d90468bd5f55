import { expect, it } from 'vitest';
import { fieldTypes } from '#schemas';
import { fieldRegistry } from './field-registry.ts';
import * as late from './late-registry.ts';

it('A browser has the declarations of all field types once they have been loaded, and fewer before', async () => {
  const missing = fieldTypes.filter((type) => late.fieldRegistry[type] === undefined);
  expect(missing).toContain('month-input');
  for (const type of missing) await late.fetchDeclaration(type as late.LateFieldType);
  expect(late.fieldRegistry).toEqual(fieldRegistry);
});

it('A declaration that has not been loaded is an error of a program', () => {
  const field = { name: 'a', type: 'unknown', label: 'A' } as unknown as Parameters<
    typeof late.declarationOf
  >[0];
  expect(() => late.declarationOf(field)).toThrow('has not been fetched');
});
