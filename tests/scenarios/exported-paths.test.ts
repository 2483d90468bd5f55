import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/databases.ts';
import { waymark } from '../support/fake-terminal.ts';

const pages = join(import.meta.dirname, '../../pages-config');

it('every path that is exported replays to the same path', async () => {
  const journeys = ['gas-order', 'enquiry', 'energy-tips', 'business-join'];
  const folder = temporaryFolder();
  const setting = { folder, environment: { WAYMARK_PAGES: pages }, now: '2026-03-02T10:00:00+13:00' };
  for (const journey of journeys) await waymark(['explore', journey, '--scenarios', 'paths'], setting);
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
