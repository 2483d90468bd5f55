import type { FaultKind } from '../../../sandbox/index.ts';
import { listedItems, textOf } from '../support/shipped/listed-items.ts';
import { moduleOf, modulesOf } from '../support/shipped/shipped-modules.ts';
import { found } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';

const path = '/for-investors/hydro';
const hydroPage = 'for-investors-hydro-page';
const tables = modulesOf(hydroPage, 'data-table');
const failures = tables.map(({ failure }) => failure);
const schemes = ['Tongariro', 'Waikaremoana', 'Tekapo'];
const groups = ['rainfall', 'river', 'lake', 'spillFlow'];

/** The table of a kind of measurement of a scheme, as both are named by the sandbox. */
function tableOf(region: string, groupId: string) {
  return found(
    tables.find(({ where }) => where?.region === region && where.groupId === groupId),
    `${groupId} of ${region}`,
  );
}

test('The page of lakes and rivers has a table of each kind for each scheme, with links to graphs', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('table')).toHaveCount(12);
  const shown = (region: string, group: string) =>
    page.getByRole('table', { name: tableOf(region, group).caption, exact: true });
  for (const scheme of schemes) for (const group of groups) await expect(shown(scheme, group)).toBeVisible();
  const rain = shown('Tongariro', 'rainfall');
  await expect(rain.getByRole('columnheader')).toHaveText(
    tableOf('Tongariro', 'rainfall').columns.map(({ label }) => label),
  );
  await expect(rain.getByRole('rowheader')).toHaveCount(4);
  const lakes = shown('Tekapo', 'lake');
  await expect(lakes.getByRole('columnheader')).toHaveText(
    tableOf('Tekapo', 'lake').columns.map(({ label }) => label),
  );
  await expect(lakes.getByRole('cell').first()).toHaveText(/^\d+\.\d\d$/);
  await expect(shown('Tekapo', 'spillFlow').getByRole('link')).toHaveCount(0);
  await lakes.getByRole('link', { name: 'Lake Tekapo' }).click();
  await expect(page).toHaveURL('/hydro/lake-tekapo-lake-level');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lake Tekapo');
});

const troubles: readonly FaultKind[] = [
  { kind: 'malformed-xml' },
  { kind: 'status', status: 500 },
  { kind: 'huge-body' },
  { kind: 'hang' },
];

test('Without measurements each table says so, and the rest of the page is shown', { tag: '@full' }, async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const countOf = (failure: string) => failures.filter((each) => each === failure).length;
  for (const kind of troubles) {
    site.sandbox.state.faults.replace([{ service: 'monitoring', ...kind }]);
    await page.goto(site.url + path);
    for (const failure of new Set(failures))
      await expect(page.getByText(failure, { exact: true })).toHaveCount(countOf(failure));
    for (const { title } of modulesOf(hydroPage, 'section-header'))
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await page.goto(`${site.url}/hydro/tokaanu-rainfall`);
  const graphFailure = moduleOf('hydro-graph-page', 'picture-series').failure;
  await expect(page.getByText(graphFailure, { exact: true })).toBeVisible();
  const tokaanu = listedItems('gehydrographs').find((item) => textOf(item, 'slug') === 'tokaanu-rainfall');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textOf(found(tokaanu, 'tokaanu-rainfall'), 'title'),
  );
  site.sandbox.state.faults.clear();
  await page.goto(site.url + path);
  await expect(page.getByRole('table')).toHaveCount(12);
});
