import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { trackedFiles } from '../support/running/tracked-files.ts';

const files = trackedFiles();
const pages = files.filter((file) => file.endsWith('.md'));
const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0]))];

/** Paths of pages that are examples of mistakes, or lie outside of the repository. */
const examples = [
  'media/images/lake.jpg',
  'media/images/lake.png',
  'pages-config/all',
  'public/summary.xml',
  'sandbox/start.js',
  '../../schemas/editor/form.schema.json',
];

const withoutBlocks = (file: string) => readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** The path in a text as far as it is one: `renderer/fields/<type>/` says that `renderer/fields/` exists. */
const knownPart = (path: string) => path.replace(/[^/]*[<*…{][\s\S]*$/, '');

it('links in the documentation lead to files that exist', () => {
  const dead = pages.flatMap((page) =>
    [...withoutBlocks(page).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .filter(([, target = '']) => !existsSync(join(dirname(page), target)))
      .map(([, target]) => `${page}: ${target}`),
  );
  expect(dead).toEqual([]);
});

it('paths in the documentation exist', () => {
  const path = new RegExp(`\`((?:\\.\\.?/|(?:${folders.join('|')})/)[^\`\\s]*)\``, 'g');
  const unknown = pages.flatMap((page) =>
    [...withoutBlocks(page).matchAll(path)]
      .map(([, written = '']) => written)
      .filter((written) => {
        const from = written.startsWith('.') ? dirname(page) : '';
        return !examples.includes(written) && !existsSync(join(from, knownPart(written)));
      })
      .map((written) => `${page}: ${written}`),
  );
  expect(unknown).toEqual([]);
});
