import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root } from '../../../scripts/processes.ts';
import { changeJson, homePage } from '../../extensions/extended-site.fixture.ts';
import { writeRatedSite } from '../../extensions/rated-site.fixture.ts';
import { freePort } from '../../support/instances/free-port.ts';
import { hydrated } from '../support/pages/step-page.ts';
import { bookInBrowser, cancelInBrowser, maori } from './clinic-visits.ts';
import { type InstalledPackage, installPackage, type ServedFolder } from './installed-package.ts';
import { writeSmallSite } from './small-site.ts';

test.describe.configure({ mode: 'serial' });

let installed: InstalledPackage;
const served: ServedFolder[] = [];
const placeOf = (name: string) => join(installed.folder, name);

test.beforeAll(async () => {
  test.setTimeout(600_000);
  installed = await installPackage();
});

test.afterAll(async () => {
  for (const site of served) await site.stop();
  installed?.remove();
});

test('the package has built code, types and schemas, and nothing of another site', { tag: '@full' }, () => {
  const { files } = installed;
  expect(files).toEqual(
    expect.arrayContaining(['cli/waymark.js', 'dist/types/index.d.ts', 'dist/schemas/page.schema.json']),
  );
  expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
  expect(
    files.filter((file) => /^(extensions|pages-config|media|sandbox|tests|storybook)\//.test(file)),
  ).toEqual([]);
  const own = placeOf('node_modules/waymark');
  expect(files.filter((file) => readFileSync(join(own, file)).includes(root))).toEqual([]);
  const { scripts, dependencies } = JSON.parse(
    readFileSync(placeOf('node_modules/waymark/package.json'), 'utf8'),
  );
  expect(Object.keys(scripts).filter((name) => /install|^prepare/.test(name))).toEqual([]);
  const { packages } = JSON.parse(readFileSync(placeOf('package-lock.json'), 'utf8'));
  expect(packages).toHaveProperty(['node_modules/next']);
  for (const [place, { hasInstallScript }] of Object.entries<{ hasInstallScript?: boolean }>(packages))
    expect(hasInstallScript, place).toBeUndefined();
  expect(Object.keys(dependencies)).not.toContain('typescript');
});

test('the types of the package know documents', { tag: '@full' }, async () => {
  const parts =
    "schemaVersion: 1, path: '/', template: 'general', title: 'Home', seo: { sitemapVisible: true }";
  const page = (kind: string) => `{ kind: '${kind}', id: 'home', ${parts}, zones: { content: [] } }`;
  const program = (kind: string) =>
    `import type { Page } from 'waymark';\nexport const home: Page = ${page(kind)};\n`;
  writeFileSync(placeOf('right.ts'), program('page'));
  writeFileSync(placeOf('wrong.ts'), program('journey'));
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--types', ''];
  const compile = (...args: readonly string[]) =>
    promisify(execFile)(join(root, 'node_modules/.bin/tsc'), [...options, ...args], {
      cwd: installed.folder,
    });
  await compile('right.ts');
  const ofModule = (name: string) =>
    `import type { ModuleProps } from 'waymark/extend';\nexport const shown = ({ module }: ModuleProps<{ title: string }>): string => module.${name};\n`;
  writeFileSync(placeOf('right-module.ts'), ofModule('title'));
  writeFileSync(placeOf('wrong-module.ts'), ofModule('titel'));
  await compile('--skipLibCheck', 'right-module.ts');
  await expect(compile('--skipLibCheck', 'wrong-module.ts')).rejects.toMatchObject({
    stdout: expect.stringContaining("'titel'"),
  });
  const ofField = (name: string) =>
    `import type { FieldProps } from 'waymark/extend/fields';\nexport const shown = ({ field }: FieldProps<{ highest: string }>): string => field.${name};\n`;
  writeFileSync(placeOf('right-field.ts'), ofField('highest'));
  writeFileSync(placeOf('wrong-field.ts'), ofField('hihgest'));
  await compile('--skipLibCheck', 'right-field.ts');
  await expect(compile('--skipLibCheck', 'wrong-field.ts')).rejects.toMatchObject({
    stdout: expect.stringContaining("'hihgest'"),
  });
  await expect(compile('wrong.ts')).rejects.toMatchObject({ stdout: expect.stringContaining('"journey"') });
});

test('two sites of one package show their own pages and files, and write into their own folders', {
  tag: '@full',
}, async ({ page }) => {
  const before = installed.state();
  const brands = ['Harbour Dental', 'Corner Bakery'];
  for (const brand of brands) {
    const folder = placeOf(brand);
    writeSmallSite(folder, brand);
    expect(await installed.waymark(folder, 'check', '--strict')).toContain('3 documents, no problems');
    served.push(await installed.serve(folder));
  }
  for (const [index, { url }] of served.entries()) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome to ${brands[index]}`);
    await expect(page.locator('link[rel="icon"]')).toHaveCount(0);
    expect((await page.request.get(`${url}/images/logo.svg`)).status()).toBe(200);
    const ofFirstSite = globSync('media/**/*.*', { cwd: root }).filter((file) => !file.endsWith('/logo.svg'));
    expect(ofFirstSite.length).toBeGreaterThan(10);
    for (const file of ofFirstSite) {
      const answer = await page.request.get(`${url}/${file.slice('media/'.length)}`);
      expect(answer.status(), file).toBe(404);
    }
  }
  const taken = new URL(served[0]?.url ?? '').port;
  await expect(installed.waymark(placeOf('Corner Bakery'), 'start', '--port', taken)).rejects.toMatchObject({
    stderr: expect.stringContaining(`Port ${taken} is taken: set PORT to another`),
  });
  expect(installed.state()).toBe(before);
  for (const brand of brands)
    expect(readdirSync(placeOf(brand)).sort()).toEqual(['.waymark', 'documents', 'media']);
});

test('a document that is saved is shown, and one with an error is not', { tag: '@full' }, async ({
  page,
}) => {
  const folder = placeOf('in-work');
  writeSmallSite(folder, 'Corner Bakery');
  const site = await installed.serve(folder, 'dev');
  served.push(site);
  const file = join(folder, 'documents/home-page.json');
  const edit = (from: string, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  const title = async () => {
    await page.goto(site.url);
    return await page.getByRole('heading', { level: 1 }).textContent();
  };
  edit('Welcome to', 'Good morning from');
  await expect.poll(title).toBe('Good morning from Corner Bakery');
  edit('"zones"', '"zoness"');
  await expect.poll(site.log).toContain('Did you mean "zones"?');
  expect(await title()).toBe('Good morning from Corner Bakery');
  expect(await installed.waymark(placeOf('Corner Bakery'), 'build')).toContain('.waymark/schemas');
});

test('a site shows modules of its own, and asks by fields of its own', { tag: '@full' }, async ({ page }) => {
  const folder = placeOf('own-modules');
  writeRatedSite(folder);
  changeJson(folder, homePage, ({ zones }) => zones.content.push({ type: 'tally', label: 'Count' }));
  expect(await installed.waymark(folder, 'check', '--strict')).toContain('6 documents');
  expect(await installed.waymark(folder, 'run', 'scenarios')).toContain('2 scenarios');
  expect(await installed.waymark(folder, 'build')).toContain('.waymark/schemas');
  expect(readFileSync(join(folder, '.waymark/schemas/page.schema.json'), 'utf8')).toContain('opening-hours');
  const site = await installed.serve(folder, 'dev');
  served.push(site);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'When we are open' })).toBeVisible();
  await expect(page.locator('.opening-hours > div')).toHaveCSS('display', 'flex');
  await expect(async () => {
    await page.getByRole('button', { name: 'Count' }).click();
    await expect(page.locator('.tally output')).toHaveText(/times?$/, { timeout: 300 });
  }).toPass();
  await page.goto(`${site.url}/review/rate`);
  await page.getByRole('radio', { name: '★★★', exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Thank you for 3 stars.')).toBeVisible();
  const own = (file: string) => join(folder, 'extensions/opening-hours', `opening-hours.${file}`);
  writeFileSync(own('css'), '.opening-hours > div { display: grid }');
  await expect
    .poll(async () => {
      await page.goto(site.url);
      return await page.locator('.opening-hours > div').evaluate((row) => getComputedStyle(row).display);
    })
    .toBe('grid');
});

test('the example of clinics is tested, books and cancels in both languages, also while its service fails', {
  tag: '@full',
}, async ({ page, browser }) => {
  test.setTimeout(300_000);
  const folder = placeOf('clinic');
  const isOwn = (path: string) => !path.includes('.waymark') && !path.includes('node_modules');
  cpSync(join(root, 'examples/clinic'), folder, { recursive: true, filter: isOwn });
  expect(await installed.npm(folder, 'test')).toContain('9 scenarios');
  const sandbox = await freePort();
  const site = await installed.serve(folder, 'dev', { SANDBOX_PORT: String(sandbox) });
  served.push(site);
  await cancelInBrowser(page, site.url, await bookInBrowser(page, site.url));
  const faults = (...list: readonly object[]) =>
    page.request.put(`http://127.0.0.1:${sandbox}/_control/faults`, { data: { faults: list } });
  await faults({ path: '/bookings', kind: 'lost-answer', times: 1 });
  const inMaori = `${site.url}/mi`;
  await cancelInBrowser(page, inMaori, await bookInBrowser(page, inMaori, maori, 1), maori);
  await page.goto(`${inMaori}/clinics`);
  await expect(page.getByRole('link', { name: 'Waea atu ki Newtown, 04 555 0121' })).toBeVisible();
  await page.goto(`${site.url}/book`);
  await page.getByRole('radio', { name: /Newtown/ }).check();
  await page.getByRole('button', { name: /Māori/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(maori.book);
  await expect(page.getByRole('radio', { name: /Newtown/ })).toBeChecked();

  // As a browser without scripts, along every path, with the service and while it fails.
  const walked = await installed.waymark(
    folder,
    ...['run', 'booking', '--all', '--site', site.url],
    ...['--sandbox', `http://127.0.0.1:${sandbox}`],
  );
  expect(walked).toContain('2 of 2 paths');
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await faults({ path: '/bookings/search', kind: 'status', status: 500, times: 1 });
  await plain.goto(`${site.url}/cancel`);
  await plain.getByLabel('Number of the booking').fill('KD-1001');
  await plain.getByLabel('Email').fill('mere@example.nz');
  await plain.getByRole('button', { name: 'Find it' }).click();
  await expect(plain.getByText('We found no booking')).toBeVisible();
  await plain.close();
});

test('a new site is right from the first minute', { tag: '@full' }, async ({ page }) => {
  const folder = placeOf('harbour-dental');
  await installed.waymark(installed.folder, 'init', 'harbour-dental');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(dependencies.waymark).toMatch(/^file:\.\.\/waymark-.*\.tgz$/);
  expect(await installed.npm(folder, 'test')).toContain('2 scenarios');
  const schema = JSON.parse(readFileSync(join(folder, 'documents/site.json'), 'utf8')).$schema;
  expect(existsSync(join(installed.folder, schema.replace('../', '')))).toBe(true);
  const site = await installed.serve(folder);
  served.push(site);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Harbour dental');
  await page.getByRole('link', { name: 'What would it cost?' }).click();
  await hydrated(page);
  await page.getByRole('radio', { name: /Repair/ }).check();
  await page.getByRole('button', { name: 'One hour more' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Repair costs about 80 (1 h at 80).')).toBeVisible();
});
