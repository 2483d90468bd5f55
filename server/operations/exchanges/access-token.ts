import { type FailedOutcome, failed } from '../operation-outcome.ts';
import type { Credentials, Service } from '../service.ts';
import { basicAuthorization } from './call-headers.ts';
import { callUrl } from './call-url.ts';
import { type Connector, exchange } from './exchange.ts';
import { readJson } from './read-json.ts';

/** A token is not used in its last minute, since the call takes time too. */
const marginMs = 60_000;

export interface IssuedToken {
  readonly outcome: 'issued';
  readonly token: string;
  readonly expiresInSeconds: number;
}

export type TokenAnswer = IssuedToken | FailedOutcome;

/** Keeps one service's access token until 60 seconds before it expires; fetches one at a time. */
export class TokenKeeper {
  readonly #fetchToken: () => Promise<TokenAnswer>;
  readonly #clock: () => number;
  #kept: { readonly answer: IssuedToken; readonly until: number } | undefined;
  #inFlight: Promise<TokenAnswer> | undefined;

  constructor(fetchToken: () => Promise<TokenAnswer>, clock: () => number) {
    this.#fetchToken = fetchToken;
    this.#clock = clock;
  }

  current(): Promise<TokenAnswer> {
    if (this.#kept && this.#clock() < this.#kept.until) return Promise.resolve(this.#kept.answer);
    this.#inFlight ??= this.#renew().finally(() => {
      this.#inFlight = undefined;
    });
    return this.#inFlight;
  }

  /** Discards a token that the service rejected; a newer one is kept. */
  discard(token: string): void {
    if (this.#kept?.answer.token === token) this.#kept = undefined;
  }

  async #renew(): Promise<TokenAnswer> {
    const asked = this.#clock();
    const answer = await this.#fetchToken();
    if (answer.outcome === 'issued') {
      this.#kept = { answer, until: asked + answer.expiresInSeconds * 1000 - marginMs };
    }
    return answer;
  }
}

const maxTokenBytes = 65_536;

/** Requests a token from the service's token endpoint, with basic auth. */
export async function fetchAccessToken(
  { baseUrl, timeoutMs }: Service,
  { clientId, clientSecret, tokenPath }: Extract<Credentials, { kind: 'client' }>,
  connector: Connector,
): Promise<TokenAnswer> {
  const url = callUrl(baseUrl, tokenPath);
  if (!url) return failed('refused');
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await exchange(
    {
      url,
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: basicAuthorization(clientId, clientSecret),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      maxResponseBytes: maxTokenBytes,
      readsBody: true,
    },
    connector,
    signal,
  );
  if (answer.kind === 'failure') return failed(signal.aborted ? 'timeout' : answer.reason);
  if (answer.status < 200 || answer.status > 299) return failed('status', answer.status);
  const read = readJson(answer.body);
  return read.kind === 'json' ? tokenFrom(read.value) : failed('not-json');
}

function tokenFrom(body: unknown): TokenAnswer {
  if (typeof body !== 'object' || body === null) return failed('not-json');
  const { access_token: token, expires_in: expiresIn } = body as Record<string, unknown>;
  const seconds = Number(expiresIn);
  if (typeof token !== 'string' || token === '' || !(seconds > 0)) return failed('not-json');
  return { outcome: 'issued', token, expiresInSeconds: seconds };
}
