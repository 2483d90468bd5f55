import type { Problem } from '#engine';
import type { ClientLimits } from './client-limits.ts';
import { readGatewayInput } from './gateway-input.ts';
import type { FailureReason, OperationOutcome, OperationRequest } from './operation-call.ts';
import { type SigningKeys, verifySiteToken } from './site-token.ts';

type Input = Readonly<Record<string, unknown>>;

/** An operation the browser may call, as the release in force has it. */
export interface ExposedOperation {
  /** What keeps the input from fitting the operation's schema; nothing when it fits. */
  checkInput(input: Input): readonly Problem[];
  buildRequest(input: Input): OperationRequest;
  mapResponse(outcome: OperationOutcome, input: Input): GatewayResult;
}

/** What an operation gives; `reason` is one of ours, or the mapping's own. */
export type GatewayResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly reason: string };

export interface GatewayDeps {
  readonly keys: SigningKeys;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly limits: ClientLimits;
  /** Tells clients apart; their network address as the front of the site saw it. */
  clientOf(request: Request): string;
  /** The operation exposed at that method and path, if any. */
  find(method: string, path: string): ExposedOperation | undefined;
  perform(request: OperationRequest, signal: AbortSignal): Promise<OperationOutcome>;
}

/** What a failed call is to the browser; everything else is a 502. */
const statuses: Readonly<Partial<Record<string, number>>> = {
  timeout: 504,
  'circuit-open': 503,
} satisfies Partial<Record<FailureReason, number>>;

/**
 * Answers a browser's call of an exposed operation: `200` with the mapped result as JSON, else `{"reason": …}` with
 * 404 (not exposed), 429, 401, 400/413/415/422 (input), 502/503/504 (the service). What a service answered, how
 * it is reached and why it failed in detail never leave the server.
 */
export async function answerGatewayRequest(request: Request, deps: GatewayDeps): Promise<Response> {
  const operation = deps.find(request.method, new URL(request.url).pathname);
  if (!operation) return answer(404, { reason: 'unknown' });

  const admission = await deps.limits.admit(deps.clientOf(request));
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
  const problems = operation.checkInput(read.input);
  if (problems.length > 0) {
    const shown = problems.map(({ pointer, message }) => ({ pointer, message }));
    return answer(422, { reason: 'input-invalid', problems: shown });
  }

  const outcome = await deps.perform(operation.buildRequest(read.input), request.signal);
  const result = operation.mapResponse(outcome, read.input);
  if (result.ok) return answer(200, result.result ?? null);
  return answer(statuses[result.reason] ?? 502, { reason: 'unavailable' });
}

function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
