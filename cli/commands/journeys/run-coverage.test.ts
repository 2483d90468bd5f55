import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';
import { hireFolder } from '../../journey-reports/hire.fixture.ts';
import { schemaFaults } from '../../reports/junit-schema.fixture.ts';

const deposit = { operation: 'take-deposit', gives: { status: 200, body: { isTaken: true } } };

/** A visitor who hires a bike, and one who forgets to say what. */
const scenarios = [
  {
    title: 'a bike is hired',
    turns: [
      { press: 'thing', expect: { outcome: 'accepted', at: { step: 'helmet' } } },
      { press: 'helmet', expect: { outcome: 'accepted', at: { step: 'deposit' } } },
      { press: 'deposit', calls: [deposit], expect: { outcome: 'accepted', at: { step: 'hired' } } },
    ],
  },
  {
    title: 'nothing is chosen',
    turns: [
      {
        press: 'thing',
        changes: { thing: null },
        expect: { outcome: 'invalid', at: { step: 'thing' }, problems: { thing: 'required' } },
      },
    ],
  },
];

async function coverage(...options: readonly string[]) {
  const folder = temporaryFolder();
  const file = {
    journey: 'hire',
    today: '2026-03-02',
    filled: { thing: { thing: 'bike', name: 'Mere' }, helmet: { helmet: 'small' } },
    scenarios,
  };
  writeFileSync(join(folder, 'hire.json'), JSON.stringify(file));
  const environment = { WAYMARK_PAGES: hireFolder() };
  return await waymark(['run', 'hire.json', '--coverage', ...options], { folder, environment });
}

describe('waymark run --coverage', () => {
  it('says which paths, rows and messages no scenario walks', async () => {
    const { exitCode, out } = await coverage();
    expect(out).toBe(`hire.json
  ✔ a bike is hired
  ✔ nothing is chosen

✔ 2 scenarios

Coverage of hire
  Paths: 1 of 5
    not walked: 1. thing → helmet → deposit → refused
    not walked: 3. thing → waiting-list
    not walked: 4. thing → deposit → refused
    not walked: 5. thing → deposit → hired
  Rows of next: 1 of 3
    not walked: thing → waiting-list: “Which thing?” is “A boat”.
    not walked: deposit → refused: always
  Messages: 1 of 2
    not walked: thing, name, required: Say your name
`);
    expect(exitCode).toBe(0);
  });

  it('reports for programs and build servers', async () => {
    const [found] = JSON.parse((await coverage('--format', 'json')).out).coverages;
    expect(found.paths[1]).toEqual({
      name: '2. thing → helmet → deposit → hired',
      scenarios: ['a bike is hired'],
    });
    const { out } = await coverage('--format', 'junit');
    expect(out).toContain('tests="10"');
    expect(out).toContain('failures="7"');
    expect(schemaFaults(out)).toEqual([]);
  });

  it('makes a page of HTML without scripts', async () => {
    const { out } = await coverage('--format', 'html');
    expect(out).toMatch(/^<!doctype html>/);
    expect(out).toContain('<h3 id="hire-paths">Paths: 1 of 5</h3>');
    expect(out).toContain(
      '<td>2. thing → helmet → deposit → hired</td><td><ul><li>a bike is hired</li></ul>',
    );
    expect(out).not.toContain('<script');
  });

  it('knows its formats', async () => {
    const { exitCode, err } = await coverage('--format', 'htlm');
    expect(exitCode).toBe(2);
    expect(err).toContain('Did you mean "html"?');
  });

  it('names every format that it has in its help', async () => {
    const { out } = await waymark(['run', '--help']);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'text, json, junit (the first when left out); with --coverage also html',
    );
  });
});
