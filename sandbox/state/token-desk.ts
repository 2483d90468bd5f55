import { randomBytes } from 'node:crypto';

/** Issues opaque bearer tokens and knows which of them are still valid. */
export class TokenDesk {
  readonly #clock: () => Date;
  readonly #lifetimeSeconds: number;
  readonly #expiries = new Map<string, number>();

  constructor(clock: () => Date, lifetimeSeconds: number) {
    this.#clock = clock;
    this.#lifetimeSeconds = lifetimeSeconds;
  }

  issue(): { access_token: string; token_type: 'Bearer'; expires_in: number } {
    const token = randomBytes(24).toString('base64url');
    this.#expiries.set(token, this.#clock().getTime() + this.#lifetimeSeconds * 1000);
    return { access_token: token, token_type: 'Bearer', expires_in: this.#lifetimeSeconds };
  }

  holds(token: string): boolean {
    return this.#clock().getTime() < (this.#expiries.get(token) ?? 0);
  }

  revokeAll(): void {
    this.#expiries.clear();
  }
}
