import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine';
import { fieldTypes, moduleTypes } from '#schemas';
import { shownJson } from './shown-json.ts';

interface Example {
  readonly name: string;
  readonly field?: object;
  readonly module?: object;
}

/** The problems of a document after an author has pasted some JSON in place of the three dots. */
function problemsOf(document: object, pasted: string): readonly string[] {
  const text = JSON.stringify(document).replace('"..."', () => pasted);
  const reading = readDocument({ path: 'pasted.json', text });
  return reading.outcome === 'refused' ? reading.problems.map(({ message }) => message) : [];
}

function examplesOf(folder: string): readonly Example[] {
  const file = join(import.meta.dirname, '../../renderer', folder, 'examples.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const form = { kind: 'form', id: 'pasted', schemaVersion: 2, fields: ['...'] };
const page = {
  kind: 'page',
  id: 'pasted',
  schemaVersion: 1,
  path: '/pasted',
  title: 'Pasted',
  template: 'content',
  seo: { sitemapVisible: true },
  zones: { content: ['...'] },
};

describe.each(fieldTypes)('the JSON shown for the field %s', (type) => {
  it('can be pasted into a form', () => {
    for (const { name, field } of examplesOf(`fields/${type}`))
      expect(problemsOf(form, shownJson(field)), name).toEqual([]);
  });
});

describe.each(moduleTypes)('the JSON shown for the module %s', (type) => {
  it('can be pasted into a page', () => {
    for (const { name, module } of examplesOf(`modules/${type}`))
      expect(problemsOf(page, shownJson(module)), name).toEqual([]);
  });
});

it('is refused when it is not what the schema says', () => {
  expect(problemsOf(form, shownJson({ name: 'size', type: 'select' }))).not.toEqual([]);
});

it('holds rules as formulas', () => {
  expect(shownJson({ when: { '==': [{ var: 'answers.size' }, 'small'] } })).toBe(
    `{\n  "when": "= answers.size = 'small'"\n}`,
  );
});
