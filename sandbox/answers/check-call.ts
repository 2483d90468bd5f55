import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { SandboxContext } from '../service.ts';
import type { Parameter } from './described-call.ts';

/** One reason for a refusal; `at` is the header or the JSON Pointer that it concerns. */
export interface Reason {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

/** A refusal: 401 unauthorised, 400 malformed, 404 unknown, 422 unacceptable. */
export interface Refusal {
  readonly status: 400 | 401 | 404 | 422;
  readonly reasons: readonly Reason[];
}

export function refusal(status: Refusal['status'], code: string, at: string, message: string): Refusal {
  return { status, reasons: [{ code, at, message }] };
}

export function refuse(context: SandboxContext, { status, reasons }: Refusal): Response {
  return context.json({ reasons }, status);
}

/** A body that a schema has accepted, or the refusal. */
export type CheckedBody<Body> = { readonly body: Body } | { readonly refused: Refusal };

const ajv = new Ajv({ allErrors: true, discriminator: true, allowUnionTypes: true });
addFormats.default(ajv, ['date', 'email', 'uri']);

/** A malformed body is a 400; a well-formed one with unacceptable values is a 422. */
const unreadable = new Set(['type', 'required', 'additionalProperties', 'discriminator']);

/** Keywords whose errors only repeat another error. */
const echoes = new Set(['if', 'anyOf', 'oneOf']);

/** Checks whole bodies strictly: unknown properties are refused. */
export function bodyCheck<Body>(schema: object): (body: unknown) => CheckedBody<Body> {
  const validate = ajv.compile<Body>(schema);
  return (body) => {
    if (validate(body)) return { body };
    const errors = validate.errors ?? [];
    const specific = errors.filter(({ keyword }) => !echoes.has(keyword));
    const status = errors.some(({ keyword }) => unreadable.has(keyword)) ? 400 : 422;
    return { refused: { status, reasons: (specific.length > 0 ? specific : errors).map(reasonOf) } };
  };
}

/** The JSON body of a request, checked. A body of another media type is refused unread. */
export async function readBody<Body>(
  { req }: SandboxContext,
  check: (body: unknown) => CheckedBody<Body>,
): Promise<CheckedBody<Body>> {
  if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) {
    return { refused: refusal(400, 'MEDIA_TYPE_UNKNOWN', 'content-type', 'Expected application/json.') };
  }
  try {
    return check(await req.json());
  } catch {
    return { refused: refusal(400, 'BODY_MALFORMED', '', 'The body is not JSON.') };
  }
}

function reasonOf({ keyword, instancePath, params, message }: ErrorObject): Reason {
  if (keyword === 'false schema') {
    return { code: 'BODY_UNWANTED', at: instancePath, message: 'does not belong here' };
  }
  const key = params.missingProperty ?? params.additionalProperty;
  return {
    code: `BODY_${keyword.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
    at: key === undefined ? instancePath : `${instancePath}/${key}`,
    message: message ?? 'is not valid',
  };
}

const header = 'x-transaction-id';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const transactionIdParameter: Parameter = {
  in: 'header',
  name: header,
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

/** Transaction id of a call, the same on each repeat; empty when the call has none. */
export function transactionIdOf(headers: Headers): string {
  return headers.get(header) ?? '';
}

export function checkTransactionId(headers: Headers): Refusal | undefined {
  const found = transactionIdOf(headers);
  if (uuid.test(found)) return undefined;
  return refusal(400, 'TRANSACTION_ID_INVALID', header, `Expected a UUID, found "${found}".`);
}
