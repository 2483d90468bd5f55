import { Ajv } from 'ajv';
import type { SingleSignOn } from '../sign-in/single-sign-on.ts';
import { json, type Reading, type Setting } from './setting.ts';

const text = { type: 'string', minLength: 1, maxLength: 500 };
/** A provider of one's own machine is for tests. */
const address = { ...text, pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)(:|/|$))[^\\s?#]*$' };

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['issuer', 'clientId', 'clientSecret', 'address'],
  properties: {
    name: { ...text, default: 'single sign-on' },
    issuer: address,
    clientId: text,
    clientSecret: text,
    address,
    domains: {
      type: 'object',
      default: {},
      propertyNames: { pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' },
      additionalProperties: { enum: ['reader', 'author', 'reviewer', 'publisher'] },
    },
  },
};

export const singleSignOnSetting: Setting<SingleSignOn | undefined> = {
  variable: 'WAYMARK_SINGLE_SIGN_ON',
  fallback: '',
  read: readSingleSignOn,
  meaning:
    'The provider of OpenID Connect by which people may sign in to the studio, as JSON: `{name, issuer, clientId, clientSecret, address, domains}`; see below.',
};

function readSingleSignOn(written: string): Reading<SingleSignOn | undefined> {
  if (written === '') return { value: undefined };
  const read = json(written);
  if ('mistake' in read) return read;
  const validate = new Ajv({ useDefaults: true }).compile<SingleSignOn>(schema);
  if (validate(read.value)) return { value: read.value };
  const error = validate.errors?.[0];
  return { mistake: `is wrong at "${error?.instancePath || '/'}": ${error?.message}.` };
}
