import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exploreRelease } from '#analysis';
import { layOutJson } from '#engine';
import { prepareDryRun, visitorsOf } from '../../cli/dry-run/dry-run.ts';
import { exportPaths } from '../../cli/dry-run/export-paths.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const pages = join(import.meta.dirname, '../../pages-config');

/**
 * Paths of the sign-up of a business that generated answers walk. The command would try thousands of answers for
 * each of the others before it says that none leads there.
 */
const walkable: readonly number[] = [6, 7, 13, 14, 20];

it('every path that is exported replays to the same path', async () => {
  const small = ['gas-order', 'enquiry', 'energy-tips'];
  const journeys = [...small, 'business-join'];
  const folder = temporaryFolder();
  const setting = { folder, environment: { WAYMARK_PAGES: pages }, now: '2026-03-02T10:00:00+13:00' };
  for (const journey of small) await waymark(['explore', journey, '--scenarios', 'paths'], setting);
  mkdirSync(join(folder, 'paths'), { recursive: true });
  writeFileSync(join(folder, 'paths', 'business-join.json'), await exportedBusiness());
  expect(readdirSync(join(folder, 'paths')).sort()).toEqual(journeys.map((each) => `${each}.json`).sort());
  const played = await waymark(['run', 'paths', '--coverage', '--format', 'json'], setting);
  expect(played.exitCode).toBe(0);
  const { coverages } = JSON.parse(played.out);
  expect(coverages).toHaveLength(journeys.length);
  for (const { journey, paths } of coverages) {
    const walked = paths.filter(
      ({ scenarios }: { readonly scenarios: readonly string[] }) => scenarios.length > 0,
    );
    expect(walked.length, journey).toBeGreaterThan(journey === 'business-join' ? 3 : 0);
    for (const { name, scenarios } of walked) expect(scenarios).toEqual([`path ${name.replace('.', ':')}`]);
  }
});

/** The walkable paths of the sign-up of a business, as the command writes them. */
async function exportedBusiness(): Promise<string> {
  const release = shippedRelease();
  const explored = exploreRelease(release, 'business-join') ?? expect.fail('The journey is gone.');
  const dryRun = prepareDryRun({
    release,
    explored,
    today: '2026-03-02',
    settings: {},
    outside: { from: 'canned' },
    visitors: visitorsOf({}, []),
  });
  const paths = explored.paths.filter(({ number }) => walkable.includes(number));
  const { file, missing } = await exportPaths(dryRun ?? expect.fail('The journey cannot be walked.'), paths);
  expect(missing).toEqual([]);
  return layOutJson(file ?? expect.fail('No path was walked.'));
}
