import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';

/** Styles that name a side of the window, in the notation of `css`. */
const physical = [
  /\b(?:margin|padding|border)(?:Left|Right)\w*:/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius:/,
  /^\s*(?:left|right):/,
  /\b(?:textAlign|float|clear|transformOrigin|backgroundPosition|objectPosition): '[^']*\b(?:left|right)\b/,
  /gradient\(to (?:left|right)\b/,
  /\btranslateX\((?!calc\(var\(--forward\))/,
];

/** The same, in several values. */
const uneven = [
  // Four values of which the second and the fourth differ.
  /\b(?:margin|padding|inset): ['`](?!\S+ (\S+) \S+ \1['`])(?:[^\s'`()]+ ){3}[^\s'`()]+['`]/,
  // Corners of which the two above differ, or the two below.
  /\bborderRadius: ['`](?!(\S+) \1 (\S+) \2[\s'`])(?:[^\s'`()]+ ){3}/,
];

/** Without what is in brackets, which is one value: `clamp(5rem, 12vw, 11rem)`, `${rise}`. */
const withoutBrackets = (line: string) => line.replaceAll(/\([^()]*\)|\{[^{}]*\}/g, '');

/** Places that are right as they are, and why. */
const exceptions: readonly (readonly [file: string, line: RegExp])[] = [
  // A variant that is called so in documents.
  ['rich-text.styles.ts', /^\s*left: \{\}/],
  // Mirrors an icon within its own square.
  ['global.styles.ts', /translateX\(24px\) scaleX\(-1\)/],
];

const files = globSync('renderer/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories|fixture)\./.test(file),
);

it('styles name no side of the window, so that they also suit what is written from right to left', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(
        (line) =>
          physical.some((pattern) => pattern.test(line)) ||
          uneven.some((pattern) => pattern.test(withoutBrackets(line))),
      )
      .filter((line) => !exceptions.some(([name, allowed]) => file.includes(name) && allowed.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
