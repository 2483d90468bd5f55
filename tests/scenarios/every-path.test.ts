import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exploreRelease } from '#analysis';
import { prepareDryRun, visitorsOf } from '../../cli/dry-run/dry-run.ts';
import type { Outside } from '../../cli/dry-run/improvise.ts';
import { walkAll } from '../../cli/dry-run/walk-all.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { StandIns } from './stand-ins.ts';

const today = '2026-03-02';
const release = shippedRelease();

/** Paths that the answers of the file in `tests/samples` walk, at a sandbox; docs/testing-journeys.md says why not the others. */
const walked: readonly (readonly [journey: string, paths: readonly number[]])[] = [
  ['residential-join', [1, 3, 4, 6, 7, 8, 14, 16, 17, 19, 20, 22, 24]],
  ['business-join', [1, 3, 6, 7, 13, 14, 15, 17, 20]],
  ['gas-order', [1]],
];

it.each(walked)(
  'the paths of %s are walked at a sandbox, alike with scripts and without',
  {
    timeout: 240_000,
  },
  async (journey, numbers) => {
    const { text, isSame } = await walk(journey, numbers, { from: 'sandbox', services: new StandIns(today) });
    expect(text).toContain(`${numbers.length} of ${numbers.length} paths walked`);
    expect(isSame, text).toBe(true);
  },
);

it('homes are signed up with the examples of operations alone, also one with an electric car', {
  timeout: 240_000,
}, async () => {
  const { text, isSame } = await walk('residential-join', [1, 3], { from: 'canned' });
  expect(text).toContain('2 of 2 paths walked');
  expect(isSame, text).toBe(true);
});

async function walk(journey: string, numbers: readonly number[], outside: Outside) {
  const explored = exploreRelease(release, journey);
  if (!explored) throw new Error(`There is no journey "${journey}".`);
  const { samples } = JSON.parse(
    readFileSync(join(import.meta.dirname, `../samples/${journey}.json`), 'utf8'),
  );
  const paths = explored.paths.filter(({ number }) => numbers.includes(number));
  const dryRun = prepareDryRun({
    release,
    explored: { ...explored, paths },
    today,
    settings: {},
    outside,
    visitors: visitorsOf({}, samples),
  });
  return await walkAll(dryRun ?? expect.fail('The journey cannot be walked.'));
}
