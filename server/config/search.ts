import { Ajv } from 'ajv';
import { type SearchService, sandboxSearch } from '../search/search-service.ts';
import { json, type Reading, type Setting, wantsSandbox } from './setting.ts';

const text = { type: 'string', minLength: 1, maxLength: 200 };

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['applicationId', 'searchKey'],
  properties: {
    applicationId: text,
    searchKey: text,
    adminKey: text,
    index: { ...text, pattern: '^[A-Za-z0-9_-]+$', default: 'website' },
    hosts: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: { type: 'string', pattern: '^https?://[^\\s?#/]+(/[^\\s?#]*)?$' },
    },
    timeoutMs: { type: 'integer', minimum: 100, maximum: 10_000, default: 2000 },
  },
};

export const searchSetting: Setting<SearchService | undefined> = {
  variable: 'WAYMARK_SEARCH',
  fallback: '',
  read: readSearch,
  meaning:
    'The hosted search index as JSON: `{applicationId, searchKey, adminKey, index, hosts, timeoutMs}`; see below. ' +
    'Where it is not set, the sandbox stands in if it is on; else nothing is indexed, and searching says that it failed.',
};

function readSearch(written: string): Reading<SearchService | undefined> {
  if (written === '') return { value: undefined };
  const read = json(written);
  if ('mistake' in read) return read;
  // Compiled only where an index is configured: most starts need none.
  const validate = new Ajv({ useDefaults: true }).compile<SearchService>(schema);
  if (validate(read.value)) return { value: read.value };
  const error = validate.errors?.[0];
  return { mistake: `is wrong at "${error?.instancePath || '/'}": ${error?.message}.` };
}

/** The index that the site searches when it is started with this environment, for programs that need no other setting. */
export function configuredSearch(
  env: Readonly<Record<string, string | undefined>>,
): Reading<SearchService | undefined> {
  const configured = readSearch(env[searchSetting.variable]?.trim() ?? '');
  if ('mistake' in configured) return { mistake: `${searchSetting.variable} ${configured.mistake}` };
  const sandboxUrl = `http://${env.SANDBOX_HOST ?? '127.0.0.1'}:${env.SANDBOX_PORT ?? '4600'}`;
  return { value: searchOrSandbox(configured.value, sandboxUrl, wantsSandbox(env)) };
}

/** The configured index, or that of the sandbox if it is on and nothing else is configured. */
export function searchOrSandbox(
  configured: SearchService | undefined,
  sandboxUrl: string,
  hasSandbox: boolean,
): SearchService | undefined {
  return configured ?? (hasSandbox ? sandboxSearch(sandboxUrl) : undefined);
}
