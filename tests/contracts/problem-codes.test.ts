import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRefused } from '../support/documents/read-fixtures.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/problems.md'), 'utf8');
const sections = new Map(
  [...page.matchAll(/^### `([a-z-]+)`\n([\s\S]*?)(?=^##|$(?![\s\S]))/gm)].map(([, code = '', text = '']) => [
    code,
    text,
  ]),
);

/** Codes in the source: after `code:`, or anywhere in the rules as a text that begins as codes do. */
function codesInSource(): ReadonlySet<string> {
  const codes = new Set(['rule-too-deep', 'rule-too-large', 'template-too-deep', 'template-too-large']);
  const beginnings =
    'bad|computed|decision-c|hidden|missing|never|not-a-|optional-p|refused-k|rule|unclear|unknown|untyped|wrong';
  for (const file of globSync('{engine,analysis,server/store,cli}/**/*.ts', { cwd: root })) {
    if (/\.test\.ts$|invented|problems\/fault/.test(file)) continue;
    // A fault is a programmer's error and a reason belongs to a failed call; neither is a problem.
    const source = readFileSync(join(root, file), 'utf8').replaceAll(
      /(Fault\(\s*|reason(:| ===| !==) )'[a-z-]+'/g,
      '',
    );
    const named = source.matchAll(/code: '([a-z]+(?:-[a-z]+)+)'/g);
    const passed = /^(engine|analysis)\//.test(file)
      ? source.matchAll(new RegExp(`'((?:${beginnings})-?[a-z-]+)'`, 'g'))
      : [];
    for (const [, code = ''] of [...named, ...passed]) if (code.includes('-')) codes.add(code);
  }
  return codes;
}

describe('the page about problems', () => {
  it('knows every code in the source, and no other', () => {
    const source = [...codesInSource()].sort();
    expect(source.filter((code) => !sections.has(code))).toEqual([]);
    const text = globSync('{engine,analysis,server,cli}/**/*.ts', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const built = /-too-(deep|large)$/;
    expect([...sections.keys()].filter((code) => !built.test(code) && !text.includes(`'${code}'`))).toEqual(
      [],
    );
  });

  it('has an example and a remedy for each', () => {
    expect(sections.size).toBeGreaterThan(60);
    for (const [code, text] of sections) {
      expect(text, code).toMatch(/^- Example: \S/m);
      expect(text, code).toMatch(/^- Remedy: \S/m);
    }
  });

  it('knows every code of the refused fixtures', () => {
    const codes = readRefused().flatMap(({ problems }) =>
      (problems as { code: string }[]).map(({ code }) => code),
    );
    expect([...new Set(codes)].filter((code) => !sections.has(code))).toEqual([]);
  });
});
