import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CompiledRelease, defineStepAnew, releaseAt, stepNamed } from '#engine';
import { type Encoded, encode, encodingFor } from '../../http/encodings.ts';
import { PageCache } from '../../http/page-cache.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { definitionText, hashOfDefinition, readDefinitionAddress } from './definition-address.ts';
import { findJourney } from './release-journeys.ts';

/** Answers requests for paths that `isDefinitionPath` knows. Rejects if a release cannot be read. */
export type AnswerDefinition = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Finds a release by its id. */
export type FindRelease = (id: string) => Promise<CompiledRelease | undefined>;

/** Most bytes of files that are kept, in all encodings together. */
const mostBytes = 16 * 1024 * 1024;

/** Serves the definitions of steps as files that never change. They are made when they are asked for, and kept. */
export function definitionFiles(findRelease: FindRelease, keys: KeyRing): AnswerDefinition {
  const kept = new PageCache<Encoded>(mostBytes);

  /** The file at an address; undefined if the release that it names defines no such step, or another one. */
  async function makeFile(address: string): Promise<Encoded | undefined> {
    const asked = readDefinitionAddress(address, keys);
    const found = asked && (await findRelease(asked.release));
    const release = found && releaseAt(found, asked.prefix);
    const journey = release && findJourney(release, asked.journey);
    const step = journey && stepNamed(journey.compiled, asked?.step);
    if (!asked || !journey || !step) return undefined;
    const definition = defineStepAnew(step, asked.chips, journey.documentsOf(asked.step));
    if (hashOfDefinition(definition) !== asked.hash) return undefined;
    const file = await encode(Buffer.from(definitionText(definition)));
    kept.set(address, file, file.plain.length + file.gzip.length + file.brotli.length);
    return file;
  }

  return async ({ url = '', method, headers }, response) => {
    const file = kept.get(url) ?? (await makeFile(url));
    if (file === undefined) {
      response.writeHead(404, { ...securityHeaders, 'cache-control': 'no-store' }).end();
      return;
    }
    const { encoding, body } = encodingFor(headers['accept-encoding'], file);
    response.writeHead(200, {
      ...securityHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json',
      'content-length': body.length,
      vary: 'Accept-Encoding',
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}
