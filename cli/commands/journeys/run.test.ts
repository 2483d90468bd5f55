import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';
import { schemaFaults } from '../../reports/junit-schema.fixture.ts';

const pages = join(import.meta.dirname, '../../../tests/fixtures/release');

const request = {
  service: 'catalogue',
  method: 'POST',
  path: '/cards/books',
  body: { name: 'Mere', fee: 5 },
};
const given = { status: 200, body: { number: '17' } };

/** Scenarios of joining a library. The reader's date of birth is sensitive. */
function joining(
  expected: object = {},
  call: object = { request, gives: given },
  fallbacks: readonly object[] = [],
) {
  return {
    journey: 'join',
    today: '2026-03-02',
    filled: { reader: { name: 'Mere', born: '1984-02-29' }, card: { card: 'books' } },
    ways: { 'past the reader': [{ press: 'reader', expect: { outcome: 'accepted', at: { step: 'card' } } }] },
    scenarios: [
      {
        title: 'a reader gets a card',
        way: 'past the reader',
        turns: [
          {
            press: 'card',
            calls: [{ operation: 'issue-card', ...call }, ...fallbacks],
            expect: {
              outcome: 'accepted',
              at: { page: 'thanks-page' },
              answers: { cardNumber: '17' },
              ...expected,
            },
          },
        ],
      },
    ],
  };
}

async function run(file: unknown, ...options: readonly string[]) {
  const folder = temporaryFolder();
  const text = typeof file === 'string' ? file : JSON.stringify(file, undefined, 2);
  writeFileSync(join(folder, 'joining.json'), text);
  const setting = { folder, environment: { WAYMARK_PAGES: pages }, now: '2026-03-02T10:00:00Z' };
  const result = await waymark(['run', 'joining.json', ...options], setting);
  return { ...result, text: readFileSync(join(folder, 'joining.json'), 'utf8') };
}

describe('waymark run', () => {
  it('plays scenarios without a server', async () => {
    const { exitCode, out } = await run(joining());
    expect(out).toBe('joining.json\n  ✔ a reader gets a card\n\n✔ 1 scenario\n');
    expect(exitCode).toBe(0);
  });

  it('shows what was expected and found, counting the turns of the way', async () => {
    const { exitCode, out } = await run(
      joining({}, { request: { ...request, body: { name: 'Mere', fee: 4 } }, gives: given }),
    );
    expect(out).toBe(`joining.json
  ✖ a reader gets a card
      turn 2, press card:
        calls.0.request.body.fee
          expected 4
          found    5

✖ 1 scenario, 1 failed
`);
    expect(exitCode).toBe(1);
  });

  it('shows what was sent although nobody expected it', async () => {
    const { exitCode, out } = await run(
      joining({}, { request: { ...request, body: { name: 'Mere' } }, gives: given }),
    );
    expect(exitCode).toBe(1);
    expect(out).toContain('calls.0.request.body.fee\n          expected nothing\n          found    5\n');
  });

  it('takes an answer with the status of an error for a failure', async () => {
    const failed = { outcome: 'failed', at: { step: 'card' }, notices: ['error'], answers: {} };
    const gives = { status: 500, body: { number: '17' } };
    const { out } = await run(joining(failed, { request, gives }, [{ operation: 'print-card', gives }]));
    expect(out).toContain('✔ a reader gets a card');
  });

  it('keeps what a visitor has typed, and taken away, until it is changed again', async () => {
    const events = [{ event: 'formError', field: 'name', message: 'message of name: required' }];
    const invalid = { outcome: 'invalid', at: { step: 'reader' }, problems: { name: 'required' }, events };
    const turns = [
      { press: 'reader', changes: { name: null }, expect: invalid },
      { press: 'reader', expect: invalid },
      { press: 'reader', changes: { name: 'Mere' }, expect: { outcome: 'accepted', at: { step: 'card' } } },
    ];
    const { out } = await run({ ...joining(), scenarios: [{ title: 'a reader forgets the name', turns }] });
    expect(out).toContain('✔ a reader forgets the name');
  });

  it('masks sensitive answers in every format', async () => {
    const born = '1984-02-29';
    const files = [
      joining({ answers: { born } }),
      joining({ events: [{ event: 'joined', born }] }),
      joining({}, { request: { ...request, body: { ...request.body, name: born } }, gives: given }),
    ];
    for (const file of files)
      for (const format of ['text', 'json', 'junit']) {
        const { exitCode, out } = await run(file, '--format', format);
        expect(exitCode).toBe(1);
        expect(out).toContain('••••');
        expect(out).not.toMatch(/1984.?02.?29/);
      }
  });

  it('reports for programs and build servers', async () => {
    const wrong = joining({ outcome: 'invalid' });
    const { files } = JSON.parse((await run(wrong, '--format', 'json')).out);
    expect(files).toMatchObject([
      {
        path: 'joining.json',
        scenarios: [
          {
            title: 'a reader gets a card',
            passed: false,
            differences: [
              {
                turn: 2,
                action: 'press card',
                pointer: '/outcome',
                expected: 'invalid',
                found: 'accepted',
              },
            ],
          },
        ],
      },
    ]);
    const { out } = await run(wrong, '--format', 'junit');
    expect(out).toContain('<testcase classname="joining.json" name="a reader gets a card"');
    expect(out).toContain('failures="1"');
    expect(schemaFaults(out)).toEqual([]);
  });

  it('finds names that neither the documents nor the file have', async () => {
    const file = joining({ at: { page: 'thanks-pgae' } }, { request: 'first request' });
    const { exitCode, out } = await run({
      ...file,
      filled: { reader: { nmae: 'Mere' }, cart: {} },
      scenarios: [{ ...file.scenarios[0], way: 'past the card' }],
    });
    expect(exitCode).toBe(1);
    expect(out).toContain('6:7 There is no answer "nmae". Did you mean "name"? unknown-answer');
    expect(out).toContain('There is no step "cart". Did you mean "card"? unknown-step');
    expect(out).toContain('There is no way "past the card". ');
    expect(out).toContain('There is no request "first request". ');
    expect(out).toContain('There is no page "thanks-pgae". Did you mean "thanks-page"? unknown-reference');
    expect(out).toContain('✖ 0 scenarios, 1 file refused');
    expect((await run({ ...file, journey: 'joni' })).out).toContain('Did you mean "join"?');
  });

  it('refuses files that do not fit the schema, with the place', async () => {
    expect((await run('{"journey": "join",')).out).toContain('bad-json');
    const { exitCode, out } = await run({ ...joining(), scenarois: [] });
    expect(exitCode).toBe(1);
    expect(out).toContain('unknown-property');
    expect(out).toContain('Did you mean "scenarios"?');
  });

  it('says that a call needs the sandbox', async () => {
    const { exitCode, out } = await run(joining({}, { request, gives: 'sandbox' }));
    expect(exitCode).toBe(1);
    expect(out).toContain('--against');
  });

  it('writes what came of each turn into the file, and nothing else', async () => {
    const { exitCode, out, text } = await run(joining({ outcome: 'invalid', answers: {} }), '--update');
    expect(exitCode).toBe(0);
    expect(out).toBe('Updated joining.json.\n');
    expect((await run(text)).exitCode).toBe(0);
    expect((await run(text, '--update')).out).toBe('');
  });

  it('writes no request into a file that asks for none, and no answer of another operation', async () => {
    const callIn = async (call: object) => {
      const { text } = await run(joining({}, call), '--update');
      return JSON.parse(text).scenarios[0].turns[0].calls[0];
    };
    expect(await callIn({ gives: given })).toEqual({ operation: 'issue-card', gives: given });
    expect(await callIn({ operation: 'find-towns', gives: given })).toEqual({
      operation: 'issue-card',
      request,
    });
  });

  it('says how it is called', async () => {
    expect((await waymark(['run'])).exitCode).toBe(2);
    expect((await run(joining(), '--format', 'jnuit')).err).toContain('Did you mean "junit"?');
    expect((await run(joining(), '--against', 'here')).exitCode).toBe(2);
    expect((await waymark(['run', 'no-such-file.json'])).exitCode).toBe(2);
  });
});
