import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { root } from '../../../scripts/processes.ts';
import { write } from '../../extensions/extended-site.fixture.ts';
import { guideDocuments } from '../../support/documents/guide-documents.ts';
import { joinBy, type StudioSite, startStudioSite } from './studio-site.fixture.ts';

const services = ['catalogue', 'catalogue-files', 'gazetteer', 'printer'];

/** The documents of the guide, and services that nobody asks. One takes names of 40 characters at most. */
function writeSite(folder: string): void {
  const fixtures = join(root, 'tests/fixtures');
  cpSync(join(fixtures, 'release'), join(folder, 'documents'), { recursive: true });
  cpSync(join(fixtures, 'refused/refused-request.json'), join(folder, 'documents/catalogue.json'));
  const reader = readFileSync(join(fixtures, 'release/reader-form.json'), 'utf8')
    .replace('"minLength": 2', '"minLength": 2, "maxLength": 40')
    .replace('"minLength": "Please', '"maxLength": "Too long", "minLength": "Please');
  write(folder, 'documents/reader-form.json', reader);
  for (const { path, text } of guideDocuments()) write(folder, `documents/${path}`, text);
}

/** A site of the guide, and what a browser keeps of somebody who has joined it. */
export interface GuideSite extends StudioSite {
  readonly signedIn: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
}

/** Starts a site of the guide's documents and joins it. */
export async function startGuideSite(browser: Browser): Promise<GuideSite> {
  const bases = services.map((name) => [name, { baseUrl: 'http://localhost:9' }]);
  const site = await startStudioSite(writeSite, {
    WAYMARK_SERVICES: JSON.stringify(Object.fromEntries(bases)),
  });
  const page = await browser.newPage();
  await joinBy(page, site.invitation, 'Ann', 'ann@example.nz');
  const signedIn = await page.context().storageState();
  await page.context().close();
  return { ...site, signedIn };
}

const mostWaitMs = 20_000;

/** Opens a new set of changes as an author who is signed in. */
export async function beginChanges(browser: Browser, site: GuideSite, name: string): Promise<Author> {
  const context = await browser.newContext({ storageState: site.signedIn });
  const page = await context.newPage();
  page.setDefaultTimeout(mostWaitMs);
  await page.goto(`${site.url}/studio`);
  await page.getByLabel('Name of the changes').fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('No problems')).toBeVisible();
  return new Author(page);
}

/** An author, whose steps are counted. */
export class Author {
  steps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    this.steps += 1;
    await this.page.keyboard.press(key);
  }

  async click(name: string | RegExp, role: 'button' | 'radio' = 'button'): Promise<void> {
    this.steps += 1;
    await this.page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  async clickIn(group: string, name: string): Promise<void> {
    this.steps += 1;
    const inside = this.page.getByRole('group', { name: group, exact: true });
    await inside.last().getByRole('button', { name }).click();
  }

  async write(label: string, text: string): Promise<void> {
    this.steps += 1;
    const box = this.#labelled(label);
    // An editor of formulas is no text box, and takes what is typed alone.
    if ((await box.getAttribute('contenteditable')) === null) return box.fill(text);
    await box.focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(text);
  }

  /** Puts the cursor before the end of a text. */
  async placeCursor(label: string, before: string): Promise<void> {
    this.steps += 1;
    await this.#labelled(label).focus();
    await this.press('Control+End');
    for (const _ of before) await this.press('ArrowLeft');
  }

  async type(text: string): Promise<void> {
    this.steps += 1;
    await this.page.keyboard.type(text);
  }

  async choose(label: string, option: string): Promise<void> {
    this.steps += 1;
    await this.#labelled(label).selectOption(option);
  }

  /** Opens what is folded: a condition, which shows as its sentence, or a group of settings. */
  async open(sentence: string | RegExp): Promise<void> {
    this.steps += 1;
    await this.page.locator('summary').filter({ hasText: sentence, visible: true }).last().click();
  }

  #labelled(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).filter({ visible: true }).last();
  }

  /** Opens what has some words. */
  async find(words: string, result: string | RegExp): Promise<void> {
    await this.press('Control+k');
    this.steps += 1;
    await this.page.keyboard.type(words);
    this.steps += 1;
    await this.page.getByRole('menuitem', { name: result }).first().click();
  }
}
