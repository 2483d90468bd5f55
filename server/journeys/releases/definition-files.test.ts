import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type CompiledRelease, defineStepAnew } from '#engine';
import type { Document } from '#schemas';
import { cleanUpAfterTest } from '../../../tests/support/running/cleanup.ts';
import { deriveKeyRing, type KeyRing } from '../../keys/key-ring.ts';
import { workshopWith } from '../workshop.fixture.ts';
import { definitionAddress } from './definition-address.ts';
import { definitionFiles } from './definition-files.ts';
import { findJourney } from './release-journeys.ts';

const withChips = (label: string) => (document: Document) =>
  document.kind === 'journey' && document.id === 'mend'
    ? { ...document, chips: [{ step: 'bicycle', label }] }
    : document;
const releases: Readonly<Record<string, CompiledRelease>> = {
  old: workshopWith(withChips('The bicycle')),
  new: workshopWith(withChips('Your bicycle')),
};

const keys = deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'definition');
const newer = deriveKeyRing(['another-invented-secret-for-tests-only-0123456'], 'definition');

/** The definition of the step for payment, and its address, as its page names it. */
function payAt(release: string, passed: readonly string[]) {
  const journey = releases[release] && findJourney(releases[release], 'mend');
  const step = journey?.compiled.steps.find((compiled) => compiled.definition.id === 'pay');
  if (!journey || !step) throw new Error('The workshop has no such step.');
  const definition = defineStepAnew(step, new Set(passed), journey.documentsOf('pay'));
  return {
    definition,
    address: definitionAddress(definition, { release, prefix: '', journey: 'mend', step: 'pay' }, keys),
  };
}

/** Serves the definitions of these releases from an instance that has made none of them. */
async function serve({ ring = keys, read = [] }: { ring?: KeyRing; read?: string[] } = {}) {
  const answer = definitionFiles(async (id) => {
    read.push(id);
    return releases[id];
  }, ring);
  const server = createServer((asked, response) => void answer(asked, response)).listen(0);
  cleanUpAfterTest(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
      (resolve, reject) => {
        const sent = request({ port, path, headers, method }, async (response) => {
          const body = Buffer.concat(await response.toArray());
          resolve({ status: response.statusCode, headers: response.headers, body });
        });
        sent.on('error', reject).end();
      },
    );
}

const plain = (value: object) => JSON.parse(JSON.stringify(value));

it.each([
  ['without chips', []],
  ['with the chips of steps before it', ['bicycle']],
])('serves a definition %s under the hash of its text, for ever', async (_, passed) => {
  const get = await serve();
  const { address, definition } = payAt('new', passed);
  expect(definition.display.chips).toHaveLength(passed.length);
  for (const time of ['made', 'kept']) {
    const { status, headers, body } = await get(address, { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], headers['content-type']], time).toEqual([
      200,
      'br',
      'application/json',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const text = brotliDecompressSync(body);
    expect(JSON.parse(text.toString())).toEqual(plain(definition));
    expect(address).toContain(`/${createHash('sha256').update(text).digest('hex')}?`);
  }
});

it('serves those of former releases as well', async () => {
  const get = await serve();
  for (const release of ['old', 'new']) {
    const { address, definition } = payAt(release, ['bicycle']);
    expect(JSON.parse((await get(address)).body.toString())).toEqual(plain(definition));
  }
});

it('sends no body where only the headers are asked for', async () => {
  const get = await serve();
  const { address } = payAt('new', []);
  const { status, headers, body } = await get(address, {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([
    200,
    String((await get(address)).body.length),
    0,
  ]);
});

const { address } = payAt('new', ['bicycle']);
const { address: ofOld } = payAt('old', ['bicycle']);
it.each([
  ['another hash', address.replace(/[0-9a-f]{64}/, '0'.repeat(64))],
  ['the hash of another release', `${ofOld.split('?', 1).join()}?${address.split('?')[1]}`],
  ['the hash of other chips', address.replace('.bicycle', '')],
  ['chips that the step does not have', `${address}.done`],
  ['an unknown release', address.replace('.new.', '.newer.')],
  ['an unknown journey', address.replace('/mend/', '/bend/')],
  ['an unknown step', address.replace('/pay/', '/play/')],
  ['another signature', address.replace(/from=..../, 'from=AAAA')],
  ['the beginning of a signature', address.replace(/from=[\w-]+/, 'from=AAAA')],
  ['another query', `${address}&email=a`],
  ['no query', address.split('?', 1).join()],
])('has nothing at an address with %s', async (_, path) => {
  const read: string[] = [];
  const get = await serve({ read });
  await get(address);
  const { status, headers, body } = await get(path);
  expect([status, headers['cache-control'], body.length]).toEqual([404, 'no-store', 0]);
  expect(read, 'no release is read for it').toEqual(['new']);
});

it('serves what was signed with a former secret, until that is gone', async () => {
  const [newest] = newer;
  expect((await (await serve({ ring: [newest, ...keys] }))(address)).status).toBe(200);
  expect((await (await serve({ ring: newer }))(address)).status).toBe(404);
});

it('serves no file of another text than the address says, as that of another version of the site', async () => {
  const { definition } = payAt('old', ['bicycle']);
  const ofOther = definitionAddress(
    definition,
    { release: 'new', prefix: '', journey: 'mend', step: 'pay' },
    keys,
  );
  expect((await (await serve())(ofOther)).status).toBe(404);
});
