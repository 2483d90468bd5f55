import { setTimeout } from 'node:timers/promises';
import { secondAfter } from '../../support/documents/moments.ts';
import { searched } from '../support/pages/search-page.ts';
import type { Site } from '../support/sites/site.ts';
import {
  indexedPaths,
  lookEverywhere,
  publishTimed,
  type Sighting,
  timedPaths,
  timedWords,
  writeTimed,
} from '../support/sites/timed-documents.ts';
import { expect, test } from '../support/test.ts';

const hour = 3_600_000;

/** Milliseconds before a moment from which sites are asked all the time. */
const closely = 1500;

/**
 * Looks at a site in every place once, and from shortly before the moment until all is seen, or nothing is. An answer that
 * was given before the moment must be as before it, and one that was asked for since, as after it.
 */
async function changesOver(site: Site, moment: number, isSeenThen: boolean): Promise<void> {
  const kept: Sighting[] = [];
  const isOver = () => kept.length > 0 && kept.every(({ isSeen }) => isSeen === isSeenThen);
  do {
    kept.splice(0, kept.length, ...(await lookEverywhere(site)));
    for (const { place, isSeen, asked, answered } of kept) {
      if (answered < moment) expect(isSeen, `${place} before the moment`).toBe(!isSeenThen);
      if (asked >= moment) expect(isSeen, `${place} since the moment`).toBe(isSeenThen);
    }
    await setTimeout(Math.max(0, moment - closely - Date.now()));
  } while (!isOver());
}

test('A page, an article and an alert are seen at two instances from their first moment to their last', {
  tag: '@full',
}, async ({ startOwnSite }) => {
  const first = await startOwnSite();
  const second = await startOwnSite({ databaseUrl: first.databaseUrl, sandbox: first.sandbox });
  const instances = [first, second];
  const seenAt = async (site: Site) =>
    (await lookEverywhere(site)).flatMap(({ place, isSeen }) => (isSeen ? [place] : []));

  const began = Date.now();
  await publishTimed(instances, writeTimed(first, { from: began + hour, until: began + 2 * hour }));
  // The first publication takes longest.
  const ample = 3000 + 3 * (Date.now() - began);
  for (const site of instances) {
    expect(await seenAt(site)).toEqual([]);
    // Values that are stored now must not be sent later.
    expect(await seenAt(site)).toEqual([]);
  }
  expect(indexedPaths(first)).toEqual([]);

  const opens = secondAfter(ample);
  await publishTimed(instances, writeTimed(first, { from: opens, until: opens + hour }));
  expect(Date.now(), 'all was published before the first moment').toBeLessThan(opens);
  await Promise.all(instances.map((site) => changesOver(site, opens, true)));
  await expect.poll(() => indexedPaths(first), { intervals: [50] }).toEqual(Object.values(timedPaths));
  expect(await searched(second, timedWords.page)).toContain(`href="${timedPaths.page}"`);

  const closes = secondAfter(ample);
  await publishTimed(instances, writeTimed(first, { from: opens, until: closes }));
  expect(Date.now(), 'all was published before the last moment').toBeLessThan(closes);
  await Promise.all(instances.map((site) => changesOver(site, closes, false)));
  await expect.poll(() => indexedPaths(first), { intervals: [50] }).toEqual([]);
  expect(await searched(second, timedWords.page)).not.toContain(`href="${timedPaths.page}"`);
});
