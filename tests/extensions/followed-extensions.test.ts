import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { addedOperator, compileRule, emptyScope, evaluateRule } from '#engine';
import type { Module } from '#schemas';
import { applyExtensionSchemas, followExtensions, loadExtensions, type SiteExtensions } from '#server';
import { extensionRuntime } from '../../renderer/hydration/render-island.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { write, writeExtendedSite } from './extended-site.fixture.ts';

let folder = '';
let extensions: SiteExtensions;

beforeEach(async () => {
  folder = temporaryFolder();
  writeExtendedSite(folder);
  const own = join(folder, 'extensions');
  const runtime = { ...extensionRuntime, islandsHtml: () => '', fieldsHtml: () => '' };
  extensions = await followExtensions(own, () => {
    applyExtensionSchemas(own);
    return loadExtensions(own, join(folder, '.waymark/extensions'), runtime);
  });
});

/** Saves a file of an extension in other words. */
function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text).toContain(from);
  write(folder, path, text.replace(from, to));
}

it('an island in work is rendered by what is saved, and hydrated by a script of another name', async () => {
  const tally = { type: 'tally', label: 'Counted' } as unknown as Module;
  const show = () => extensions.render(tally, { language: 'en', timeZone: 'UTC' }, 'content/0');
  const before = show()?.attributes?.['data-extension'] ?? '';
  expect(extensions.isFile(before)).toBe(true);
  change('extensions/tally/tally.island.tsx', '<button', '<button data-saved=""');
  await expect.poll(() => show()?.html).toContain('data-saved');
  const after = show()?.attributes?.['data-extension'] ?? '';
  expect([after === before, extensions.isFile(after)]).toEqual([false, true]);
});

it('rules use an operator in work as it is saved, and forms fetch a script of another name', async () => {
  const rule = compileRule({ 'check-digit': '7992 7398 713' });
  const valueNow = () => evaluateRule(rule, emptyScope).value;
  const before = addedOperator('check-digit')?.script ?? '';
  expect([valueNow(), extensions.isFile(before)]).toEqual([true, true]);
  change('extensions/check-digit/check-digit.operator.ts', 'digits.length > 1', 'digits.length > 20');
  await expect.poll(valueNow).toBe(false);
  const after = addedOperator('check-digit')?.script ?? '';
  expect(after).not.toBe(before);
  await expect.poll(() => extensions.isFile(after)).toBe(true);
});
