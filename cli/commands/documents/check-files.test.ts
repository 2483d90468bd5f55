import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymarkProcess } from '../../../tests/support/instances/run-process.ts';
import { type WaymarkRun, waymark } from '../../../tests/support/running/fake-terminal.ts';
import { schemaFaults } from '../../reports/junit-schema.fixture.ts';

const release = join(import.meta.dirname, '../../../tests/fixtures/release');
let folder = '';

const at = (name: string) => join(folder, 'pages-config', name);
const check = (...args: readonly string[]): Promise<WaymarkRun> => waymark(['check', ...args], { folder });

function edit(file: string, from: string, to: string): void {
  writeFileSync(at(file), readFileSync(at(file), 'utf8').replaceAll(from, to));
}

/**
 * Makes a file unreadable for this user; the superuser gets a link to its own memory, which cannot be read
 * from the start.
 */
function makeUnreadable(name: string): void {
  rmSync(at(name), { force: true });
  if (process.getuid?.() === 0) symlinkSync('/proc/self/mem', at(name));
  else {
    writeFileSync(at(name), '{}');
    chmodSync(at(name), 0);
  }
}

beforeEach(() => {
  folder = temporaryFolder();
  cpSync(release, join(folder, 'pages-config'), { recursive: true });
});

describe('the check of one file', () => {
  it('finds what its new id breaks in another document', async () => {
    edit('cards.json', '"id": "cards"', '"id": "kinds-of-card"');
    const { exitCode, out } = await check('pages-config/cards.json');
    expect(exitCode).toBe(1);
    expect(out).toContain('pages-config/card-form.json\n');
    expect(out).toContain('There is no options document "cards".');
  });

  it('finds what is missing once a file is gone, and says nothing of what has always been wrong', async () => {
    edit('site.json', '"notFoundPage":', '"notFondPage":');
    expect((await check('pages-config/cards.json')).exitCode).toBe(0);
    edit('site.json', '"notFondPage":', '"notFoundPage":');
    edit('join-page.json', '"title": "Join"', '"titel": "Join"');
    expect((await check('pages-config/cards.json')).exitCode).toBe(0);
    expect((await check()).exitCode).toBe(1);
  });
});

describe('a folder', () => {
  it('without documents is a wrong call', async () => {
    mkdirSync(join(folder, 'empty'));
    const { exitCode, err } = await check('empty');
    expect([exitCode, err]).toEqual([2, expect.stringContaining('There are no documents in ')]);
    for (const format of ['junit', 'json', 'sarif', 'github'])
      expect((await check('empty', '--format', format)).exitCode).toBe(2);
  });

  it('is read without the files and folders that begin with a point', async () => {
    mkdirSync(at('.waymark'));
    writeFileSync(at('.waymark/base.json'), '[');
    writeFileSync(at('.swap.json'), '[');
    expect((await check()).out).toBe('✔ 18 documents, no problems\n');
  });
});

describe('a file that cannot be read', () => {
  const sentences: readonly (readonly [what: string, make: (name: string) => void, sentence: string])[] = [
    ['a pipe', (name) => spawnSync('mkfifo', [at(name)]), 'It is no file but a pipe, a socket or a device.'],
    ['a folder', (name) => mkdirSync(at(name)), 'It is a folder, though its name ends in ".json".'],
    ['a link to itself', (name) => symlinkSync(name, at(name)), 'The link leads back to itself.'],
    ['a link to nothing', (name) => symlinkSync('nowhere', at(name)), 'The link leads to no file.'],
    ['a secret', makeUnreadable, ''],
    [
      'UTF-16',
      (name) => writeFileSync(at(name), '\uFEFF{}', 'utf16le'),
      'It is written in UTF-16; documents are written in UTF-8.',
    ],
    [
      'UTF-16 without a mark',
      (name) => writeFileSync(at(name), '{"kind": "page"}', 'utf16le'),
      'It is written in UTF-16; documents are written in UTF-8.',
    ],
    [
      'Windows-1252',
      (name) => writeFileSync(at(name), '{"title": "Caf\xe9"}', 'latin1'),
      'It is not written in UTF-8, as documents are: this character cannot be read.',
    ],
  ];

  it.each(sentences)(
    '%s is reported in one plain sentence, and hides nothing',
    async (_what, make, sentence) => {
      edit('site.json', '"href": "/join"', '"href": "/joining"');
      make('odd.json');
      const { exitCode, out } = await check('--format', 'json');
      const { problems } = JSON.parse(out);
      expect(exitCode).toBe(1);
      const ofFile = problems.filter(({ file }: { file: string }) => file === 'pages-config/odd.json');
      expect(ofFile).toHaveLength(1);
      expect(ofFile[0].message).toContain(sentence);
      expect(problems.map(({ code }: { code: string }) => code)).toContain('broken-link');
      const alone = await check('pages-config/odd.json');
      expect(alone.exitCode).toBe(1);
      expect(alone.out).toContain(sentence);
      const xml = (await check('--format', 'junit')).out;
      expect(schemaFaults(xml)).toEqual([]);
      expect(xml).toContain('name="pages-config/odd.json"');
    },
  );

  it('in another encoding than UTF-8 is reported once, at the first character that shows it', async () => {
    const text = readFileSync(at('cards.json'), 'utf8').replace('"Books"', '"B\xf6\xf6ks"');
    writeFileSync(at('cards.json'), text, 'latin1');
    const { problems } = JSON.parse((await check('--format', 'json')).out);
    const before = text.slice(0, text.indexOf('\xf6')).split('\n');
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'wrong-encoding',
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
      }),
    ]);
    writeFileSync(at('cards.json'), text, 'utf8');
    expect((await check()).exitCode).toBe(0);
  });

  it('takes the blame for references to the id of its name', async () => {
    makeUnreadable('cards.json');
    const { problems } = JSON.parse((await check('--format', 'json')).out);
    expect(problems.map(({ code }: { code: string }) => code)).toEqual(['unreadable-file']);
  });
});

it('a document from standard input may be new, and an empty one is none', async () => {
  const text = readFileSync(at('cards.json'), 'utf8').replace('"id": "cards"', '"id": "other"');
  expect((await waymark(['check', '-'], { folder, input: text.split('\n') })).exitCode).toBe(0);
  expect((await waymark(['check', '-'], { folder })).exitCode).toBe(1);
});

it('a byte order mark is a warning', async () => {
  writeFileSync(at('cards.json'), `\uFEFF${readFileSync(at('cards.json'), 'utf8')}`);
  const { exitCode, out } = await check();
  expect(exitCode).toBe(0);
  expect(out).toContain('It begins with a byte order mark');
  expect((await check('--strict')).exitCode).toBe(1);
});

it('a ring of links is read once', async () => {
  symlinkSync('.', at('again'));
  mkdirSync(at('sub'));
  symlinkSync('..', at('sub/up'));
  const { exitCode, out } = await check();
  expect(exitCode).toBe(0);
  expect(out.match(/The link leads to a folder that is read already/g)).toHaveLength(2);
  expect(out).toContain('✖ 20 documents, 0 errors, 2 warnings');
});

describe('as a process', () => {
  it('reads many more files than it may have open', async () => {
    for (let index = 0; index < 1_500; index += 1) writeFileSync(at(`x${index}.json`), '{}');
    const { out } = await waymarkProcess(['check', '--format', 'json'], { folder, before: 'ulimit -n 100' });
    const { documents, problems } = JSON.parse(out);
    expect(documents).toBe(1_518);
    expect(new Set(problems.map(({ code }: { code: string }) => code))).not.toContain('unreadable-file');
  });

  it('does not wait for a pipe', async () => {
    spawnSync('mkfifo', [at('pipe.json')]);
    const { exitCode, out } = await waymarkProcess(['check'], { folder });
    expect(exitCode).toBe(1);
    expect(out).toContain('It is no file but a pipe');
  });

  it('takes a document from standard input for the one of its id', async () => {
    const text = readFileSync(at('cards.json'), 'utf8');
    const clean = await waymarkProcess(['check', '-'], { folder, input: text });
    expect(clean).toEqual({ exitCode: 0, out: '✔ 1 document, no problems\n', err: '' });
    const { exitCode, out } = await waymarkProcess(['check', '-'], {
      folder,
      input: text.replace('"id": "books"', '"id": "books "'),
    });
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^<stdin>\n {2}7:\d+ {2}error/);
  });

  it('checks again when a file changes', async () => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../waymark.js'), 'check', '--watch'],
      {
        cwd: folder,
        env: { NODE_ENV: 'test', PATH: process.env.PATH },
      },
    );
    let out = '';
    const shows = (wanted: string) =>
      new Promise<void>((resolve) => {
        const look = () => out.includes(wanted) && resolve();
        child.stdout.on('data', (part) => {
          out += part;
          look();
        });
        look();
      });
    try {
      await shows('✔ 18 documents, no problems');
      out = '';
      edit('cards.json', '"id": "cards"', '"id": "others"');
      await shows('There is no options document "cards".');
      out = '';
      edit('cards.json', '"id": "others"', '"id": "cards"');
      await shows('✔ 18 documents, no problems');
    } finally {
      child.kill();
    }
  });
});

describe('--changed', () => {
  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=ann', '-c', 'user.email=ann@example.org'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  };
  beforeEach(() => {
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-qm', 'First');
  });

  it('checks what differs from a commit, and finds what that breaks', async () => {
    expect(await check('--changed', 'main')).toEqual({
      exitCode: 0,
      out: '✔ 0 documents, no problems\n',
      err: '',
    });
    edit('join-page.json', '"title"', '"titel"');
    git('commit', '-qam', 'A mistake of before');
    edit('cards.json', '"Books"', '"Only books"');
    writeFileSync(at('new one.json'), '{}');
    const { out } = await check('--changed', 'HEAD', '--format', 'json');
    const { documents, problems } = JSON.parse(out);
    expect(documents).toBe(2);
    expect([...new Set(problems.map(({ file }: { file: string }) => file))]).toEqual([
      'pages-config/new one.json',
    ]);
    expect((await check('--changed', 'HEAD~1')).out).toContain('Unknown property "titel"');
  });

  it('finds what a file that is gone or renamed leaves broken', async () => {
    rmSync(at('cards.json'));
    const { exitCode, out } = await check('--changed', 'HEAD');
    expect(exitCode).toBe(1);
    expect(out).toContain('There is no options document "cards".');
    git('checkout', '-q', '.');
    renameSync(at('cards.json'), at('kinds.json'));
    expect((await check('--changed', 'HEAD')).out).toBe('✔ 1 document, no problems\n');
  });

  it('compares a branch with where it left the other', async () => {
    git('checkout', '-q', '-b', 'mine');
    edit('cards.json', '"Books"', '"Only books"');
    git('commit', '-qam', 'Mine');
    git('checkout', '-q', 'main');
    edit('join-page.json', '"title": "Join"', '"title": "Join us"');
    git('commit', '-qam', 'Theirs');
    git('checkout', '-q', 'mine');
    expect((await check('--changed', 'main')).out).toBe('✔ 1 document, no problems\n');
  });

  it.each(['nowhere', '$(touch pwned)', '; touch pwned', '--output=pwned', '-h', ''])(
    'calls no shell and takes no option: %j is no commit',
    async (reference) => {
      const { exitCode, err } = await check(`--changed=${reference}`);
      expect([exitCode, err]).toEqual([2, expect.stringContaining('Git knows no commit')]);
      expect(() => readFileSync(join(folder, 'pwned'))).toThrow();
      expect(() => readFileSync(at('pwned'))).toThrow();
    },
  );

  it('says so where there is no git, and takes no files beside', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await check('--changed', 'main')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('in no git repository'),
    });
    expect((await check('--changed', 'main', 'pages-config')).exitCode).toBe(2);
  });
});
