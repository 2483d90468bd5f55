/** The two routes of a sign-up. */
export type SignUpRoute = 'provider' | 'site-api';

/** A created sign-up. `repeats` are later calls with the same transaction id, by route. */
export interface SignUp {
  readonly signUpNumber: string;
  readonly transactionId: string;
  readonly route: SignUpRoute;
  readonly createdAt: string;
  readonly body: unknown;
  readonly repeats: SignUpRoute[];
}

/** Creates a sign-up once for each transaction id, by either route and however often it is requested. */
export class SignUpBook {
  readonly #clock: () => Date;
  readonly #signUps = new Map<string, SignUp>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  create(route: SignUpRoute, transactionId: string, body: unknown): SignUp {
    const known = this.#signUps.get(transactionId);
    if (known) {
      known.repeats.push(route);
      return known;
    }
    const signUp: SignUp = {
      signUpNumber: `SR-${String(this.#signUps.size + 1).padStart(6, '0')}`,
      transactionId,
      route,
      createdAt: this.#clock().toISOString(),
      body,
      repeats: [],
    };
    this.#signUps.set(transactionId, signUp);
    return signUp;
  }

  all(): readonly SignUp[] {
    return [...this.#signUps.values()];
  }

  clear(): void {
    this.#signUps.clear();
  }
}
