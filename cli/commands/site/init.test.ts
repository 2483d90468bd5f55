import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';
const run = (...args: readonly string[]) => waymark(args, { folder });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = temporaryFolder();
});

describe.each(['blank', 'service'])('a new site of the template %s', (template) => {
  it('has no problems, and scenarios that pass', async () => {
    expect((await run('init', 'my-site', '--template', template)).exitCode).toBe(0);
    const site = { folder: join(folder, 'my-site') };
    const checked = await waymark(['check', '--strict'], site);
    expect([checked.exitCode, checked.out]).toEqual([0, expect.stringMatching(/documents, no problems\n$/)]);
    if (template === 'service')
      expect((await waymark(['run', 'scenarios'], site)).out).toContain('2 scenarios');
    const { scripts } = JSON.parse(read('my-site/package.json'));
    expect(scripts).toMatchObject({ start: 'waymark dev', test: expect.stringContaining('waymark check') });
    expect(readdirSync(site.folder)).toEqual(expect.arrayContaining(['.github', '.gitignore', 'README.md']));
  });

  it('has a short site document with its own name', async () => {
    await run('init', 'x', '--template', template, '--name', 'Bits & "Pieces"');
    expect(JSON.parse(read('x/documents/site.json'))).toMatchObject({ brand: 'Bits & "Pieces"' });
    expect(read('x/documents/site.json').trim().split('\n').length).toBeLessThanOrEqual(60);
    expect((await waymark(['check', '--strict'], { folder: join(folder, 'x') })).exitCode).toBe(0);
  });
});

describe.each(['mi', 'fr', 'de', 'cy', 'ar'])('a new site in %s', (language) => {
  it('has no text in English, no problems, and scenarios that pass', async () => {
    await run('init', 'x', '--language', language, '--name', 'Toi');
    const site = { folder: join(folder, 'x') };
    const checked = await waymark(['check', '--strict'], site);
    expect([checked.exitCode, checked.out]).toEqual([0, expect.stringMatching(/documents, no problems\n$/)]);
    expect((await waymark(['run', 'scenarios'], site)).exitCode).toBe(0);
    expect(textsIn(JSON.parse(read('x/documents/site.json')))).toContain(language);
    const inEnglish = globSync('cli/templates/*/documents/**/*.json', { cwd: root })
      .flatMap((file) => textsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))))
      .filter((text) => /^[A-Z{]/.test(text) && text !== 'Example Site')
      .filter((text) => /[a-z]{3}/.test(text.replaceAll(/\{\{.*?\}\}/g, '')));
    const written = globSync('x/documents/**/*.json', { cwd: folder }).flatMap((file) =>
      textsIn(JSON.parse(read(file))),
    );
    expect(written.filter((text) => inEnglish.includes(text))).toEqual([]);
  });
});

/** The values of a document that are texts. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('waymark init', () => {
  it('takes a language with its region, and says where there are no texts', async () => {
    expect((await run('init', 'a', '--language', 'fr-CA')).out).not.toContain('in English');
    expect(JSON.parse(read('a/documents/site.json')).language).toBe('fr-ca');
    expect((await run('init', 'b', '--language', 'nl')).out).toContain('there are none in nl');
    expect((await run('init', 'c', '--language', 'not a tag')).err).toContain('is no language');
  });

  it('names the site after its folder', async () => {
    await run('init', 'harbour-dental');
    expect(JSON.parse(read('harbour-dental/documents/site.json')).brand).toBe('Harbour dental');
    expect(JSON.parse(read('harbour-dental/package.json')).name).toBe('harbour-dental');
  });

  it('names its package in letters that npm takes', async () => {
    await run('init', 'k', '--name', 'Kōwhai Dental');
    expect(JSON.parse(read('k/package.json')).name).toBe('kowhai-dental');
    await run('init', 'm', '--name', 'مخبز');
    expect(JSON.parse(read('m/package.json')).name).toBe('site');
  });

  it('completes the package.json of a folder, and keeps what is in it', async () => {
    const there = {
      name: 'mine',
      scripts: { start: 'mine', test: 'echo "Error: no test specified" && exit 1' },
    };
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ ...there, dependencies: { waymark: '1.2.3' } }),
    );
    expect((await run('init', '.')).exitCode).toBe(0);
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'mine',
      scripts: { start: 'mine', test: 'waymark check && waymark run scenarios' },
      dependencies: { waymark: '1.2.3' },
    });
  });

  it('asks where no folder is named', async () => {
    const input = ['corner-bakery', '', 'blank', 'mi'];
    const { exitCode, out } = await waymark(['init'], { folder, input });
    expect([exitCode, out]).toEqual([0, expect.stringContaining('Made Corner bakery')]);
    expect(existsSync(join(folder, 'corner-bakery/scenarios'))).toBe(false);
    expect(JSON.parse(read('corner-bakery/documents/site.json')).language).toBe('mi');
    expect((await waymark(['init'], { folder })).exitCode).toBe(2);
  });

  it('ends when it has been answered, though the terminal stays open', async () => {
    const child = spawn(process.execPath, [join(root, 'cli/main.ts'), 'init'], { cwd: folder });
    child.stdin.write('corner-bakery\n\nblank\n\n');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(folder, 'corner-bakery/documents/site.json'))).toBe(true);
  });

  it('writes nothing over documents, and knows its templates', async () => {
    mkdirSync(join(folder, 'old/documents'), { recursive: true });
    expect((await run('init', 'old')).err).toContain('has documents already');
    expect((await run('init', 'new', '--template', 'shop')).err).toContain('choose blank or service');
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });
});
