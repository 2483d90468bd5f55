import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Document, Module } from '#schemas';
import { applyExtensionSchemas, loadConfig, startConfiguredSite } from '#server';
import { page } from '../../server/pages/bakery.fixture.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { serveBakery } from '../support/instances/served-site.ts';
import { waymark } from '../support/running/fake-terminal.ts';
import { openingHours, write, writeExtendedSite } from './extended-site.fixture.ts';
import { formOf, stars } from './rated-site.fixture.ts';

let folder = '';
let url = '';

beforeEach(() => {
  folder = temporaryFolder();
  url = `sqlite:${join(folder, 'live.db')}`;
  writeExtendedSite(folder);
  applyExtensionSchemas(join(folder, 'extensions'));
});

const hours = page('hours', '/hours', [openingHours as unknown as Module]);
const later = page('later', '/later', [openingHours as unknown as Module]);
const rating = formOf('rating-form', stars) as unknown as Document;

/** Has the schema of an extension ask for one more property, for processes that start from now on. */
function demand(type: string, property: string): void {
  const path = `extensions/${type}/${type}.schema.json`;
  const schema = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const properties = { ...schema.properties, [property]: { type: 'string' } };
  const required = [...schema.required, property];
  write(folder, path, JSON.stringify({ ...schema, properties, required }));
  applyExtensionSchemas(join(folder, 'extensions'));
}

const start = () => startConfiguredSite(loadConfig({ DATABASE_URL: url, LOG_LEVEL: 'silent' }, folder));

it('a site does not start while a changed schema refuses what is live, and names extension and document', async () => {
  const { get } = await serveBakery({ DATABASE_URL: url }, [hours, later]);
  expect((await get('/hours')).status).toBe(200);
  demand('opening-hours', 'place');
  await expect(start()).rejects.toThrow(
    /^The live release \w+ cannot be shown\. Its document "hours" cannot be read\. The schema of extensions\/opening-hours refuses it at \/zones\/content\/0: The property "place" is missing \(opening hours\)\. Start with the extension as it was before, and publish documents that fit both\. Nor can "later"\.$/,
  );
  expect((await get('/hours')).status).toBe(200);
});

it('the same is said of a field', async () => {
  await serveBakery({ DATABASE_URL: url }, [rating]);
  demand('star-rating', 'lowest');
  await expect(start()).rejects.toThrow(
    /document "rating-form" .* The schema of extensions\/star-rating refuses it at \/fields\/0: The property "lowest" is missing/,
  );
});

it('a site does not start without an extension that is live', async () => {
  await serveBakery({ DATABASE_URL: url }, [hours]);
  rmSync(join(folder, 'extensions/opening-hours'), { recursive: true });
  applyExtensionSchemas(join(folder, 'extensions'));
  await expect(start()).rejects.toThrow(/document "hours" cannot be read\. .*"opening-hours"/);
});

it('the search index is not filled without the pages that a changed schema refuses', async () => {
  await serveBakery({ DATABASE_URL: url }, [hours]);
  demand('opening-hours', 'place');
  const keys = { searchKey: 'search-key', adminKey: 'admin-key' };
  const search = { hosts: ['http://127.0.0.1:9'], applicationId: 'APP', ...keys };
  const environment = { DATABASE_URL: url, WAYMARK_SEARCH: JSON.stringify(search) };
  const { exitCode, err } = await waymark(['index'], { folder, environment });
  expect(exitCode).toBe(1);
  expect(err).toMatch(
    /^What is live cannot be indexed\. Its document "hours" cannot be read\. The schema of /,
  );
});
