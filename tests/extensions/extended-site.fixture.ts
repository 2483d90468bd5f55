import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The site of a template with one module of its own, `opening-hours`, on its home page. */
export function writeExtendedSite(folder: string): void {
  cpSync(join(root, 'cli/templates/blank'), folder, { recursive: true });
  cpSync(join(root, 'tests/fixtures/extensions'), join(folder, 'extensions'), { recursive: true });
  changeJson(folder, homePage, (page) => page.zones.content.push(openingHours));
}

export const homePage = 'documents/pages/home-page.json';

export const openingHours = {
  type: 'opening-hours',
  title: 'When we are open',
  days: [{ day: 'Monday', hours: '8 to 5' }],
};

interface PageText {
  readonly zones: { readonly content: object[] };
}

/** Changes a file of JSON. */
export function changeJson(folder: string, path: string, change: (page: PageText) => void): void {
  const value: PageText = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  change(value);
  write(folder, path, JSON.stringify(value, undefined, 2));
}

/** Writes a file of a site. */
export function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
