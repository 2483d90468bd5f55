import { expect, it } from 'vitest';
import { compileRelease } from '#engine';
import type { Document, Journey } from '#schemas';
import { findJourney } from '../journeys/releases/release-journeys.ts';
import { sha256 } from '../keys/hash.ts';
import { bakery, page } from '../pages/bakery.fixture.ts';
import { seenReleases } from './live-releases.ts';
import { storedCompiler } from './read-stored.ts';

const [opens, closes] = ['2030-06-01T09:00+12:00', '2030-07-01T09:00+12:00'].map(Date.parse) as [
  number,
  number,
];
const times = { publishFrom: '2030-06-01T09:00', publishUntil: '2030-07-01T09:00' };
const draw: Journey = {
  kind: 'journey',
  id: 'draw',
  schemaVersion: 2,
  steps: [{ id: 'enter', form: 'draw-form', submitLabel: 'Enter' }],
};
const documents: readonly Document[] = [
  ...bakery,
  { ...page('draw-page', '/draw', [{ type: 'form', journey: 'draw', step: 'enter' }]), ...times },
  draw,
  { kind: 'form', id: 'draw-form', schemaVersion: 2, fields: [] },
];
const seenOf = (given: readonly Document[]) =>
  seenReleases({ id: 'live', compiled: compileRelease(given, sha256) }, storedCompiler());

it('is compiled once between two moments, in whichever order times come', () => {
  const seen = seenOf(documents);
  const during = seen(opens);
  expect([seen(opens + 1), seen(closes - 1)]).toEqual([during, during]);
  expect(seen(closes - 1)).toBe(during);
  expect(seen(closes).compiled.pages.has('/draw')).toBe(false);
  // The clock is set back by an hour.
  expect(seen(closes - 3_600_000).compiled.pages.has('/draw')).toBe(true);
  expect(seen(opens - 1).compiled.pages.has('/draw')).toBe(false);
  expect([opens - 1, opens, closes].map((time) => seen(time).since)).toEqual([undefined, opens, closes]);
});

it('has the same digests on every instance and after a restart, and other ones at other moments', () => {
  const digests = [opens - 1, opens, closes].map((time) => {
    const { compiled } = seenOf(documents)(time);
    return [...compiled.pages.values()].map(({ digest }) => digest).join();
  });
  expect(digests[0]).toBe(digests[2]);
  expect(digests[1]).not.toBe(digests[0]);
  expect([...seenOf(documents)(opens).compiled.pages.values()].map(({ digest }) => digest).join()).toBe(
    digests[1],
  );
});

it('is the release itself while everything is seen, and where nothing has times', () => {
  const compiled = compileRelease(documents, sha256);
  expect(seenReleases({ id: 'live', compiled }, storedCompiler())(opens).compiled).toBe(compiled);
  const plain = compileRelease(bakery, sha256);
  expect(seenReleases({ id: 'live', compiled: plain }, storedCompiler())(0).compiled).toBe(plain);
});

it('has a journey only while its page is seen, so that a press afterwards finds no step', () => {
  const seen = seenOf(documents);
  expect(findJourney(seen(opens).compiled, 'draw')?.pageOf('enter').path).toBe('/draw');
  expect(findJourney(seen(closes).compiled, 'draw')).toBeUndefined();
});
