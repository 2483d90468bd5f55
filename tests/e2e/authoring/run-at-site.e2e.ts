import { businessJourney } from '../../business-sign-up/visitors.ts';
import { homeJourney } from '../../support/journeys/home-sign-up.ts';
import { orderJourney } from '../support/pages/order-form.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

const walk = ({ waymark, url, sandbox }: Site, journey: string) =>
  waymark(
    ...['run', journey, '--all', '--site', url, '--sandbox', sandbox.url],
    ...['--answers', `tests/samples/${journey}.json`],
  );

for (const [journey, paths, made] of [
  [orderJourney, 1, ({ orders }) => orders],
  [homeJourney, 13, ({ signUps }) => signUps],
  [businessJourney, 9, ({ signUps }) => signUps],
] satisfies readonly (readonly [string, number, (state: Site['sandbox']['state']) => { all(): unknown }])[])
  test(`The command walks ${journey} at a running site as a browser without scripts, and finds it as headless`, async ({
    site,
  }) => {
    const { output } = await walk(site, journey);
    expect(output).toMatch(new RegExp(`${paths} of \\d+ paths walked, ${paths} of them at the site;`));
    expect(output).toContain('server, browser and no-script results agree');
    expect(made(site.sandbox.state).all()).not.toEqual([]);
  });

test('It names what a site shows or sends otherwise than the documents say', { tag: '@full' }, async ({
  startOwnSite,
}) => {
  const site = await startOwnSite();
  site.edit('forms/gas-order-form.json', ({ fields }) => {
    fields.push({ name: 'unpublished', type: 'switch', label: 'Not on the site yet', unread: true });
  });
  const shown = await walk(site, orderJourney);
  expect(shown.output).toContain('at the site, turn 1: the site does not show unpublished');
  expect(shown.exitCode).toBe(1);
});
