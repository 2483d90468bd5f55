import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  databases,
  databasesForLongTests,
  temporaryFolder,
} from '../../../tests/support/databases/databases.ts';
import { waymarkProcess } from '../../../tests/support/instances/run-process.ts';
import type { WaymarkRun } from '../../../tests/support/running/fake-terminal.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const release = join(import.meta.dirname, '../../../tests/fixtures/release');

/** One author's folder of documents. */
class Author {
  readonly #folder: string;
  readonly #url: string;
  readonly name: string;

  constructor(name: string, url: string, from = release) {
    this.name = name;
    this.#url = url;
    this.#folder = temporaryFolder();
    cpSync(from, this.at(''), { recursive: true });
  }

  at(file: string): string {
    return join(this.#folder, 'pages-config', file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  edit(file: string, from: string, to: string): void {
    expect(this.read(file)).toContain(from);
    writeFileSync(this.at(file), this.read(file).replace(from, to));
  }

  async run(...args: readonly string[]): Promise<WaymarkRun> {
    return await waymark(args, {
      folder: this.#folder,
      environment: { DATABASE_URL: this.#url, USER: this.name },
    });
  }

  async publish(...args: readonly string[]): Promise<WaymarkRun> {
    return await this.run('publish', '-m', `By ${this.name}`, ...args);
  }

  process(...args: readonly string[]): Promise<WaymarkRun> {
    return waymarkProcess(args, {
      folder: this.#folder,
      environment: { DATABASE_URL: this.#url, HOME: this.#folder },
    });
  }
}

const page = 'join-page.json';

describe.each(databasesForLongTests)('two authors on $name', ({ create }) => {
  let url: string;
  let ann: Author;
  let bob: Author;
  const liveTitle = async () => {
    const look = new Author('look', url, temporaryFolder());
    expect((await look.run('pull')).exitCode).toBe(0);
    return /"title": "([^"]*)"/.exec(look.read(`pages/${page}`))?.[1];
  };

  /** An author whose folder holds one document alone. */
  function authorWith(file: string): Author {
    const carl = new Author('carl', url, temporaryFolder());
    cpSync(join(release, file), carl.at(file));
    return carl;
  }

  beforeEach(async () => {
    url = await create();
    ann = new Author('ann', url);
    expect((await ann.publish()).exitCode).toBe(0);
    bob = new Author('bob', url, ann.at(''));
  });

  it('with a folder each from one base both keep what they published', async () => {
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    bob.edit('cards.json', '"Books"', '"Books only"');
    expect((await ann.publish()).exitCode).toBe(0);
    const { exitCode, out } = await bob.publish();
    expect(exitCode).toBe(0);
    expect(out).toContain('  changed  cards\n');
    expect(out).toContain('  left     join-page, which others changed\n');
    expect(await liveTitle()).toBe('Join us');
    expect((await bob.run('diff', '--documents', '2', '3')).out).toBe(
      'changed cards\n  /options/0/label: "Books" → "Books only"\n',
    );
    expect((await bob.run('pull')).out).toBe('  changed  join-page\n');
    expect(bob.read(page)).toBe(ann.read(page));
    expect((await bob.publish()).out).toMatch(/^Nothing has changed/);
  });

  it('with the same draft: the slower is shown both sides, and overwrites nothing', async () => {
    ann.edit(page, '"title": "Join"', '"title": "From Ann"');
    bob.edit(page, '"title": "Join"', '"title": "From Bob"');
    const save = (author: Author) =>
      author.run('draft', 'save', author.at(page), '--expect', '0', '--author', author.name);
    const first = await save(ann);
    expect(first.exitCode, first.err).toBe(0);
    const second = await save(bob);
    expect(second.exitCode).toBe(1);
    expect(second.err).toContain('Somebody else changed the draft');
    expect(second.out).toContain('"From Ann"');
    expect(second.out).toContain('"From Bob"');
    const { out } = await bob.run('draft', 'show', 'join-page');
    expect(out).toContain('From Ann');
    expect(out).not.toContain('From Bob');
  });

  it('who changed the same text are both shown, and nothing is published', async () => {
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    bob.edit(page, '"title": "Join"', '"title": "Become a reader"');
    expect((await ann.publish()).exitCode).toBe(0);
    const refused = await bob.publish();
    expect(refused.exitCode).toBe(1);
    expect(refused.out).toBe(`join-page was changed here and by others:
  /title
    before: "Join"
    here:   "Become a reader"
    live:   "Join us"
`);
    expect(await liveTitle()).toBe('Join us');
    const shown = await bob.run('pull');
    expect([shown.exitCode, bob.read(page)]).toEqual([1, expect.stringContaining('Become a reader')]);
    expect((await bob.publish()).exitCode).toBe(1);
    expect((await bob.run('pull', '--mine', 'join-page')).exitCode).toBe(0);
    expect((await bob.publish()).exitCode).toBe(0);
    expect(await liveTitle()).toBe('Become a reader');
    ann.edit(page, '"title": "Join us"', '"title": "Join now"');
    expect((await ann.publish()).exitCode).toBe(1);
    expect((await ann.run('pull', '--theirs')).exitCode).toBe(0);
    expect(ann.read(page)).toContain('Become a reader');
  });

  it('who changed one document in different places have it merged', async () => {
    ann.edit('join.json', '"submitLabel": "Continue"', '"submitLabel": "Go on"');
    bob.edit('join.json', '"submitLabel": "Join"', '"submitLabel": "Become a reader"');
    await ann.publish();
    const { exitCode, out } = await bob.publish();
    expect([exitCode, out]).toEqual([
      0,
      expect.stringContaining('  merged   join, which others changed too'),
    ]);
    for (const text of ['Go on', 'Become a reader'])
      expect(bob.read('join.json')).toContain(`"submitLabel": "${text}"`);
    expect((await ann.run('pull')).out).toBe('  changed  join\n');
    expect(JSON.parse(ann.read('join.json'))).toEqual(JSON.parse(bob.read('join.json')));
    expect((await bob.run('check')).exitCode).toBe(0);
  });

  it('whose folders know no base are held apart by what they hold', async () => {
    for (const author of [ann, bob]) rmSync(author.at('.base'), { recursive: true });
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    await ann.publish();
    bob.edit('cards.json', '"Books"', '"Books only"');
    expect((await bob.publish()).out).toContain('  left     join-page');
    const third = new Author('carl', url);
    third.edit(page, '"title": "Join"', '"title": "Enrol"');
    expect((await third.publish()).exitCode).toBe(1);
    expect(await liveTitle()).toBe('Join us');
  });

  it('are warned before a document goes with its file, and asked', async () => {
    rmSync(bob.at('questions.json'));
    const refused = await bob.publish();
    expect(refused.exitCode).toBe(1);
    expect(refused.out).toBe('  gone     questions\n');
    expect(refused.err).toContain('publish with --remove questions');
    expect((await bob.publish('--remove')).out).toContain('  removed  questions\n');
    expect((await ann.run('pull')).out).toBe('  removed  questions\n');
    expect(existsSync(ann.at('questions.json'))).toBe(false);
    expect((await ann.publish()).out).toMatch(/^Nothing has changed/);
  });

  it('one of whom pulls that a document is gone can bring it back as it was', async () => {
    rmSync(bob.at('questions.json'));
    await bob.publish('--remove');
    await ann.run('pull');
    cpSync(join(release, 'questions.json'), ann.at('questions.json'));
    expect((await ann.publish()).out).toContain('  added    questions\n');
  });

  it('one of whom pulls a document are left with the others as they are', async () => {
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    ann.edit('cards.json', '"Books"', '"Books only"');
    await ann.publish();
    expect((await bob.run('pull', 'cards')).out).toBe('  changed  cards\n');
    expect(bob.read(page)).toContain('"title": "Join"');
    expect((await bob.run('pull')).out).toBe('  changed  join-page\n');
  });

  it('one of whom names the release that the changes were made from replace what it has', async () => {
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    await ann.publish();
    bob.edit(page, '"title": "Join"', '"title": "Become a reader"');
    expect((await bob.publish('--expect', 'live')).exitCode).toBe(0);
    expect(await liveTitle()).toBe('Become a reader');
  });

  it('one of whom has only a few documents, and no base, take nothing else away', async () => {
    const carl = authorWith(page);
    expect((await carl.publish()).out).toMatch(/^Nothing has changed/);
  });

  it('one of whom has a text that was never live, and no base, overwrite nothing', async () => {
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    await ann.publish();
    const carl = authorWith(page);
    carl.edit(page, '"title": "Join"', '"title": "Enrol"');
    expect((await carl.publish()).exitCode).toBe(1);
    expect(await liveTitle()).toBe('Join us');
  });

  it('one of whom has two files of one document publish neither', async () => {
    bob.edit('cards.json', '"Books"', '"Books only"');
    cpSync(ann.at('cards.json'), bob.at('more-cards.json'));
    const refused = await bob.publish();
    expect([refused.exitCode, refused.out]).toEqual([
      1,
      expect.stringContaining('The id "cards" is taken by'),
    ]);
  });

  it('one of whom takes away what the other changes are shown that', async () => {
    ann.edit('cards.json', '"Books"', '"Books only"');
    await ann.publish();
    rmSync(bob.at('cards.json'));
    const refused = await bob.publish('--remove');
    expect(refused.exitCode).toBe(1);
    expect(refused.out).toContain('cards was changed here and by others');
    expect(refused.out).toContain('    here:   nothing\n');
    expect((await bob.run('pull', '--theirs')).exitCode).toBe(0);
    expect(bob.read('cards.json')).toBe(ann.read('cards.json'));
  });

  it('bring back what a rollback made live', async () => {
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    await ann.publish();
    const { out } = await ann.run('rollback');
    expect(out).toContain('waymark pull');
    const again = await ann.publish();
    expect(again.out).toContain('  left     join-page');
    expect(await liveTitle()).toBe('Join');
    expect((await ann.run('pull')).out).toBe('  changed  join-page\n');
    expect(ann.read(page)).toContain('"title": "Join"');
  });

  it('lose no local change to a pull', async () => {
    bob.edit('cards.json', '"Books"', '"Books only"');
    rmSync(bob.at('questions.json'));
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    await ann.publish();
    expect((await bob.run('pull')).out).toBe(
      '  kept     cards\n  changed  join-page\n  kept     questions\n',
    );
    expect(bob.read('cards.json')).toContain('Books only');
    expect(existsSync(bob.at('questions.json'))).toBe(false);
    expect((await bob.run('pull', '--overwrite')).out).toBe('  changed  cards\n  added    questions\n');
    expect(bob.read('cards.json')).toBe(ann.read('cards.json'));
    writeFileSync(bob.at('cards.json'), '{"kind": "options", "id": "cards",');
    expect((await bob.run('pull', '--overwrite')).exitCode).toBe(1);
  });

  it('write a folder of files from what is live', async () => {
    const empty = temporaryFolder();
    const carl = new Author('carl', url, empty);
    expect((await carl.run('export', '--documents', 'pages-config')).exitCode).toBe(0);
    expect((await carl.run('check')).exitCode).toBe(0);
    expect((await carl.publish()).out).toMatch(/^Nothing has changed/);
    rmSync(carl.at('content/questions.json'));
    expect((await carl.publish()).exitCode).toBe(1);
  });

  it('publish at one moment as processes, and nothing is lost', async () => {
    ann.edit(page, '"title": "Join"', '"title": "Join us"');
    bob.edit('cards.json', '"Books"', '"Books only"');
    const runs = await Promise.all(
      [ann, bob].map((author) => author.process('publish', '-m', 'At once', '-a', author.name)),
    );
    for (const { exitCode, err } of runs) expect([exitCode, err]).toEqual([0, '']);
    expect(await liveTitle()).toBe('Join us');
    await ann.run('pull');
    expect(ann.read('cards.json')).toContain('Books only');
  });
});

it('a folder that goes to two stores knows the base of each', async () => {
  const [one, other] = await Promise.all(databases.map(({ create }) => create()));
  const ann = new Author('ann', one ?? '');
  await ann.publish();
  const again = new Author('ann', other ?? '', ann.at(''));
  expect((await again.publish()).out).toContain('  added    join-page\n');
  again.edit(page, '"title": "Join"', '"title": "Join us"');
  expect((await again.publish()).exitCode).toBe(0);
  const back = new Author('ann', one ?? '', again.at(''));
  expect((await back.publish()).out).toContain('  changed  join-page\n');
});
