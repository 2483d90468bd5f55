import { expect, it } from 'vitest';
import { commonPlace } from './selected-elements.ts';

const at = (document: string, pointer: string) => ({ document, pointer });

it('finds the innermost place that several texts share', () => {
  expect(commonPlace([at('form', '/fields/0/label'), at('form', '/fields/0/hint')])).toEqual(
    at('form', '/fields/0'),
  );
  expect(commonPlace([at('form', '/fields/0/label')])).toEqual(at('form', '/fields/0/label'));
  expect(commonPlace([at('form', '/fields/0/label'), at('page', '/title')])).toBeUndefined();
  expect(commonPlace([])).toBeUndefined();
});
