import type { FailedOutcome } from '../operation-outcome.ts';

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
