import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';
import { hireFolder } from '../../journey-reports/hire.fixture.ts';

const pages = hireFolder();

function visitor(folder: string, documents = pages) {
  const environment = { WAYMARK_PAGES: documents };
  return (...args: readonly string[]) => waymark(args, { folder, environment, now: '2026-03-02T10:00:00Z' });
}

describe('waymark run <journey>', () => {
  it('walks a journey with generated answers, and hides the sensitive ones', async () => {
    const { exitCode, out } = await visitor(temporaryFolder())('run', 'hire', '--to', 'hired');
    expect(exitCode).toBe(0);
    expect(out).toBe(`hire
  thing
    thing = "tent"
    name = "••••"
    → the step deposit
  deposit
    calls take-deposit: answered with status 200
    → the step hired
`);
  });

  it('gives the answers of a file, and records the dry run as a scenario that replays', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'answers.json'), JSON.stringify({ answers: { thing: 'bike', name: 'Mere' } }));
    const run = visitor(folder);
    const { out } = await run(
      'run',
      'hire',
      '--to',
      'hired',
      '--answers',
      'answers.json',
      '--record',
      'bike.json',
    );
    expect(out).toContain('    thing = "bike"\n');
    expect(out).toContain('Wrote bike.json.\n');
    expect(out).not.toContain('Mere');
    const { scenarios } = JSON.parse(readFileSync(join(folder, 'bike.json'), 'utf8'));
    expect(scenarios[0].turns).toHaveLength(3);
    expect(await run('run', 'bike.json')).toMatchObject({ exitCode: 0 });
  });

  it('types dates into the boxes of their question', async () => {
    const day = {
      name: 'day',
      type: 'date-input',
      label: 'From when?',
      required: true,
      messages: { required: 'Say when', format: 'Write a date' },
      unread: true,
    };
    const folder = temporaryFolder();
    const run = visitor(folder, hireFolder({ firstQuestions: [day] }));
    writeFileSync(join(folder, 'answers.json'), JSON.stringify({ answers: { day: '2026-12-01' } }));
    const dated = ['--answers', 'answers.json'];
    const { out } = await run('run', 'hire', '--to', 'hired', ...dated, '--record', 'dated.json');
    expect(out).toContain('    day = "2026-12-01"\n');
    expect(await run('run', 'dated.json')).toMatchObject({ exitCode: 0 });
    const all = await run('run', 'hire', '--all');
    expect(all.out).toContain('5 of 5 paths walked; server, browser and no-script results agree\n');
  });

  it('says that nothing leads to the step at which the journey begins', async () => {
    const run = visitor(temporaryFolder());
    const { exitCode, out } = await run('run', 'hire', '--to', 'thing');
    expect(out).toBe('The journey begins at the step "thing": nothing is answered before it.\n');
    expect(exitCode).toBe(0);
  });

  it('names a file of answers that is not there', async () => {
    const { exitCode, err } = await visitor(temporaryFolder())('run', 'hire', '--answers', 'mere.json');
    expect(err).toContain('There is no file "mere.json".');
    expect(exitCode).toBe(2);
  });

  it('makes every call fail when it is asked to', async () => {
    const run = visitor(temporaryFolder());
    const { out } = await run('run', 'hire', '--to', 'refused', '--no-calls');
    expect(out).toContain('calls take-deposit: fails (refused)');
    const { exitCode, err } = await run('run', 'hire', '--to', 'hired', '--no-calls');
    expect(exitCode).toBe(1);
    expect(err).toBe('No answers were found that lead to the step "hired".\n');
  });

  it('walks every path, with scripts and without', async () => {
    const { exitCode, out } = await visitor(temporaryFolder())('run', 'hire', '--all');
    expect(out).toContain('  ✔ path 2: thing → helmet → deposit → hired\n');
    expect(out).toContain('5 of 5 paths walked; server, browser and no-script results agree\n');
    expect(exitCode).toBe(0);
  });

  it('tries samples of answers one after another, and says how far it came on the paths that none walks', async () => {
    const folder = temporaryFolder();
    const write = (samples: unknown) => writeFileSync(join(folder, 'some.json'), JSON.stringify({ samples }));
    const run = visitor(folder);
    const walkAll = async () => (await run('run', 'hire', '--all', '--answers', 'some.json')).out;
    write([{ thing: 'bike' }]);
    const some = await walkAll();
    expect(some).toContain('2 of 5 paths walked');
    expect(some).toContain(
      '  – path 3: thing → waiting-list\n      no answers were found that lead from "thing" to "waiting-list", only to helmet\n',
    );
    write([{ thing: 'bike' }, { thing: 'tent' }]);
    expect(await walkAll()).toContain('4 of 5 paths walked');
    write([{ thign: 'bike' }]);
    expect((await run('run', 'hire', '--all', '--answers', 'some.json')).err).toContain(
      'Did you mean "thing"?',
    );
    write({ thing: 'bike' });
    expect((await run('run', 'hire', '--all', '--answers', 'some.json')).err).toContain('no list of objects');
  });

  it('says how it is called', async () => {
    const run = visitor(temporaryFolder());
    expect((await run('run', 'hire', '--to', 'hierd')).err).toContain('Did you mean "hired"?');
    expect((await run('run', 'hier')).err).toContain(
      'There is no file, folder or journey "hier". Did you mean "hire"?',
    );
    expect((await run('run', 'some.json', '--to', 'hired')).err).toContain('--to needs the id of a journey.');
    for (const options of [['--coverage'], ['--update'], ['--format', 'json']])
      expect(await run('run', 'hire', ...options)).toMatchObject({
        exitCode: 2,
        err: expect.stringContaining(`${options[0]} needs files of scenarios.`),
      });
    expect(await run('run', 'hire', '--record', 'nowhere/hire.json')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('There is no folder '),
    });
  });

  it('says that no sandbox answers at an address, before it walks', async () => {
    const run = visitor(temporaryFolder());
    expect(await run('run', 'hire', '--sandbox', 'http://localhost:1')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('No sandbox answers at http://localhost:1.'),
    });
  });

  it.each([
    [['--site', 'http://localhost:1'], '--site needs --all, and --sandbox'],
    [['--all', '--site', 'http://localhost:1'], '--site needs --all, and --sandbox'],
    [['--all', '--site', 'here', '--sandbox', 'http://localhost:2'], '"here" is not the address of a site.'],
  ])('is not walked at a site with %j alone', async (options, message) => {
    const { exitCode, err } = await visitor(temporaryFolder())('run', 'hire', ...options);
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining(message) });
  });
});

describe('waymark explore --scenarios', () => {
  it('writes scenarios that replay along the same paths', async () => {
    const run = visitor(temporaryFolder());
    const { out } = await run('explore', 'hire', '--scenarios', 'paths');
    expect(out).toBe('5 of 5 paths walked, written to paths/hire.json.\n');
    const { coverages } = JSON.parse((await run('run', 'paths', '--coverage', '--format', 'json')).out);
    expect(coverages[0].paths).toHaveLength(5);
    for (const { name, scenarios } of coverages[0].paths)
      expect(scenarios).toEqual([`path ${name.replace('.', ':')}`]);
  });
});
