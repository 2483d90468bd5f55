import { expect, it } from 'vitest';
import { fieldTypes } from '#schemas';
import { fieldRegistry } from './field-registry.ts';
import * as late from './late-registry.ts';

it('A browser has the declarations of common field types, and those of others once they are added', () => {
  const [missing] = fieldTypes.filter((type) => late.fieldRegistry[type] === undefined);
  expect(late.fieldRegistry).toMatchObject({ 'text-input': fieldRegistry['text-input'] });
  expect(missing).toBe('address-input');
  late.addDeclaration('address-input', fieldRegistry['address-input']);
  expect(late.fieldRegistry['address-input']).toBe(fieldRegistry['address-input']);
});

it('A declaration that has not been loaded is an error of a program', () => {
  const field = { name: 'a', type: 'unknown', label: 'A' } as unknown as Parameters<
    typeof late.declarationOf
  >[0];
  expect(() => late.declarationOf(field)).toThrow('has not been fetched');
});
