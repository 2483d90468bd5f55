import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { englishWords } from '../../../engine/languages/site-words.ts';
import { childEnvironment, root } from '../../../scripts/processes.ts';
import { readHtml } from '../../../server/pages/rendering/read-html.ts';

/** The version in which these assumptions were seen to hold. Look at another one before you name it here. */
const seenIn = '16.4.6';

const { version } = JSON.parse(readFileSync(join(root, 'node_modules/next/package.json'), 'utf8'));

test.describe(`Next ${seenIn}`, () => {
  let whole: string;
  let broken: string;

  test.beforeAll(() => {
    const output = execFileSync(process.execPath, ['tests/e2e/next/ask-next.child.ts'], {
      cwd: root,
      env: childEnvironment({ NODE_ENV: 'production' }),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    ({ whole, broken } = JSON.parse(output.slice(output.lastIndexOf('\n'))));
  });

  test('is the version that is installed', () => expect(version).toBe(seenIn));

  test('gives routes the server’s own modules, not copies: a page is found by its id', () => {
    expect(whole).toMatch(/^<!DOCTYPE html><html lang="en-nz" dir="ltr" data-build="b1"><head>/);
    expect(whole).toContain('<title>order | Bakery</title>');
  });

  test('writes its scripts and its copy of the page as scripts and links, all of which are left out', () => {
    expect(whole).toMatch(/<script src="\/_next\/static\//);
    expect(whole).toContain('self.__next_f');
    const { texts } = readHtml(whole);
    expect(texts.join('')).not.toMatch(/<script|_next|__next|modulepreload/);
  });

  test('leaves the marks of islands as they were written, whatever stands in them', () => {
    const { slots } = readHtml(whole);
    expect(slots).toEqual([
      'title-start',
      'head-end',
      { island: 'journey-form', place: 'order/bread', props: undefined, category: '' },
      {
        island: 'preview-bar',
        place: '',
        props: { words: englishWords.previewBar, path: '/order' },
        category: '',
      },
    ]);
  });

  test('answers a page whose component throws with a status that says so', () => {
    expect(broken).toBe('The page order could not be rendered: 500.');
  });
});
