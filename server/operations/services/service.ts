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
      /** Headers that bear id and secret with every call; neither is sent when left out. */
      readonly headers?: { readonly clientId: string; readonly clientSecret: string };
    };

/** A back end as the server's configuration describes it; documents only know its name. */
export interface Service {
  readonly name: string;
  /** http or https, without a query; a path in it is kept in front of every call's path. */
  readonly baseUrl: string;
  /** Sent with every call, unless its operation sets the same header. */
  readonly headers: Readonly<Record<string, string>>;
  /** Header that bears the id of a call, the same for every repeat; not sent when left out. */
  readonly transactionIdHeader?: string;
  /** Header that bears the id of the visitor's request that a call is made for; not sent when left out. */
  readonly requestIdHeader?: string;
  readonly credentials: Credentials;
  /** Allows loopback, private and link-local addresses; off for anything on the internet. */
  readonly allowPrivateAddresses: boolean;
  /** Of one attempt, unless the operation declares its own. */
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
}
