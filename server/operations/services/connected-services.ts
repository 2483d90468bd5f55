import type { Logger } from 'pino';
import type { CircuitState } from '../../observing/metrics/metric-sources.ts';
import { type Recorder, silentRecorder } from '../../observing/recorder.ts';
import { AnswerCache, type CacheLimits } from '../answer-cache.ts';
import { Circuit, type CircuitOptions, usualCircuit } from '../circuit.ts';
import { fetchAccessToken, TokenKeeper } from '../exchanges/access-token.ts';
import { type Connector, createConnector } from '../exchanges/exchange.ts';
import { guardedLookup, isPrivateLiteral, type Resolve, systemResolve } from '../exchanges/guarded-lookup.ts';
import type { OpenFile } from '../exchanges/multipart-body.ts';
import type { Service } from '../service.ts';

export interface ConnectedService {
  readonly service: Service;
  readonly connector: Connector;
  /** Each operation has its own, so that a failing one does not block the others. */
  circuitOf(operation: string): Circuit;
  /** Absent for services without a token. */
  readonly tokens?: TokenKeeper;
  /** Opens the files of visitors that calls send. */
  readonly openFile: OpenFile;
  /** False if the base address is a literal address that this service may not call. */
  readonly allowed: boolean;
}

/**
 * The configured services at run time: pools, tokens, circuits and the answer cache. One for each process.
 */
export interface ConnectedServices {
  get(name: string): ConnectedService | undefined;
  /** Names of the configured services. */
  readonly names: readonly string[];
  /** Whether calls of an operation, or all calls of its service, are switched off. */
  isSwitchedOff(call: { readonly operation: string; readonly service?: string }): boolean;
  /** Origins of the services' addresses, where their hosted pages may be. */
  readonly origins: ReadonlySet<string>;
  /** From where browsers load pictures of a service; undefined if it shows none. */
  publicUrl(name: string): string | undefined;
  readonly cache: AnswerCache;
  readonly logger: Logger;
  readonly recorder: Pick<Recorder, 'call'>;
  /** State of the circuit of each operation that has been called. */
  circuits(): Readonly<Record<string, CircuitState>>;
  /** Closes the pooled connections, idle or open. */
  close(): void;
}

export interface ConnectOptions {
  readonly logger: Logger;
  /** Counts calls; if omitted, nothing is counted. */
  readonly recorder?: Pick<Recorder, 'call'>;
  /** Ids of operations and names of services whose calls are not made. */
  readonly switchedOff?: readonly string[];
  /** Milliseconds since 1970; the system's clock by default. */
  readonly clock?: () => number;
  readonly resolve?: Resolve;
  readonly circuit?: CircuitOptions;
  readonly cache?: CacheLimits;
  /** Opens the files of visitors that calls send; if omitted, there are none. */
  readonly openFile?: OpenFile;
}

/**
 * Makes the configured services callable. Nothing connects until the first call.
 *
 * ```ts
 * const services = connectServices(config.services, { logger });
 * const outcome = await performOperation(request, { services });
 * ```
 */
export function connectServices(services: readonly Service[], options: ConnectOptions): ConnectedServices {
  const { logger, recorder = silentRecorder, clock = Date.now } = options;
  const switchedOff = new Set(options.switchedOff);
  const circuits = new Map<string, Circuit>();
  const circuitOf = (service: string, operation: string) => {
    const known = circuits.get(operation);
    if (known !== undefined) return known;
    const made = new Circuit(options.circuit ?? usualCircuit, clock, (state) =>
      logger.warn({ service, operation, circuit: state }, 'circuit changed'),
    );
    circuits.set(operation, made);
    return made;
  };
  const byName = new Map(services.map((service) => [service.name, connect(service, options, circuitOf)]));
  return {
    get: (name) => byName.get(name),
    names: [...byName.keys()],
    isSwitchedOff: ({ operation, service }) =>
      switchedOff.has(operation) || (service !== undefined && switchedOff.has(service)),
    origins: new Set(services.map(({ baseUrl }) => new URL(baseUrl).origin)),
    publicUrl: (name) => byName.get(name)?.service.publicUrl,
    cache: new AnswerCache(clock, options.cache),
    logger,
    recorder,
    circuits: () =>
      Object.fromEntries([...circuits].map(([operation, circuit]) => [operation, circuit.state])),
    close() {
      for (const { connector } of byName.values()) {
        connector.agent.destroy();
        connector.postAgent.destroy();
      }
    },
  };
}

function connect(
  service: Service,
  { clock = Date.now, resolve = systemResolve, openFile = async () => undefined }: ConnectOptions,
  circuitOf: (service: string, operation: string) => Circuit,
): ConnectedService {
  const { credentials, allowPrivateAddresses } = service;
  const { protocol, hostname } = new URL(service.baseUrl);
  const connector = createConnector(protocol, guardedLookup(resolve, allowPrivateAddresses));
  return {
    service,
    connector,
    openFile,
    circuitOf: (operation) => circuitOf(service.name, operation),
    // A literal address is connected to without a look-up, so it is checked here.
    allowed: allowPrivateAddresses || !isPrivateLiteral(hostname),
    ...(credentials.kind === 'client' && {
      tokens: new TokenKeeper(() => fetchAccessToken(service, credentials, connector), clock),
    }),
  };
}
