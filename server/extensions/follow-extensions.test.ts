import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { followExtensions } from './follow-extensions.ts';
import { noExtensions } from './site-extensions.ts';

it('extensions of a site in work are loaded again when a file of them is saved', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'hours'));
  let loads = 0;
  const extensions = await followExtensions(folder, async () => {
    loads += 1;
    return { ...noExtensions, troubles: [`load ${loads}`] };
  });
  expect(extensions.troubles).toEqual(['load 1']);
  writeFileSync(join(folder, 'hours/hours.tsx'), 'export const Hours = 1;');
  await expect.poll(() => extensions.troubles).not.toEqual(['load 1']);
});
