import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';
import { hireFolder, leadsNowhere } from '../../journey-reports/hire.fixture.ts';

const library = join(import.meta.dirname, '../../../tests/fixtures/release');
let folder = '';
const openapi = (...args: readonly string[]) => waymark(['openapi', ...args], { folder });

/** Writes a file of the folder. */
function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const catalogue = `openapi: 3.1.0
paths:
  /cards/{kind}:
    post:
      parameters:
        - { name: kind, in: path, required: true, schema: { enum: [books, all] } }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string }
                fee: { type: number, maximum: 100 }
      responses:
        '200':
          content:
            application/json:
              schema: { type: object, properties: { number: { type: string } } }
`;

beforeEach(() => {
  folder = temporaryFolder();
  cpSync(library, join(folder, 'pages-config'), { recursive: true });
});

describe('waymark openapi', () => {
  it('writes the calls of a service', async () => {
    const { exitCode, out } = await openapi('catalogue');
    expect(exitCode).toBe(0);
    const { paths } = JSON.parse(out);
    expect(Object.keys(paths)).toEqual(['/cards/{card}']);
    expect(paths['/cards/{card}'].post.requestBody.content['application/json'].schema).toEqual({
      type: 'object',
      properties: { name: { type: 'string' }, fee: { type: 'number' } },
      required: ['name', 'fee'],
    });
  });

  it('writes them also where a journey has an error that only a proof finds, and not where a document has another', async () => {
    const pages = hireFolder(leadsNowhere);
    const run = (...args: readonly string[]) => waymark(args, { environment: { WAYMARK_PAGES: pages } });
    expect(await run('check')).toMatchObject({ exitCode: 1, out: expect.stringContaining('dead-end') });
    const written = await run('openapi');
    expect(written).toMatchObject({ exitCode: 0, err: '' });
    expect(Object.keys(JSON.parse(written.out).paths)).toEqual(['/deposits']);
    writeFileSync(join(pages, 'other.json'), '{ "kind": "pge" }');
    expect(await run('openapi')).toMatchObject({ exitCode: 1, out: '' });
  });

  it('says what no longer fits the description of the service, with line and column', async () => {
    write('theirs.yaml', catalogue);
    const { exitCode, out } = await openapi('catalogue', '--against', 'theirs.yaml');
    expect(exitCode).toBe(0);
    expect(out).toBe(`pages-config/issue-card.json
  14:56  warning  "fee" of the request may be more than 100, the most that the service admits.  wrong-request

✖ 1 document, 0 errors, 1 warning
`);
    expect((await openapi('catalogue', '--against', 'theirs.yaml', '--strict')).exitCode).toBe(1);
    write('theirs.yaml', catalogue.replace('type: string }', 'type: boolean }'));
    const changed = await openapi('catalogue', '--against', 'theirs.yaml', '-f', 'json');
    expect(changed.exitCode).toBe(1);
    expect(JSON.parse(changed.out)).toMatchObject({
      problems: [{ code: 'wrong-request', severity: 'error' }, {}],
    });
  });

  it('checks recorded answers by the name of their file or folder', async () => {
    write('answers/issue-card.json', '{ "number": "B-1" }');
    write('answers/find-towns.long.json', '["Levin", "Otaki"]');
    expect(await openapi('--recorded', 'answers')).toMatchObject({
      exitCode: 0,
      out: '✔ 2 documents, no problems\n',
    });
    write('answers/issue-card/refused.json', '{\n  "number": 12\n}');
    write('answers/find-twons.json', '[]');
    write('answers/find-towns.broken.json', '[');
    const { exitCode, out } = await openapi('--recorded', 'answers');
    expect(exitCode).toBe(1);
    expect(out).toContain(
      'answers/issue-card/refused.json\n  2:13  error    Found the number 12, which fails "type" of "response".',
    );
    expect(out).toContain('is that of no operation with a call of its own.  unknown-recording');
    expect(out).toContain('Did you mean "find-towns"?');
    expect(out).toContain('answers/find-towns.broken.json\n');
    expect(out).toContain('✖ 5 documents, 3 errors, 0 warnings');
  });

  it('says how it is called', async () => {
    expect((await openapi()).err).toContain('Name a service: catalogue, gazetteer, printer.');
    expect((await openapi('catalog')).err).toContain('Did you mean "catalogue"?');
    write('theirs.yaml', 'swagger: "2.0"');
    expect((await openapi('catalogue', '--against', 'theirs.yaml')).err).toContain(
      'is no OpenAPI document of version 3',
    );
    write('theirs.yaml', '{');
    expect((await openapi('catalogue', '--against', 'theirs.yaml')).err).toContain(
      'theirs.yaml cannot be read: ',
    );
    const missing = await openapi('--recorded', 'nowhere');
    expect([missing.exitCode, missing.err]).toEqual([
      2,
      expect.stringContaining('There is no folder nowhere.'),
    ]);
  });
});
