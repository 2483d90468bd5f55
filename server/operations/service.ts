/** Credentials for a service. Secrets stay in this value: never in a document, a log or a browser. */
export type Credentials =
  | { readonly kind: 'none' }
  /** Query parameters added to every call, for example a key. */
  | { readonly kind: 'query'; readonly parameters: Readonly<Record<string, string>> }
  /** A user name and a password, sent with every call. */
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }
  /** A bearer token, fetched from `tokenPath` with basic auth and kept until shortly before it expires. */
  | {
      readonly kind: 'client';
      readonly clientId: string;
      readonly clientSecret: string;
      /** Under the service's base address. */
      readonly tokenPath: string;
      /** Headers for id and secret, sent with every call; if omitted, neither is sent. */
      readonly headers?: { readonly clientId: string; readonly clientSecret: string };
    };

/** A back end in the server's configuration; documents know only its name. */
export interface Service {
  readonly name: string;
  /** http or https, without a query; its path is put in front of every call's path. */
  readonly baseUrl: string;
  /** From where browsers load pictures of this service; if omitted, pages show none of them. */
  readonly publicUrl?: string;
  /** Where it describes itself as OpenAPI: an address or the path of a file. Only `waymark contract` reads it. */
  readonly contract?: string;
  /** Sent with every call, unless its operation sets the same header. */
  readonly headers: Readonly<Record<string, string>>;
  /** Header for the id of a call, the same for every retry; not sent if omitted. */
  readonly transactionIdHeader?: string;
  /** Header for the id of the visitor's request that a call is made for; not sent if omitted. */
  readonly requestIdHeader?: string;
  readonly credentials: Credentials;
  /** Allows loopback, private and link-local addresses; off for anything on the internet. */
  readonly allowPrivateAddresses: boolean;
  /** Time limit of one attempt, unless the operation declares its own. */
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
}
