import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/running/tracked-files.ts';

const folder = 'docs/decisions';
const records = readdirSync(folder).filter((file) => file !== 'README.md');
const numbers = records.map((file) => file.slice(0, 3));
const index = readFileSync(`${folder}/README.md`, 'utf8');

const title = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').split('\n', 1).join('');

const fileNameOf = (heading: string) =>
  `${heading
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.md`;

describe.each(records)('the record %s', (file) => {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');

  it('is named by its title, which begins with its number', () => {
    expect(lines[0]).toMatch(/^# \d{3} [A-Z]/);
    expect(fileNameOf(title(file))).toBe(file);
  });

  it('says whether it holds, and links to the records that amend or supersede it', () => {
    expect(lines[2]).toMatch(
      /^\*\*Status\*\*: (accepted|(amended|superseded) by \[\d{3}\]\(\S+\.md\)((, | and )\[\d{3}\]\(\S+\.md\))*)\./,
    );
  });

  it('links to records that exist', () => {
    const linked = [...lines.join('\n').matchAll(/\]\((\d{3}-[^)]*)\)/g)].flatMap((match) => match[1] ?? []);
    expect(linked.filter((target) => !records.includes(target))).toEqual([]);
  });
});

it('gives each number once', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('lists each record once in the index, under its title', () => {
  const entries = [...index.matchAll(/^- \[(.*)\]\(([^)]*)\)/gm)].map((match) => `${match[1]} ${match[2]}`);
  expect(entries.toSorted()).toEqual(
    records.map((file) => `${title(file).replace('# ', '')} ${file}`).toSorted(),
  );
});

it('is cited by numbers that exist', () => {
  const cited = trackedFiles()
    .filter((file) => /\.(md|tsx?|mjs|yaml)$|Dockerfile$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/(\d{3})/g)].map(
        (match) => `${file} ${match[1]}`,
      ),
    );
  expect(cited.filter((citation) => !numbers.includes(citation.slice(-3)))).toEqual([]);
});
