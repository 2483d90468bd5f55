import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { answers, childEnvironment, root } from '../../../scripts/processes.ts';
import { writeRatedSite } from '../../extensions/rated-site.fixture.ts';
import { freePort } from '../../support/instances/free-port.ts';

let folder = '';
let child: ChildProcess;
let url = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-rated-'));
  writeRatedSite(folder);
  const port = await freePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, [join(root, 'cli/waymark.js'), 'start', '--port', String(port)], {
    cwd: folder,
    env: childEnvironment(),
    stdio: 'inherit',
  });
  expect(await answers(`${url}/api/health/live`, child)).toBe(true);
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
});

test.afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

test('a field of the site’s own is hydrated: its answer shows what depends on it, and leads on', async ({
  page,
}) => {
  const mistakes: string[] = [];
  page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()));
  page.on('pageerror', ({ message }) => mistakes.push(message));
  await page.goto(`${url}/review/rate`);
  const group = page.getByRole('radiogroup', { name: 'How did you like it?' });
  await expect(page.locator('.star-rating')).toHaveCSS('display', 'flex');
  const why = page.getByRole('textbox', { name: 'What went wrong?' });
  await group.getByRole('radio', { name: '★★', exact: true }).check();
  await expect(why).toBeVisible();
  await group.getByRole('radio', { name: '★★★★', exact: true }).check();
  await expect(why).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thank you for 4 stars.')).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('without scripts it is asked and answered by the HTML alone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/review/rate`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radiogroup', { name: 'How did you like it?' })).toHaveAccessibleDescription(
    /Choose a number of stars/,
  );
  await page.getByRole('radio', { name: '★★★', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thank you for 3 stars.')).toBeVisible();
  await context.close();
});

test('pages without such fields load nothing of them', async () => {
  expect(await (await fetch(url)).text()).not.toMatch(/star-rating|site-fields/);
});
