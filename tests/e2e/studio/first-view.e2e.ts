import { gzipSync } from 'node:zlib';
import { expect, type Request, test } from '@playwright/test';
import { beginChanges, type GuideSite, startGuideSite } from './author.fixture.ts';

/** Most kB of scripts, in gzip, until the list of changes shows, until changes show, and in the preview beside them: every kind of question is in them. */
const limits = { list: 90, changes: 687, preview: 506 };

let site: GuideSite;

test.beforeAll(async ({ browser }) => {
  site = await startGuideSite(browser);
});

test.afterAll(() => site.stop());

test('what the first view loads stays small', async ({ browser }) => {
  const { page } = await beginChanges(browser, site, 'Sizes');
  const changes = page.url();
  const context = page.context();
  await page.close();

  const asked: Request[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request);
  });
  const open = async (url: string) => {
    asked.length = 0;
    const opened = await context.newPage();
    await opened.goto(url);
    return opened;
  };

  const list = await open(`${site.url}/studio`);
  await expect(list.getByLabel('Name of the changes')).toBeVisible();
  expect(await sizeOf(asked)).toBeLessThan(limits.list);
  await list.close();

  const workspace = await open(changes);
  await expect(workspace.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  await expect(workspace.getByRole('treeitem').first()).toBeVisible();
  const isInPreview = (request: Request) => request.frame().parentFrame() !== null;
  // The check begins once the page shows.
  const beforeCheck = asked.filter((request) => !request.url().includes('-worker-'));
  expect(await sizeOf(beforeCheck.filter((request) => !isInPreview(request)))).toBeLessThan(limits.changes);
  expect(await sizeOf(beforeCheck.filter(isInPreview))).toBeLessThan(limits.preview);
});

/** Size of scripts in kB, as gzip sends them. */
async function sizeOf(requests: readonly Request[]): Promise<number> {
  const urls = [...new Set(requests.map((request) => request.url()))];
  const files = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  expect(files).not.toEqual([]);
  return files.reduce((sum, file) => sum + gzipSync(Buffer.from(file)).length, 0) / 1000;
}
