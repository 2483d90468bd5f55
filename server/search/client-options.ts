import type { LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchService } from './search-service.ts';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = LiteClient['transporter']['requester'];
type Host = LiteClient['transporter']['hosts'][number];

const maxAnswerBytes = 2_000_000;

/**
 * Options of a client: our hosts, and requests by `fetch` with limits of time and size. No redirect is
 * followed.
 */
export function clientOptions({ hosts }: SearchService, timeoutMs: number): ClientOptions {
  return {
    // The client would wait as long as the service asks, which is too long for a visitor.
    maxRateLimitRetries: 0,
    requester: limitedRequester(timeoutMs),
    ...(hosts && { hosts: hosts.map(hostOf) }),
  };
}

function hostOf(address: string): Host {
  const { protocol, host, pathname } = new URL(address);
  return {
    protocol: protocol === 'https:' ? 'https' : 'http',
    url: host + pathname.replace(/\/$/, ''),
    accept: 'readWrite',
  };
}

function limitedRequester(timeoutMs: number): Requester {
  return {
    async send({ url, method, headers, data }) {
      try {
        const response = await fetch(url, {
          method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
          ...(data !== undefined && { body: data as BodyInit }),
        });
        const content = await readText(response);
        return { status: response.status, content, isTimedOut: false };
      } catch (error) {
        const isTimedOut = error instanceof Error && error.name === 'TimeoutError';
        return { status: 0, content: isTimedOut ? 'timeout' : 'network', isTimedOut };
      }
    },
  };
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new Error('The answer is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Why a call of the search service failed, and its status if it answered. */
export interface SearchFailure {
  /** For the log. It holds no key. */
  readonly reason: string;
  readonly status: number | undefined;
}

/** Reads an error of the client. If no host has answered, the last answer says why. */
export function failureOf(error: unknown): SearchFailure {
  if (!(error instanceof Error)) return { reason: String(error), status: undefined };
  if ('status' in error && typeof error.status === 'number') {
    return { reason: `${error.status} ${error.message}`.slice(0, 300), status: error.status };
  }
  const last = lastAnswer(error);
  if (last === undefined) {
    return { reason: error.name === 'TimeoutError' ? 'timeout' : error.name, status: undefined };
  }
  const { status, content } = last;
  return status === 0
    ? { reason: content, status: undefined }
    : { reason: `${status} ${content}`.slice(0, 300), status };
}

function lastAnswer(error: Error): { readonly status: number; readonly content: string } | undefined {
  if (!('stackTrace' in error) || !Array.isArray(error.stackTrace)) return undefined;
  const { status, content } = error.stackTrace.at(-1)?.response ?? {};
  return typeof status === 'number' && typeof content === 'string' ? { status, content } : undefined;
}
