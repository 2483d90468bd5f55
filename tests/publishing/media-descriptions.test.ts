import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from '../../server/pages/bakery.fixture.ts';
import { databases, temporaryFolder } from '../support/databases/databases.ts';
import { type ServedSite, serveBakery } from '../support/instances/served-site.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const oven =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="red" d="M0 0h9v9z"/></svg>';
const image = { src: '/images/oven.svg', width: 40, height: 30 };
const card = (more: object) => ({
  type: 'image-card' as const,
  title: 'Kitchen',
  description: 'Ours',
  image: { ...image, ...more },
});
const kitchen = page('kitchen', '/kitchen', [
  card({}),
  card({ alt: 'Warm', focus: { x: 0, y: 96 } }),
  card({ alt: '' }),
]);
const said = { alt: 'Our oven', credit: 'Photo: Ann', focus: { x: 32, y: 60 } };

describe.each(databases)('descriptions of pictures with $name', ({ create }) => {
  let served: ServedSite;
  let folder: string;
  let environment: Readonly<Record<string, string>>;

  beforeEach(async () => {
    environment = {
      DATABASE_URL: await create(),
      WAYMARK_SECRET: 'an-invented-secret-for-tests-only-0123456789',
    };
    served = await serveBakery(environment);
    folder = temporaryFolder();
    expect((await run('export', '--documents', 'documents')).exitCode).toBe(0);
    put('documents/kitchen.json', kitchen);
    put('media/images/oven.svg', oven);
  });

  const run = (...args: readonly string[]) => waymark(args, { folder, environment });
  const codes = [
    'missing-image',
    'unlinked-page',
    'missing-main-heading',
    'misused-module',
    'missing-translation',
  ];
  const publish = () => run('publish', '-m', 'A change', ...codes.flatMap((code) => ['--accept', code]));
  async function published() {
    const done = await publish();
    expect(done, done.err + done.out).toMatchObject({ exitCode: 0 });
    return done.out;
  }
  function put(name: string, content: string | object): void {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const shown = async (path = '/kitchen') => await (await served.get(path)).text();
  const alts = async (path = '/kitchen') =>
    Array.from(
      (await shown(path)).matchAll(/<img src="\/images\/oven[^>]* alt="([^"]*)"/g),
      ([, alt]) => alt,
    );

  it('pages show what is said of a picture, unless they say it themselves', async () => {
    put('media/images/oven.svg.json', said);
    expect(await published()).toContain('  added    /images/oven.svg\n');
    await expect.poll(() => alts()).toEqual(['Our oven', 'Warm', '']);
    expect((await shown()).match(/title="[^"]*" data-focus="[^"]*"/g)).toEqual([
      'title="Photo: Ann" data-focus="32,60"',
      'title="Photo: Ann" data-focus="0,96"',
      'title="Photo: Ann" data-focus="32,60"',
    ]);

    put('media/images/oven.svg.json', { alt: 'Our new oven' });
    expect(await published()).toContain('  changed  /images/oven.svg\n');
    await expect.poll(() => alts()).toEqual(['Our new oven', 'Warm', '']);
    expect(await shown()).not.toContain('Photo: Ann');
  });

  it('alternative texts and credits are translated as other texts are', async () => {
    put('media/images/oven.svg.json', said);
    const site = read('documents/site.json');
    put('documents/site.json', { ...site, languages: [{ language: 'mi' }] });
    put('documents/oven-mi.json', {
      kind: 'translation',
      id: 'oven-mi',
      schemaVersion: 1,
      language: 'mi',
      document: '/images/oven.svg',
      texts: { alt: { text: 'Tō mātou oumu' } },
    });
    const refused = await publish();
    expect([refused.exitCode, refused.out]).toEqual([1, expect.stringContaining('unmarked-translation')]);
    expect((await run('check', '--fix')).exitCode).toBe(0);
    await published();
    await expect.poll(() => alts('/mi/kitchen')).toEqual(['Tō mātou oumu', 'Warm', '']);
    expect(await alts()).toEqual(['Our oven', 'Warm', '']);
    put('media/images/oven.svg.json', { ...said, alt: 'Our new oven' });
    const stale = await run('check');
    expect(stale.out).toContain('Its source is now "Our new oven"');
  });

  it('they are added to a running site, stay with a new picture, and are brought into the folder', async () => {
    const add = (...args: readonly string[]) =>
      run('media', 'add', 'oven.svg', '--accept', 'missing-image', ...args);
    rmSync(join(folder, 'media'), { recursive: true });
    put('oven.svg', oven);
    const described = ['--alt', 'Our oven', '--credit', 'Photo: Ann', '--focus', '32,60'];
    expect(await add(...described)).toMatchObject({ exitCode: 0 });
    expect((await run('pull')).out).toContain('/images/oven.svg\n');
    expect(read('media/images/oven.svg.json')).toEqual(said);
    put('oven.svg', oven.replace('red', 'blue'));
    expect(await add('--credit', '')).toMatchObject({ exitCode: 0 });
    expect((await run('media', 'list', '--json')).out).toContain('"alt": "Our oven"');
    await run('pull');
    const { credit: _credit, ...rest } = said;
    expect(read('media/images/oven.svg.json')).toEqual(rest);
    expect((await publish()).out).toContain('  added    kitchen\n');
    expect((await add('--focus', '32')).err).toContain('--focus is two numbers from 0 to 100');
  });

  it('a description that cannot be read is refused with its name', async () => {
    for (const [text, message] of [
      ['[', 'It is no JSON object with "alt"'],
      ['{"alt": 5}', 'text'],
      ['{"title": "Oven"}', '"title"'],
    ] as const) {
      put('media/images/oven.svg.json', text);
      const refused = await publish();
      expect([refused.exitCode, refused.out]).toEqual([
        1,
        expect.stringContaining('media/images/oven.svg.json'),
      ]);
      expect(refused.out).toContain(message);
    }
    rmSync(join(folder, 'media/images/oven.svg'));
    expect((await publish()).out).toContain('There is no file beside it that it describes.');
    rmSync(join(folder, 'media/images/oven.svg.json'));
    put('media/images/oven.svg', oven);
    expect((await publish()).out).toContain('missing-alternative-text');
    put('media/images/oven.svg.json', { alt: 'Our oven' });
    await published();
    expect(await run('media', 'add', 'media/images/oven.svg', '--alt', '')).toMatchObject({ exitCode: 1 });
    put('documents/kitchen.json', page('kitchen', '/kitchen', [card({ alt: '' })]));
    expect((await publish()).out).toContain('unused-alternative-text');
    rmSync(join(folder, 'media/images/oven.svg.json'));
    await published();
    await run('pull');
    expect(existsSync(join(folder, 'media/images/oven.svg.json'))).toBe(false);
  });
});
