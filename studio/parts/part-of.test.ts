import { expect, it } from 'vitest';
import { partAt, partsAround } from './part-of.ts';

const document = { fields: [{ label: 'Loaf', lines: ['a', 'b'], options: [{ label: 'Rye' }] }] };
const at = (pointer: string) => ({ document: 'it', pointer });

it('finds the part that a value belongs to, and the parts around it', () => {
  expect(partAt(document, at('/fields/0/label'))).toEqual(at('/fields/0'));
  expect(partAt(document, at('/fields/0/lines/1'))).toEqual(at('/fields/0'));
  expect(partAt(document, at('/fields/0/options/0/label'))).toEqual(at('/fields/0/options/0'));
  expect(partAt(document, at('/fields'))).toEqual(at(''));
  expect(partsAround(document, at('/fields/0/options/0'))).toEqual([at(''), at('/fields/0')]);
});
