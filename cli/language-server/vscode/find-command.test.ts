import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { findCommand } from './find-command.js';

function folderWith(...files: readonly string[]): string {
  const folder = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

it.each(['cli/waymark.js', 'node_modules/waymark/cli/waymark.js'])('The command is found at %s', (place) => {
  const folder = folderWith(place);
  expect(findCommand(folder, '')).toBe(join(folder, place));
});

it('A configured command takes the place of those', () => {
  const folder = folderWith('cli/waymark.js', 'tools/waymark.js');
  expect(findCommand(folder, 'tools/waymark.js')).toBe(join(folder, 'tools/waymark.js'));
});

it('A folder without the command has none', () => {
  expect(findCommand(folderWith(), '')).toBeUndefined();
  expect(findCommand(folderWith('cli/waymark.js'), 'gone.js')).toBeUndefined();
});
