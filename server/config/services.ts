import { Ajv } from 'ajv';
import { callHeaderName } from '#engine';
import type { Credentials, Service } from '../operations/service.ts';
import { sandboxServices } from '../operations/services/sandbox-services.ts';
import { json, type Reading, wantsSandbox } from './setting.ts';

/**
 * A service as configured; omitted properties come from the sandbox's service or from the defaults in this
 * file.
 */
interface WrittenService {
  readonly baseUrl?: string;
  readonly publicUrl?: string;
  readonly contract?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly transactionIdHeader?: string;
  readonly requestIdHeader?: string;
  readonly credentials?: Credentials;
  readonly allowPrivateAddresses?: boolean;
  readonly timeoutMs?: number;
  readonly maxResponseBytes?: number;
}

const text = { type: 'string', minLength: 1 };
const headerName = { type: 'string', pattern: callHeaderName.source };
const headerText = { type: 'string', pattern: '^[\\x20-\\x7e]{1,300}$' };

const validate = new Ajv({ discriminator: true, strict: false }).compile<Record<string, WrittenService>>({
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    properties: {
      baseUrl: { type: 'string', pattern: '^https?://[^\\s?#]+$' },
      publicUrl: { type: 'string', pattern: '^https?://[^\\s?#;,\'"]+$' },
      contract: { type: 'string', pattern: '^(https?://[^\\s#]+|[^\\s:]+)$' },
      headers: { type: 'object', propertyNames: headerName, additionalProperties: headerText },
      transactionIdHeader: headerName,
      requestIdHeader: headerName,
      credentials: {
        type: 'object',
        required: ['kind'],
        discriminator: { propertyName: 'kind' },
        oneOf: [
          credentials('none', {}),
          credentials('query', { parameters: { type: 'object', additionalProperties: text } }),
          credentials('basic', { user: text, password: text }),
          credentials(
            'client',
            {
              clientId: text,
              clientSecret: text,
              tokenPath: { type: 'string', pattern: '^/' },
            },
            {
              headers: {
                type: 'object',
                additionalProperties: false,
                required: ['clientId', 'clientSecret'],
                properties: { clientId: headerName, clientSecret: headerName },
              },
            },
          ),
        ],
      },
      allowPrivateAddresses: { type: 'boolean' },
      timeoutMs: { type: 'integer', minimum: 100, maximum: 60_000 },
      maxResponseBytes: { type: 'integer', minimum: 1_000, maximum: 100_000_000 },
    },
  },
});

const usual = { timeoutMs: 10_000, maxResponseBytes: 1_000_000 } as const;

/**
 * Reads services written as JSON, by name. If the sandbox is on, they are laid over its services. A service
 * with its own base address does not inherit the sandbox's headers, credentials or access to private
 * addresses, so nothing of the sandbox is sent to a real service.
 */
export function readServices(
  written: string,
  sandboxUrl: string,
  hasSandbox: boolean,
): Reading<readonly Service[]> {
  const read = json(written);
  if ('mistake' in read) return read;
  if (!validate(read.value)) {
    const error = validate.errors?.[0];
    return { mistake: `is wrong at "${error?.instancePath || '/'}": ${error?.message}.` };
  }
  const stands = new Map(sandboxServices(sandboxUrl).map((service) => [service.name, service]));
  const services = new Map(hasSandbox ? stands : []);
  for (const [name, overlay] of Object.entries(read.value)) {
    const service = overlaid(name, overlay, stands.get(name), hasSandbox);
    if (service === undefined) return { mistake: `gives "${name}" no baseUrl.` };
    services.set(name, service);
  }
  return { value: [...services.values()] };
}

/** The services of the site that is started with this environment, for programs that need no other setting. */
export function configuredServices(
  env: Readonly<Record<string, string | undefined>>,
): Reading<readonly Service[]> {
  const sandboxUrl = `http://${env.SANDBOX_HOST ?? '127.0.0.1'}:${env.SANDBOX_PORT ?? '4600'}`;
  const read = readServices(env.WAYMARK_SERVICES?.trim() || '{}', sandboxUrl, wantsSandbox(env));
  return 'mistake' in read ? { mistake: `WAYMARK_SERVICES ${read.mistake}` } : read;
}

function overlaid(
  name: string,
  written: WrittenService,
  stand: Service | undefined,
  hasSandbox: boolean,
): Service | undefined {
  const { baseUrl, credentials: own, allowPrivateAddresses, timeoutMs, maxResponseBytes } = written;
  const kept = baseUrl === undefined && hasSandbox ? stand : undefined;
  const transactionIdHeader = written.transactionIdHeader ?? kept?.transactionIdHeader;
  const requestIdHeader = written.requestIdHeader ?? kept?.requestIdHeader;
  const publicUrl = written.publicUrl ?? kept?.publicUrl;
  const { contract } = written;
  const address = baseUrl ?? kept?.baseUrl;
  if (address === undefined) return undefined;
  return {
    name,
    baseUrl: address,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(contract !== undefined && { contract }),
    headers: written.headers ?? kept?.headers ?? {},
    ...(transactionIdHeader !== undefined && { transactionIdHeader }),
    ...(requestIdHeader !== undefined && { requestIdHeader }),
    credentials: own ?? kept?.credentials ?? { kind: 'none' },
    allowPrivateAddresses: allowPrivateAddresses ?? kept?.allowPrivateAddresses ?? false,
    timeoutMs: timeoutMs ?? stand?.timeoutMs ?? usual.timeoutMs,
    maxResponseBytes: maxResponseBytes ?? stand?.maxResponseBytes ?? usual.maxResponseBytes,
  };
}

function credentials(
  kind: string,
  properties: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
): object {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['kind', ...Object.keys(properties)],
    properties: { kind: { const: kind }, ...properties, ...optional },
  };
}
