/** How a service is told who calls. Secrets stay in this value: never in a document, a log or a browser. */
export type Credentials =
  | { readonly kind: 'none' }
  /** Query parameters added to every call, for example a key. */
  | { readonly kind: 'query'; readonly parameters: Readonly<Record<string, string>> }
  /** A name and a password, sent with every call. */
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }
  /** A bearer token, fetched from `tokenPath` with basic auth and kept until shortly before it expires. */
  | {
      readonly kind: 'client';
      readonly clientId: string;
      readonly clientSecret: string;
      /** Under the service's base address. */
      readonly tokenPath: string;
    };

/** The identifiers a single call may give in place of the profile's. */
export const identifierNames = ['brand', 'application', 'channel', 'sector'] as const;

export type IdentifierName = (typeof identifierNames)[number];

/** The header of an identifier and its usual value; without a value it is sent only when a call gives one. */
export interface IdentifierHeader {
  readonly header: string;
  readonly value?: string;
}

/** Which headers a service expects beside the standard ones. A name left out is not sent. */
export interface HeaderProfile {
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly transactionId?: string;
  /** Of the visitor's request that a call is made for. */
  readonly requestId?: string;
  readonly identifiers: Readonly<Partial<Record<IdentifierName, IdentifierHeader>>>;
}

/** A back end as the server's configuration describes it; documents only know its name. */
export interface Service {
  readonly name: string;
  /** http or https, without a query; a path in it is kept in front of every call's path. */
  readonly baseUrl: string;
  readonly profile: HeaderProfile;
  readonly credentials: Credentials;
  /** Allows loopback, private and link-local addresses; off for anything on the internet. */
  readonly allowPrivateAddresses: boolean;
  /** Of one attempt, unless the operation declares its own. */
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
}
