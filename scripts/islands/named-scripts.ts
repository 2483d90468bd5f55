import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../processes.ts';

/** Scripts that a page loads only where an element names one in `data-script`: the file of each by its name. */
export const namedScripts: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('renderer/page/browser/{early,late}/*.ts', { cwd: root }).map((file) => [
    basename(file, '.ts'),
    file,
  ]),
);
