import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { waymark } from '../support/running/fake-terminal.ts';

const examples = join(import.meta.dirname, '../../examples');

describe.each(globSync('*/documents', { cwd: examples }).map((folder) => folder.split('/')[0] ?? ''))(
  'the example %s',
  (name) => {
    const folder = join(examples, name);

    it('has no problems, and scenarios that pass', async () => {
      expect(await waymark(['check', '--strict'], { folder })).toMatchObject({ exitCode: 0 });
      expect(await waymark(['run', 'scenarios'], { folder })).toMatchObject({ exitCode: 0 });
    });

    it('is at most 1,300 lines of documents, and 660 of translations', () => {
      const linesOf = (files: readonly string[]) =>
        files
          .map((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length)
          .reduce((sum, each) => sum + each, 0);
      const all = globSync('documents/**/*.json', { cwd: folder });
      const translations = all.filter((file) => file.includes('/translations/'));
      expect(linesOf(all) - linesOf(translations)).toBeLessThanOrEqual(1300);
      expect(linesOf(translations)).toBeLessThanOrEqual(660);
    });
  },
);
