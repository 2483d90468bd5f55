import { orderJourney } from '../support/pages/order-form.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const walk = ({ waymark, url, sandbox }: Site) =>
  waymark(
    ...['run', orderJourney, '--all', '--site', url, '--sandbox', sandbox.url],
    ...['--answers', `tests/samples/${orderJourney}.json`],
  );

test('The command walks a journey at a running site as a browser without scripts, and finds it as headless', async ({
  site,
}) => {
  const { exitCode, output } = await walk(site);
  expect(output).toContain('1 of 1 paths walked, 1 of them at the site;');
  expect(output).toContain('server, browser and no-script results agree');
  expect(exitCode).toBe(0);
  expect(site.sandbox.state.orders.all()).not.toEqual([]);
});

test('It names what a site shows or sends otherwise than the documents say', { tag: '@full' }, async ({
  startOwnSite,
}) => {
  const site = await startOwnSite();
  site.edit('forms/gas-order-form.json', ({ fields }) => {
    fields.push({ name: 'unpublished', type: 'switch', label: 'Not on the site yet', unread: true });
  });
  const shown = await walk(site);
  expect(shown.output).toContain('at the site, turn 1: the site does not show unpublished');
  expect(shown.exitCode).toBe(1);
});
