import type { JsonValue } from '#engine';
import { readBody } from '../../http/read-body.ts';
import { readJson } from '../exchanges/read-json.ts';

/** Inputs are a few answers, never a file. */
const maxInputBytes = 65_536;

export type GatewayInput =
  | { readonly kind: 'input'; readonly input: Readonly<Record<string, JsonValue>> }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415; readonly reason: string };

function refused(status: 400 | 413 | 415, reason: string): GatewayInput {
  return { kind: 'refused', status, reason };
}

/** The input of an exposed operation: the query of a GET, the JSON object of anything else. */
export async function readGatewayInput(request: Request): Promise<GatewayInput> {
  if (request.method === 'GET') return readQuery(new URL(request.url).searchParams);
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refused(415, 'media-type');
  }
  const bytes = await readBody(request, maxInputBytes);
  if (!bytes) return refused(413, 'input-too-large');
  const read = readJson(bytes);
  if (read.kind !== 'json' || !isObject(read.value)) return refused(400, 'input-malformed');
  return { kind: 'input', input: read.value };
}

function readQuery(query: URLSearchParams): GatewayInput {
  const input = new Map<string, string>();
  for (const [name, value] of query) {
    if (input.has(name)) return refused(400, 'input-repeated');
    input.set(name, value);
  }
  // Sets own properties only, whatever the names; the schema then refuses unknown ones.
  return { kind: 'input', input: Object.fromEntries(input) };
}

function isObject(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
