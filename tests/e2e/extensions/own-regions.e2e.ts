import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changeJson, homePage, write, writeExtendedSite } from '../../extensions/extended-site.fixture.ts';
import { type ServedFolder, serveFolder } from './served-folder.ts';

const operation = {
  kind: 'operation',
  id: 'rate',
  schemaVersion: 1,
  service: 'bank',
  method: 'GET',
  path: '/rate',
  input: {},
  response: { object: { rate: { type: 'number' } } },
  example: { rate: 1 },
  result: { rate: '= response.rate' },
};

const folder = mkdtempSync(join(tmpdir(), 'waymark-regions-'));
let served: ServedFolder;
/** The rate that the service answers; undefined for a fault, 'late' for none in time. */
let rate: number | 'late' | undefined = 2;
const bank = createServer((_, response) => {
  if (rate === 'late') setTimeout(() => response.end('{"rate": 1}'), 4000);
  else
    response
      .writeHead(rate === undefined ? 500 : 200, { 'content-type': 'application/json' })
      .end(`{"rate": ${rate}}`);
});

test.beforeAll(async () => {
  writeExtendedSite(folder);
  write(folder, 'documents/rate.json', JSON.stringify(operation));
  changeJson(folder, homePage, ({ zones }) =>
    zones.content.push({ type: 'rates', title: 'Rates', operation: 'rate' }),
  );
  bank.listen(0);
  const { port } = bank.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  served = await serveFolder(folder, {
    WAYMARK_SERVICES: JSON.stringify({ bank: { baseUrl, allowPrivateAddresses: true } }),
  });
});

test.afterAll(async () => {
  await served.stop();
  bank.close();
  rmSync(folder, { recursive: true });
});

const shown = async (query = '') =>
  /class="rates"[^>]*>([^<]*)</.exec(await (await fetch(served.url + query)).text())?.[1];

test('a region of a site’s own shows the moment and what the address asks for', async ({ page }) => {
  rate = 2;
  expect(await shown()).toBe('2');
  expect(await shown('?amount=3&other=1')).toBe('6');
  rate = 3;
  expect(await shown()).toBe('3');
  await page.goto(served.url);
  await page.getByRole('link', { name: '10', exact: true }).click();
  await expect(page.locator('.rates')).toHaveText('30');
  await expect(page.locator('[data-region]')).toHaveAttribute('data-refresh-seconds', '60');
});

test('a page does without a region that throws, until it is rendered again', async () => {
  const impairments = async () => (await (await fetch(`${served.url}/api/health`)).json()).impairments;
  rate = 0;
  expect(await shown()).toBeUndefined();
  expect(await impairments()).toEqual({ 'extension rates': 'There is no rate.' });
  rate = 2;
  expect(await shown()).toBe('2');
  expect(await impairments()).toBeUndefined();
});

test('a region knows of an operation that fails, and of one that is late', async () => {
  rate = 'late';
  expect(await shown()).toBe('late');
  rate = undefined;
  expect(await shown()).toBe('failed');
});
