import { expect, it } from 'vitest';
import { withPart } from './shared-part.ts';

const props = { model: { definition: { rows: [1] }, given: { name: 'Ada' } }, action: '/order' };
const path = ['model', 'definition'];

it('leaves a part out of the JSON of the props, and puts it back', () => {
  const without = JSON.parse(JSON.stringify(withPart(props, path, undefined)));
  expect(without).toEqual({ model: { given: { name: 'Ada' } }, action: '/order' });
  expect(withPart(without, path, { rows: [1] })).toEqual(props);
});

it('changes nothing in the props that it is given', () => {
  const before = structuredClone(props);
  withPart(props, path, undefined);
  expect(props).toEqual(before);
});
