import { expect, it } from 'vitest';
import { findJourney } from '#server';
import { CannedOutside } from '../../cli/scenarios/canned-outside.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { finderAddress } from './residential-combinations/outside.ts';

const release = shippedRelease();

/** The outgoing address for what the finder says of an address. */
async function outgoing(changes: Readonly<Record<string, string | null>>) {
  const body = { ...finderAddress, ...changes };
  const calls = [{ operation: 'address-details', gives: { status: 200, body } }];
  const environment = findJourney(release, 'residential-join')?.environment('address', {
    now: '2026-03-02',
    settings: {},
  });
  if (!environment) throw new Error('The sign-up is gone.');
  const nothing = { answers: {}, facts: {}, results: {}, session: {} };
  const outside = new CannedOutside({ calls }, release, { ...environment.surroundings, ...nothing });
  const input = { pxid: finderAddress.pxid };
  const outcome = await outside.perform({
    effect: 'call',
    operation: 'address-details',
    input,
    key: '/0',
    attempt: 0,
  });
  if (!outcome.ok) throw new Error('The details do not fit.');
  return (outcome.result as { readonly address: Readonly<Record<string, string>> }).address;
}

it('sends the number of a box as such: the finder gives it where a street number is otherwise', async () => {
  const box = await outgoing({ box_type: 'PO Box', number: '4021', street_name: null });
  expect(box).toMatchObject({ boxType: 'PO Box', boxNumber: '4021', streetNumber: null });
  expect(await outgoing({})).toMatchObject({ boxType: null, boxNumber: null, streetNumber: '31' });
});
