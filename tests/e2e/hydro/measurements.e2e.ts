import type { FaultKind } from '../../../sandbox/index.ts';
import { expect, test } from '../support/test.ts';

const path = '/for-investors/hydro';

test('The page of lakes and rivers has a table of each kind for each scheme, with links to graphs', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('table')).toHaveCount(12);
  const rain = page.getByRole('table', { name: 'Rainfall, Tongariro' });
  await expect(rain.getByRole('columnheader')).toHaveText([
    'Monitoring site',
    'Rainfall in last hour (mm)',
    'Measurement date and time',
    '7 day total rainfall (mm)',
  ]);
  await expect(rain.getByRole('rowheader')).toHaveCount(4);
  const lakes = page.getByRole('table', { name: 'Lake level, Tekapo' });
  await expect(lakes.getByRole('columnheader')).toHaveText([
    'Monitoring site',
    'Level in last hour (m)',
    'Time',
    '7 day max level',
    'Time',
  ]);
  await expect(lakes.getByRole('cell').first()).toHaveText(/^\d+\.\d\d$/);
  await expect(page.getByRole('table', { name: 'Spill flow, Tekapo' }).getByRole('link')).toHaveCount(0);
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

test('Without measurements each table says so, and the rest of the page stands', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  for (const kind of troubles) {
    site.sandbox.state.faults.replace([{ service: 'monitoring', ...kind }]);
    await page.goto(site.url + path);
    await expect(page.getByText('Error fetching data')).toHaveCount(12);
    await expect(page.getByRole('heading', { name: 'Tekapo power scheme' })).toBeVisible();
  }
  await page.goto(`${site.url}/hydro/tokaanu-rainfall`);
  await expect(page.getByText('Error fetching data')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokaanu rainfall');
  site.sandbox.state.faults.clear();
  await page.goto(site.url + path);
  await expect(page.getByRole('table')).toHaveCount(12);
});
