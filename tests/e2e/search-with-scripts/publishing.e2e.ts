import { searched, untilIndexed } from '../support/pages/search-page.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

async function publish(site: Site, ...args: readonly string[]): Promise<void> {
  const outcome = await site.waymark('publish', ...args, '--message', 'A change', '--author', 'Aroha');
  expect(outcome.exitCode, outcome.output).toBe(0);
}

test('A page is found once it is published and no longer once it is removed, also after the service was away', {
  tag: '@full',
}, async ({ startOwnSite }) => {
  const site = await startOwnSite();
  await untilIndexed(site);
  const title = (text: string) =>
    site.edit('pages/help-page.json', (page) => Object.assign(page, { title: text }));
  await publish(site, title('Kererū corner'));
  await expect.poll(() => searched(site, 'kereru')).toContain('Kererū corner');
  await publish(site, title('Pūkeko corner'));
  await expect.poll(() => searched(site, 'pukeko')).toContain('Pūkeko corner');
  expect(await searched(site, 'kereru')).toContain('No results found');

  site.sandbox.state.faults.replace([{ service: 'search', kind: 'status', status: 503 }]);
  await publish(site, title('Tūī corner'));
  await expect.poll(async () => await (await fetch(`${site.url}/help`)).text()).toContain('Tūī corner');
  await expect.poll(() => site.log()).toContain('The search index could not be updated; it is tried again.');
  site.sandbox.state.faults.clear();
  await expect.poll(() => searched(site, 'tui corner'), { timeout: 60_000 }).toContain('Tūī corner');
});
