import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const library = join(import.meta.dirname, '../../../tests/fixtures/release');
let folder = '';

const described = {
  openapi: '3.0.3',
  info: { title: 'The catalogue', version: '7', description: 'A long text.' },
  paths: {
    '/readers': { get: { responses: { 200: { description: 'Not called by us.' } } } },
    '/cards/{kind}': {
      post: {
        operationId: 'issue',
        parameters: [{ name: 'kind', in: 'path', required: true, schema: { enum: ['books', 'all'] } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Reader' } } },
        },
        responses: { 201: { description: 'The card.' }, 400: { $ref: '#/components/responses/Refused' } },
      },
    },
  },
  components: {
    responses: { Refused: { description: 'Refused.' } },
    schemas: {
      Reader: {
        description: 'Who reads.',
        properties: {
          name: { type: 'string', nullable: true, example: 'Ann' },
          fee: { $ref: '#/components/schemas/Fee' },
          description: { type: 'string' },
        },
      },
      Fee: { type: 'number', minimum: 0, exclusiveMinimum: true },
      Other: { type: 'string' },
    },
  },
};

function contract(args: readonly string[], place: string, rest: object = {}) {
  const services = { catalogue: { baseUrl: 'https://catalogue.example', contract: place, ...rest } };
  return waymark(['contract', ...args], {
    folder,
    environment: { WAYMARK_SANDBOX: '0', WAYMARK_SERVICES: JSON.stringify(services) },
  });
}

const stored = () => JSON.parse(readFileSync(join(folder, 'pages-config/catalogue.json'), 'utf8'));

beforeEach(() => {
  folder = temporaryFolder();
  cpSync(library, join(folder, 'pages-config'), { recursive: true });
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(described));
});

describe('waymark contract', () => {
  it('brings in what the checks read of the description of a service', async () => {
    const { exitCode, out } = await contract([], 'catalogue.json');
    expect([exitCode, out]).toEqual([0, '  written  catalogue, in pages-config/catalogue.json\n']);
    const { post } = described.paths['/cards/{kind}'];
    expect(stored()).toMatchObject({ kind: 'contract', id: 'catalogue' });
    expect(stored().openapi).toEqual({
      openapi: '3.1.0',
      info: { title: 'The catalogue', version: '7' },
      paths: {
        '/cards/{kind}': {
          post: { parameters: post.parameters, requestBody: post.requestBody, responses: { 201: {} } },
        },
      },
      components: {
        schemas: {
          Fee: { type: 'number', exclusiveMinimum: 0 },
          Reader: {
            properties: {
              name: { type: ['string', 'null'] },
              fee: { $ref: '#/components/schemas/Fee' },
              description: { type: 'string' },
            },
          },
        },
      },
    });
    expect((await contract(['catalogue', '--check'], 'catalogue.json')).out).toBe('  same     catalogue\n');
  });

  it('says where a contract is out of date, and writes nothing', async () => {
    const before = stored();
    const { exitCode, err } = await contract(['--check'], 'catalogue.json');
    expect(exitCode).toBe(1);
    expect(err).toBe(
      '"catalogue" is not what "catalogue" describes: `waymark contract catalogue` brings it in.\n',
    );
    expect(stored()).toEqual(before);
  });

  it('reads an address, unless it is private and the service is not, or does not answer well', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/openapi.json' ? 200 : 302;
      response.setHeader('location', '/openapi.json');
      response.end(JSON.stringify(described));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const bound = server.address();
    const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
    const own = { allowPrivateAddresses: true };
    expect((await contract([], `${origin}/openapi.json`, own)).exitCode).toBe(0);
    expect(stored().openapi.info.version).toBe('7');
    const failures = [
      await contract([], `${origin}/openapi.json`),
      await contract([], `${origin}/moved`, own),
      await contract(['catalog'], `${origin}/openapi.json`, own),
      await contract([], 'nowhere.json'),
      await contract([], 'pages-config/site.json'),
      await contract([], `${origin.replace('://', '://reader:secret@')}/moved`, own),
    ];
    server.close();
    expect(failures.map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(failures.map(({ err }) => err).join('')).toMatch(
      /the address is private[\s\S]*the answer was 302[\s\S]*Did you mean "catalogue"[\s\S]*nowhere.json cannot be read[\s\S]*no OpenAPI document/,
    );
    expect(failures.map(({ err }) => err).join('')).not.toContain('secret');
  });

  it('keeps a contract whose calls are not described any more', async () => {
    const before = stored();
    const others = { '/readers': described.paths['/readers'] };
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ ...described, paths: others }));
    const { exitCode, err } = await contract([], 'catalogue.json');
    expect([exitCode, stored()]).toEqual([2, before]);
    expect(err).toContain('catalogue.json describes no call of "catalogue" that we make');
  });
});
