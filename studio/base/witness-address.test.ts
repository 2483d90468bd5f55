import { expect, it } from 'vitest';
import { addressOfWitness, walkInAddress } from './witness-address.ts';

const witness = { steps: ['dog', 'name'], answers: { dog: 'a & b#c', many: [1, 2] } };

function fragmentOf(address: string): string {
  return address.slice(address.indexOf('#'));
}

it('an address leads to the last step of a witness, with its answers', () => {
  const address = addressOfWitness('set-1', 'order', witness);
  expect(address).toMatch(/^\/studio\/changes\/set-1#/);
  expect(walkInAddress(fragmentOf(address))).toEqual({
    journey: 'order',
    step: 'name',
    answers: witness.answers,
    results: {},
  });
});

it('a witness who comes to no step leads to the changes alone', () => {
  expect(addressOfWitness('set-1', 'order', { steps: [], answers: {} })).toBe('/studio/changes/set-1');
});

it.each(['', '#other', '#walk=', '#walk={', '#walk=%', '#walk={"journey":"order","step":1}'])(
  'the fragment "%s" asks for no walk',
  (fragment) => {
    expect(walkInAddress(fragment)).toBeUndefined();
  },
);
