import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { type JsonValue, type OperationRequest, unreachable } from '#engine';
import { currentRequest } from '../observing/request-context.ts';
import type { Performed } from './answer-cache.ts';
import { CallerGone } from './circuit.ts';
import { callHeaders } from './exchanges/call-headers.ts';
import { callUrl } from './exchanges/call-url.ts';
import { exchange, type HttpAnswer } from './exchanges/exchange.ts';
import { multipartBody, type OpenFile, type StreamedBody } from './exchanges/multipart-body.ts';
import { isJsonType, readJson } from './exchanges/read-json.ts';
import { type FailedOutcome, failed } from './operation-outcome.ts';
import type { Credentials } from './service.ts';
import type { ConnectedService } from './services/connected-services.ts';
import { isXmlType, readXml } from './xml/read-xml.ts';

/** A request with the transaction id that its retries share. */
export type IdentifiedRequest = OperationRequest & { readonly transactionId: string };

/**
 * One attempt within its time limit, which includes fetching a token. Throws `CallerGone` and nothing else.
 */
export async function attemptCall(
  request: IdentifiedRequest,
  connected: ConnectedService,
  callerSignal: AbortSignal | undefined,
): Promise<Performed> {
  if (callerSignal?.aborted) throw new CallerGone();
  const started = performance.now();
  let isWaiting = connected.tokens !== undefined;
  const granted = () => {
    isWaiting = false;
  };
  const limit = timeout(request.timeoutMs ?? connected.service.timeoutMs, {
    strategy: TimeoutStrategy.Aggressive,
    // An unwanted body may still be drained when the attempt is over.
    abortOnReturn: false,
  });
  try {
    const answer = await limit.execute(
      ({ signal }) => callWithToken(request, connected, granted, signal),
      callerSignal,
    );
    return 'outcome' in answer
      ? { outcome: answer, bytes: 0 }
      : performed(answer, request, Math.round(performance.now() - started));
  } catch (error) {
    if (callerSignal?.aborted) throw new CallerGone();
    if (error instanceof TaskCancelledError) {
      const timeout = failed('timeout');
      return { outcome: isWaiting ? withoutToken(timeout) : timeout, bytes: 0 };
    }
    throw error;
  }
}

/**
 * A 401 may mean that the token was withdrawn early: it is renewed, and the call repeated, once.
 * @param granted called once there is a token
 */
async function callWithToken(
  request: IdentifiedRequest,
  connected: ConnectedService,
  granted: () => void,
  signal: AbortSignal,
): Promise<HttpAnswer | FailedOutcome> {
  const { tokens } = connected;
  if (!tokens) return call(request, connected, undefined, signal);
  const first = await tokens.current();
  if (first.outcome === 'failed') return withoutToken(first);
  granted();
  const answer = await call(request, connected, first.token, signal);
  if (!('status' in answer) || answer.status !== 401) return answer;
  tokens.discard(first.token);
  const second = await tokens.current();
  return second.outcome === 'failed' ? withoutToken(second) : call(request, connected, second.token, signal);
}

/** The failure of a call that was never sent, since there was no token for it. */
function withoutToken({ reason, ...failure }: FailedOutcome): FailedOutcome {
  return { ...failure, reason: 'no-token', because: reason };
}

async function call(
  request: IdentifiedRequest,
  { service, connector, openFile }: ConnectedService,
  accessToken: string | undefined,
  signal: AbortSignal,
): Promise<HttpAnswer | FailedOutcome> {
  const { credentials, baseUrl, maxResponseBytes } = service;
  const url = callUrl(baseUrl, request.path, callQuery(request.query, credentials));
  if (!url) return failed('refused');
  const context = currentRequest();
  const traceparent = context?.trace?.parent;
  const identity = {
    transactionId: request.transactionId,
    ...(context && { requestId: context.requestId }),
    ...(traceparent !== undefined && { traceparent }),
    ...(accessToken !== undefined && { accessToken }),
  };
  const body = await bodyOf(request, openFile);
  if (body === 'gone') return failed('refused');
  const headers = callHeaders(request, service, identity);
  if (typeof body === 'string') headers['content-length'] = String(Buffer.byteLength(body));
  else if (body) Object.assign(headers, { 'content-type': body.type, 'content-length': String(body.length) });
  return exchange(
    {
      url,
      method: request.method,
      headers,
      ...(body !== undefined && { body }),
      maxResponseBytes,
      readsBody: request.reads !== 'nothing',
    },
    connector,
    signal,
  );
}

/** The body of a call, which is streamed if it has files; `gone` if one of them is not there any more. */
async function bodyOf(
  { body, files }: OperationRequest,
  openFile: OpenFile,
): Promise<string | StreamedBody | 'gone' | undefined> {
  if (files !== undefined) return (await multipartBody(body, files, openFile)) ?? 'gone';
  return body === undefined ? undefined : JSON.stringify(body);
}

/** The operation's parameters and the service's, which take precedence. */
function callQuery(query: OperationRequest['query'], credentials: Credentials): OperationRequest['query'] {
  if (credentials.kind !== 'query') return query;
  const { parameters } = credentials;
  return [...query.filter(([name]) => !Object.hasOwn(parameters, name)), ...Object.entries(parameters)];
}

/** Outcome of an HTTP answer for the operation. */
function performed(
  answer: HttpAnswer,
  { reads, maximumStatus }: OperationRequest,
  durationMs: number,
): Performed {
  if (answer.kind === 'failure') return { outcome: failed(answer.reason), bytes: 0 };
  const { status, contentType } = answer;
  const bytes = answer.body.length;
  const answered = (body: JsonValue | undefined): Performed => ({
    outcome: { outcome: 'answered', status, body, durationMs },
    bytes,
  });
  if (status < 200 || status > maximumStatus) return { outcome: failed('status', status), bytes };
  switch (reads) {
    case 'nothing':
      return answered(undefined);
    case 'xml': {
      const root = isXmlType(contentType) ? readXml(answer.body) : undefined;
      return root ? answered(root) : { outcome: failed('not-xml'), bytes };
    }
    case 'json': {
      if (!isJsonType(contentType)) return { outcome: failed('not-json'), bytes };
      const read = readJson(answer.body);
      if (read.kind === 'json') return answered(read.value);
      return { outcome: read.kind === 'malformed' ? failed('not-json') : failed('refused', status), bytes };
    }
    default:
      return unreachable(reads);
  }
}
