import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readDocument } from '#engine';
import { applyExtensionSchemas, loadExtensions } from '#server';
import { englishFormWords } from '../../renderer/host/form-words.fixture.ts';
import { extensionRuntime, renderIsland } from '../../renderer/hydration/render-island.ts';
import { exampleStep, type StepChanges } from '../../renderer/journey/example-step.fixture.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { write } from './extended-site.fixture.ts';
import { formOf, stars, writeRatedSite } from './rated-site.fixture.ts';

let folder = '';
const component = 'extensions/star-rating/star-rating.field.tsx';
const runtime = { ...extensionRuntime, islandsHtml: () => '', fieldsHtml: () => '' };

beforeEach(() => {
  folder = temporaryFolder();
  writeRatedSite(folder);
});

async function load() {
  applyExtensionSchemas(join(folder, 'extensions'));
  return await loadExtensions(join(folder, 'extensions'), join(folder, '.waymark/extensions'), runtime);
}

/** The HTML of a form that asks for stars. */
async function htmlOf(changes: StepChanges = {}): Promise<string> {
  const reading = readDocument({
    path: '',
    text: JSON.stringify(formOf('rating-form', { ...stars, hint: 'One is bad.' })),
  });
  if (reading.outcome === 'refused' || reading.document.kind !== 'form')
    throw new Error('The form is refused.');
  const model = exampleStep({ ...changes, definition: { form: reading.document } });
  const { html } = await renderIsland('journey-form', {
    model,
    action: '/send',
    validatorsSrc: '',
    humanCheck: { kind: 'checkbox' },
    words: englishFormWords,
  });
  return html[0] ?? '';
}

it('a field of the site’s own has label, hint, choices and their answer', async () => {
  const extensions = await load();
  const html = await htmlOf({ given: { stars: 4 } });
  const [, fieldset = ''] = /(<fieldset[^>]*role="radiogroup".*?<\/fieldset>)/.exec(html) ?? [];
  expect(fieldset).toMatch(
    /<legend[^>]*>How did you like it\?<\/legend>.*<p id="[^"]+-stars-hint"[^>]*>One is bad\.<\/p>/,
  );
  expect(fieldset.match(/type="radio"/g)).toHaveLength(5);
  expect(fieldset).toMatch(/<input [^>]*type="radio"[^>]*checked=""[^>]*value="4"/);
  expect(fieldset).toContain('Could not be better');
  expect(extensions.fieldTrouble('star-rating')).toBeUndefined();
});

it('a wrong answer is said beside it, and described by the message', async () => {
  await load();
  const problems = [{ field: 'stars', keyword: 'required' as const, message: 'Choose a number of stars' }];
  const html = await htmlOf({ problems });
  expect(html).toMatch(
    /role="radiogroup"[^>]*aria-describedby="[^"]*-stars-problem"[^>]*aria-invalid="true"/,
  );
  expect(html).toMatch(/<p id="[^"]+-stars-problem"[^>]*>.*Choose a number of stars/);
});

it.each([
  ['throws', 'export function StarRating({ field }) { return field.nothing.at; }', /reading 'at'/],
  [
    'has a part that throws',
    'const Part = () => { throw new Error("in a part"); }; export function StarRating() { return <Part />; }',
    undefined,
  ],
  ['cannot be compiled', 'export const = 3;', undefined],
])('a field that %s is asked for as the type that it is based on', async (_, code, trouble) => {
  write(folder, component, code);
  const extensions = await load();
  const html = await htmlOf({ given: { stars: 4 } });
  expect(html).toMatch(/<input [^>]*type="text"[^>]*name="stars" value="4"/);
  expect(html).toContain('How did you like it?');
  if (trouble) expect(extensions.fieldTrouble('star-rating')).toMatch(trouble);
});

it('the script of a field is known by its type, and pages with it have its styles', async () => {
  const extensions = await load();
  const page = { zones: { content: [] } } as never;
  const { 'star-rating': script } = extensions.fieldScripts(['star-rating']);
  expect(script).toMatch(/^\/assets\/extensions\/star-rating-.+\.js$/);
  expect(extensions.isFile(String(script))).toBe(true);
  expect(extensions.headHtml(page)).toBe('');
  expect(extensions.headHtml(page, ['star-rating'])).toMatch(
    /^<link rel="stylesheet" href="\/assets\/extensions\/star-rating-\w+\.css"\/>.*<link rel="modulepreload"/,
  );
  expect([extensions.keyOf(page), extensions.keyOf(page, ['star-rating'])]).toEqual([
    '',
    expect.stringMatching(/^\.\w+$/),
  ]);
});
