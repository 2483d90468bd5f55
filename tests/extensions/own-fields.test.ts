import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#engine';
import { markOf } from '#engine/parts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { waymark } from '../support/running/fake-terminal.ts';
import { write } from './extended-site.fixture.ts';
import { formOf, stars, writeDocument, writeRatedSite } from './rated-site.fixture.ts';

let folder = '';
const own = 'extensions/star-rating';

beforeEach(() => {
  folder = temporaryFolder();
  writeRatedSite(folder);
});

async function problems(): Promise<readonly Problem[]> {
  const { out } = await waymark(['check', '--format', 'json'], { folder });
  return JSON.parse(out).problems;
}

const shortly = ({ code, pointer, message }: Problem) => ({ code, pointer, message });

function ask(...fields: readonly object[]): void {
  writeDocument(folder, formOf('rating-form', ...fields));
}

describe('forms with fields of the site’s own', () => {
  it('have no problems, and their journeys are proved', async () => {
    expect(await problems()).toEqual([]);
  });

  it('are played by scenarios, which read the answer by the type that the field is based on', async () => {
    expect(await waymark(['run', 'scenarios'], { folder })).toMatchObject({ exitCode: 0 });
  });

  it('are told what either schema says against them, at the place', async () => {
    ask({ ...stars, highest: 7, labl: 'x', language: 8 });
    expect((await problems()).map(shortly)).toEqual([
      {
        code: 'wrong-type',
        pointer: '/fields/0/highest',
        message: 'Found the number 7 where text is expected.',
      },
      {
        code: 'unknown-property',
        pointer: '/fields/0/labl',
        message: 'Unknown property "labl" (number input field).',
      },
      {
        code: 'wrong-type',
        pointer: '/fields/0/language',
        message: 'Found the number 8 where text is expected.',
      },
    ]);
  });

  it('may have them in groups, like others and with differences', async () => {
    const group = { when: '= answers.stars > 1', fields: [{ ...stars, name: 'food' }] };
    const like = { like: 'food', name: 'drinks', highest: 7 };
    ask(stars, group, like);
    expect((await problems()).map(shortly)).toContainEqual({
      code: 'wrong-type',
      pointer: '/fields/2/highest',
      message: 'Found the number 7 where text is expected.',
    });
    ask(stars, { include: 'more-form', change: { food: { highest: 'Delicious', language: 8 } } });
    writeDocument(folder, formOf('more-form', { ...stars, name: 'food' }));
    expect((await problems()).map(shortly)).toEqual([
      {
        code: 'wrong-type',
        pointer: '/fields/1/change/food/language',
        message: 'Found the number 8 where text is expected.',
      },
    ]);
  });

  it('may not use a type that nobody has, nor name the type in another way', async () => {
    ask({ ...stars, type: 'star-ratings' });
    expect(await problems()).toMatchObject([
      {
        code: 'unknown-field-type',
        pointer: '/fields/0/type',
        help: expect.stringContaining('"star-rating"'),
      },
    ]);
    const { highest: _, ...common } = stars;
    ask({ ...common, type: 'number-input', shownAs: 'star-rating' });
    expect(await problems()).toMatchObject([{ code: 'unknown-property', pointer: '/fields/0/shownAs' }]);
  });

  it('are translated with what they add', async () => {
    const site = readFileSync(join(folder, 'documents/site.json'), 'utf8');
    const languages = '"language": "en",\n  "languages": [{ "language": "mi" }],';
    write(folder, 'documents/site.json', site.replace('"language": "en",', languages));
    writeDocument(folder, {
      kind: 'translation',
      id: 'rating-form-mi',
      schemaVersion: 2,
      language: 'mi',
      document: 'rating-form',
      texts: { 'fields/stars/highest': { text: 'Tino pai', from: markOf(stars.highest) } },
    });
    expect((await problems()).map(({ code }) => code)).toEqual(['missing-translation']);
  });

  it('are completed by editors with both their own properties and those of the type', async () => {
    expect((await waymark(['schemas', '--to', 'written'], { folder })).exitCode).toBe(0);
    const { definitions } = JSON.parse(readFileSync(join(folder, 'written/form.schema.json'), 'utf8'));
    expect(Object.keys(definitions['fields-star-rating'].properties)).toEqual(
      expect.arrayContaining(['type', 'label', 'hint', 'value', 'highest']),
    );
    expect(definitions['fields-field'].properties.type.enum).toContain('star-rating');
  });
});

describe('a faulty field is a problem that names it', () => {
  const schema = (change: object) => {
    const text = readFileSync(join(folder, own, 'star-rating.schema.json'), 'utf8');
    return JSON.stringify({ ...JSON.parse(text), ...change });
  };

  it.each([
    [
      'on no other',
      'star-rating.schema.json',
      () => schema({ basedOn: undefined }),
      'The schema does not say on which type of field this one is based.',
    ],
    [
      'on one that needs more than its controls',
      'star-rating.schema.json',
      () => schema({ basedOn: 'review' }),
      'No field can be based on "review".',
    ],
    [
      'with a property that it has already',
      'star-rating.schema.json',
      () => schema({ properties: { type: { const: 'star-rating' }, hint: {} } }),
      'The property "hint" is taken: forms, or fields of the type "number-input", have it.',
    ],
    [
      'without a component',
      'star-rating.field.tsx',
      () => 'export const Stars = 3;',
      'The file does not export StarRating.',
    ],
    [
      'with an example that its schema refuses',
      'examples.json',
      () => JSON.stringify([{ name: 'Bare', field: { ...stars, highest: '' } }]),
      expect.stringContaining('The schema refuses the example "Bare": field/highest must NOT have fewer'),
    ],
    [
      'with an example that is no such field',
      'examples.json',
      () => JSON.stringify([{ name: 'Bare', field: { ...stars, label: '' } }]),
      'The schema refuses the example "Bare": The text is empty.',
    ],
  ])('%s', async (_, file, text, message) => {
    write(folder, `${own}/${file}`, text());
    expect(await problems()).toContainEqual(
      expect.objectContaining({ code: 'bad-extension', document: `${own}/${file}`, message }),
    );
  });

  it('with the name of a type that the product has', async () => {
    write(folder, 'extensions/yes-no/yes-no.field.tsx', '');
    expect((await problems()).map(({ message }) => message)).toEqual([
      'The name "yes-no" is taken: the product has a field of this type.',
    ]);
  });
});
