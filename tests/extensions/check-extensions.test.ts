import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#engine';
import { markOf } from '#engine/parts';
import { checkExtensions } from '#server/extensions';
import { extensionRuntime } from '../../renderer/hydration/render-island.ts';
import { temporaryFolder } from '../support/databases/databases.ts';
import { waymark } from '../support/running/fake-terminal.ts';
import { changeJson, homePage, openingHours, write, writeExtendedSite } from './extended-site.fixture.ts';

let folder = '';
const own = 'extensions/opening-hours';
const ratesFolder = 'extensions/rates';

beforeEach(() => {
  folder = temporaryFolder();
  writeExtendedSite(folder);
});

async function problems(): Promise<readonly Problem[]> {
  const { out } = await waymark(['check', '--format', 'json'], { folder });
  return JSON.parse(out).problems;
}

/** Changes the examples of the module of the site's own. */
function changeExamples(change: (examples: readonly object[]) => readonly object[]): void {
  const file = join(folder, own, 'examples.json');
  write(folder, `${own}/examples.json`, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

const shortly = ({ code, document, pointer, message }: Problem) => ({ code, document, pointer, message });

describe('documents with modules of the site’s own', () => {
  it('have no problems', async () => {
    expect(await problems()).toEqual([]);
  });

  it('are translated like others', async () => {
    const site = readFileSync(join(folder, 'documents/site.json'), 'utf8');
    const languages = '"language": "en",\n  "languages": [{ "language": "mi" }],';
    write(folder, 'documents/site.json', site.replace('"language": "en",', languages));
    const text = { text: 'Āhea tuwhera ai', from: markOf(openingHours.title) };
    const translation = {
      kind: 'translation',
      id: 'home-page-mi',
      schemaVersion: 2,
      language: 'mi',
      document: 'home-page',
      texts: {
        'zones/content/opening-hours/title': text,
        'zones/content/opening-hours/days/#1/day': { text: 'Rāhina', from: markOf('Monday') },
      },
    };
    write(folder, 'documents/home-page-mi.json', JSON.stringify(translation));
    expect((await problems()).map(({ code }) => code)).toEqual(['missing-translation']);
  });

  it('are told what the schema of the extension says against them, at the place', async () => {
    changeJson(folder, homePage, (page) => {
      page.zones.content[2] = { ...openingHours, titel: 'x', days: [{ day: 'Monday' }] };
    });
    expect((await problems()).map(shortly)).toEqual([
      {
        code: 'missing-property',
        document: homePage,
        pointer: '/zones/content/2/days/0',
        message: 'The property "hours" is missing.',
      },
      {
        code: 'unknown-property',
        document: homePage,
        pointer: '/zones/content/2/titel',
        message: 'Unknown property "titel" (opening hours).',
      },
    ]);
  });

  it('are told of other modules, too, and the types of extensions are suggested', async () => {
    changeJson(folder, homePage, (page) => {
      page.zones.content.push({ ...openingHours, type: 'opening-hour' });
    });
    expect(await problems()).toMatchObject([
      {
        code: 'unknown-module',
        pointer: '/zones/content/3/type',
        help: expect.stringContaining('"opening-hours"'),
      },
    ]);
  });

  it('may have third parties, whose modules must exist', async () => {
    const partyOf = (type: string) =>
      changeJson(folder, 'documents/site.json', (site) =>
        Object.assign(site, {
          thirdParties: { ofModules: { [type]: { script: 'https://party.test/a.js' } } },
        }),
      );
    partyOf('opening-hours');
    expect(await problems()).toEqual([]);
    partyOf('opening-hour');
    expect(await problems()).toMatchObject([
      {
        code: 'unknown-reference',
        pointer: '/thirdParties/ofModules/opening-hour',
        help: expect.stringContaining('"opening-hours"'),
      },
    ]);
  });

  it('name operations that must exist, need no input, and may be called by browsers where they are', async () => {
    const rates = { type: 'rates', title: 'Rates', operation: 'rate' };
    changeJson(folder, homePage, (page) => page.zones.content.push(rates));
    expect(await problems()).toMatchObject([
      { code: 'unknown-reference', document: 'home-page', pointer: '/zones/content/3/operation' },
    ]);
    const operation = {
      ...{ kind: 'operation', id: 'rate', schemaVersion: 1, service: 'bank', method: 'GET', path: '/rate' },
      ...{ response: { object: {} }, example: {}, result: {} },
    };
    const writeOperation = (input: object) =>
      write(folder, 'documents/rate.json', JSON.stringify({ ...operation, input }));
    writeOperation({});
    expect(await problems()).toEqual([]);
    const schema = `${ratesFolder}/rates.schema.json`;
    const text = readFileSync(join(folder, schema), 'utf8');
    write(folder, schema, text.replace('/operationId', '/exposedOperationId'));
    writeOperation({ amount: { type: 'number' } });
    expect((await problems()).map(({ code }) => code)).toEqual(['hidden-operation', 'missing-input']);
  });

  it('may stand in the badge of a banner', async () => {
    const banner = { type: 'header-banner', variant: 'plain', level: 1, title: 'Welcome' };
    const withBadge = (badge: object) =>
      changeJson(folder, homePage, (page) => {
        page.zones.content.splice(0, page.zones.content.length, { ...banner, badge });
      });
    withBadge({ type: 'rates', title: 'Rates', operation: 'rate' });
    expect(await problems()).toMatchObject([
      { code: 'unknown-reference', pointer: '/zones/content/0/badge/operation' },
    ]);
    withBadge({ ...openingHours, titel: 'x' });
    expect((await problems()).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['unknown-property', '/zones/content/0/badge/titel'],
    ]);
    withBadge({ type: 'accordion', items: [] });
    expect((await problems())[0]?.pointer).toMatch(/^\/zones\/content\/0\/badge/);
  });

  it('are completed by editors', async () => {
    expect((await waymark(['schemas', '--to', 'written'], { folder })).exitCode).toBe(0);
    const page = await import(join(folder, 'written/page.schema.json'), { with: { type: 'json' } });
    const modules = page.default.definitions['modules-module'].properties.type;
    expect(modules.enum).toContain('opening-hours');
    expect(page.default.definitions['modules-opening-hours'].properties.title.description).toBe(
      'Heading above the hours.',
    );
  });

  it('have types for their components, and schemas in the folder of the site', async () => {
    rmSync(join(folder, own, 'opening-hours.types.ts'), { force: true });
    expect((await waymark(['schemas'], { folder })).out).toMatch(/ schemas to \.waymark\/schemas\.\n$/);
    expect(readFileSync(join(folder, own, 'opening-hours.types.ts'), 'utf8')).toContain(
      '  readonly days: readonly {\n    readonly day: string;\n    readonly hours: string;\n  }[];\n',
    );
  });

  it('go live with `publish`, unless the schema of the extension is against them', async () => {
    const environment = { DATABASE_URL: `sqlite:${join(folder, 'store.db')}` };
    const publish = () => waymark(['publish', '-m', 'Hours'], { folder, environment });
    const entitle = (title: unknown) =>
      changeJson(folder, homePage, (page) => {
        page.zones.content[2] = { ...openingHours, title };
      });
    expect(await publish()).toMatchObject({ exitCode: 0, err: '' });
    entitle('New hours');
    expect(await publish()).toMatchObject({ exitCode: 0, out: expect.stringContaining('home-page') });
    entitle(7);
    expect((await publish()).exitCode).toBe(1);
  });
});

describe('a faulty extension is a problem that names it', () => {
  const code = 'bad-extension';

  it.each([
    [
      'code that is no code',
      'opening-hours.tsx',
      'export const = 3',
      'The code cannot be compiled: Unexpected token.',
      1,
    ],
    [
      'an import of nothing',
      'opening-hours.tsx',
      "import './nope.ts';",
      "The code cannot be compiled: Could not resolve './nope.ts'.",
      1,
    ],
    [
      'no component',
      'opening-hours.tsx',
      'export const Hours = 3;',
      'The file does not export OpeningHours.',
      undefined,
    ],
    [
      'styles of another host',
      'opening-hours.css',
      '@import "//styles.test/a.css";',
      'Styles may not load others: found "@import".',
      undefined,
    ],
    [
      'examples that are no JSON',
      'examples.json',
      '[{]',
      expect.stringContaining('a name in double quotes is expected'),
      1,
    ],
    ['no example', 'examples.json', '[]', 'There is no example.', undefined],
    [
      'an example that its schema refuses',
      'examples.json',
      '[{"name": "Bare", "module": {"type": "opening-hours"}}]',
      expect.stringContaining('The schema refuses the example "Bare": module must have required property'),
      undefined,
    ],
    [
      'a schema of another type',
      'opening-hours.schema.json',
      '{"type": "object", "additionalProperties": false, "properties": {"type": {"const": "hours"}}}',
      expect.stringContaining('does not describe an object of this type'),
      undefined,
    ],
  ])('%s', async (_, file, text, message, line) => {
    write(folder, `${own}/${file}`, text);
    const found = await problems();
    expect(found).toContainEqual(
      expect.objectContaining({
        code,
        document: `${own}/${file}`,
        message,
        help: expect.stringMatching(/\.$/),
      }),
    );
    if (line !== undefined) expect(found.map((each) => each.line)).toContain(line);
  });

  it('an example that the component throws at, beside others that it renders', async () => {
    changeExamples((examples) => [...examples, { ...examples[0], name: 'No days' }]);
    write(
      folder,
      `${own}/opening-hours.tsx`,
      "export function OpeningHours({ module }) { if (calls++ > 0) throw Error('No day is open'); return module.title; } let calls = 0;",
    );
    const cache = join(folder, '.waymark/extensions');
    expect(await checkExtensions(join(folder, 'extensions'), cache, extensionRuntime)).toMatchObject([
      {
        code,
        document: `${own}/examples.json`,
        message: 'The example "No days" cannot be rendered: No day is open.',
      },
    ]);
  });

  it('an example of a region that throws while its data is late', async () => {
    write(
      folder,
      'extensions/rates/rates.tsx',
      "export const region = { operation: 'operation' }; export function Rates({ data }) { return data.result.rate; }",
    );
    const cache = join(folder, '.waymark/extensions');
    expect(await checkExtensions(join(folder, 'extensions'), cache, extensionRuntime)).toMatchObject([
      {
        code,
        message: expect.stringMatching(/^The example "Rate" cannot be rendered while its data is late: /),
      },
    ]);
  });

  it('code that fails when it is loaded', async () => {
    write(
      folder,
      `${own}/opening-hours.tsx`,
      "export const OpeningHours = undefined; throw Error('Closed');",
    );
    const cache = join(folder, '.waymark/extensions');
    expect(await checkExtensions(join(folder, 'extensions'), cache, extensionRuntime)).toMatchObject([
      {
        code,
        message: expect.stringMatching(/cannot be rendered: The code fails when it is loaded: Closed\.$/),
      },
    ]);
  });

  it('a reference to a schema that does not exist', async () => {
    write(
      folder,
      `${own}/opening-hours.schema.json`,
      JSON.stringify({
        type: 'object',
        additionalProperties: false,
        properties: {
          type: { const: 'opening-hours' },
          title: { $ref: 'waymark/shared/nothing.schema.json' },
        },
      }),
    );
    expect(await problems()).toMatchObject([
      { code, message: expect.stringContaining('nothing.schema.json') },
    ]);
  });

  it('a name that the product has, and one that is none', async () => {
    for (const type of ['accordion', 'Opening Hours']) write(folder, `extensions/${type}/a.tsx`, '');
    expect((await problems()).map(({ document, message }) => [document, message])).toEqual([
      ['extensions/Opening Hours', '"Opening Hours" is no name of a module.'],
      ['extensions/accordion', 'The name "accordion" is taken: the product has a module of this type.'],
    ]);
  });

  it.each(['opening-hours.tsx', 'opening-hours.schema.json', 'examples.json'])('without %s', async (file) => {
    rmSync(join(folder, own, file));
    expect(await problems()).toContainEqual(expect.objectContaining({ code, document: `${own}/${file}` }));
  });
});
