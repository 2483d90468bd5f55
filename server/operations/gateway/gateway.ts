import type { JsonValue } from '#engine';
import type { ClientLimits } from '../../http/client-limits.ts';
import { readBody } from '../../http/read-body.ts';
import { readJson } from '../exchanges/read-json.ts';
import { type SigningKeys, verifySiteToken } from './site-token.ts';

/**
 * Result of an exposed operation; `bad-input` if its input does not fit, with the message of the check that
 * failed.
 */
export type GatewayResult =
  | { readonly ok: true; readonly result: JsonValue | undefined }
  | { readonly ok: false; readonly reason: string; readonly message?: string };

/** An operation that browsers may call: checks the input, performs the call, maps its answer. */
export type ExposedOperation = (
  input: Readonly<Record<string, JsonValue>>,
  signal: AbortSignal,
) => Promise<GatewayResult>;

export interface GatewayDeps {
  readonly keys: SigningKeys;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly limits: ClientLimits;
  /** The client's network address, as the front of the site saw it. */
  readonly client: string;
  /** The operation exposed at that method and path, if any. */
  find(method: string, path: string): ExposedOperation | undefined;
}

/** HTTP status for a failed operation; 502 for all other reasons. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['bad-input', 422],
  ['timeout', 504],
  ['circuit-open', 503],
  ['switched-off', 503],
  ['preview', 409],
]);

/** Reasons that browsers may see, since they reveal nothing of a service. */
const openReasons: ReadonlySet<string> = new Set(['bad-input', 'preview']);

/**
 * Answers a browser's call of an exposed operation: `200` with the mapped result as JSON, otherwise
 * `{"reason": …}` with 404 (not exposed), 429, 401, 400/413/415/422 (input), 409 (refused in a preview), 499
 * (client gone) or 502/503/504 (the service). A service's answer, its address and why it failed never leave
 * the server.
 */
export async function answerGatewayRequest(request: Request, deps: GatewayDeps): Promise<Response> {
  const operation = deps.find(request.method, new URL(request.url).pathname);
  if (!operation) return answer(404, { reason: 'unknown' });

  const admission = await deps.limits.admit(deps.client);
  if (!admission.admitted) {
    return answer(429, { reason: 'too-many' }, { 'retry-after': String(admission.retryAfterSeconds) });
  }

  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const verdict = verifySiteToken(token, deps);
  if (verdict !== 'valid') {
    const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' };
    return answer(401, { reason: verdict === 'expired' ? 'token-expired' : 'token-invalid' }, challenge);
  }

  const read = await readGatewayInput(request);
  if (read.kind === 'refused') return answer(read.status, { reason: read.reason });

  const outcome = await operation(read.input, request.signal).catch((error: unknown) => {
    if (request.signal.aborted) return undefined;
    throw error;
  });
  if (!outcome) return answer(499, { reason: 'client-gone' });
  if (outcome.ok) return answer(200, outcome.result ?? null);
  const { message } = outcome;
  const reason = openReasons.has(outcome.reason) ? outcome.reason : 'unavailable';
  return answer(statuses.get(outcome.reason) ?? 502, { reason, ...(message !== undefined && { message }) });
}

function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Inputs are a few answers, never a file. */
const maxInputBytes = 65_536;

type GatewayInput =
  | { readonly kind: 'input'; readonly input: Readonly<Record<string, JsonValue>> }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415; readonly reason: string };

function refused(status: 400 | 413 | 415, reason: string): GatewayInput {
  return { kind: 'refused', status, reason };
}

/** The input of an exposed operation: the query of a GET, the JSON object of anything else. */
async function readGatewayInput(request: Request): Promise<GatewayInput> {
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
