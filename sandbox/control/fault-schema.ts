import { Ajv } from 'ajv';
import { closedObject, distinguished } from '../schema-shapes.ts';
import { services } from '../service.ts';
import type { Fault } from '../state/fault.ts';

type Properties = Readonly<Record<string, object>>;

function faultOf(kind: string, optional: Properties = {}, needed: Properties = {}) {
  const which = { service: { enum: services }, kind: { const: kind } };
  const when = { path: { type: 'string', pattern: '^/' }, times: { type: 'integer', minimum: 1 } };
  return closedObject({ ...which, ...needed }, { ...when, ...optional });
}

const faultsSchema = closedObject({
  faults: {
    type: 'array',
    items: distinguished('kind', [
      faultOf('delay', {}, { ms: { type: 'integer', minimum: 0, maximum: 600_000 } }),
      faultOf('hang'),
      faultOf('reset'),
      faultOf('stall'),
      faultOf(
        'status',
        { headers: { type: 'object', additionalProperties: { type: 'string' } }, body: {} },
        { status: { type: 'integer', minimum: 200, maximum: 599 } },
      ),
      faultOf('malformed-json'),
      faultOf('malformed-xml'),
      faultOf('huge-body', { bytes: { type: 'integer', minimum: 1, maximum: 10_000_000_000 } }),
      faultOf('wrong-content-type'),
      faultOf('lost-answer'),
      faultOf('unheard'),
    ]),
  },
});

const ajv = new Ajv({ allErrors: true, discriminator: true });
const validate = ajv.compile<{ faults: Fault[] }>(faultsSchema);

export type ReadFaults =
  | { readonly faults: readonly Fault[] }
  | { readonly reasons: readonly { readonly at: string; readonly message: string }[] };

/** A misspelt fault is refused: a test with it would pass without having tested anything. */
export function readFaults(body: unknown): ReadFaults {
  if (validate(body)) return { faults: body.faults };
  const reasons = (validate.errors ?? []).map(({ instancePath, message, params }) => ({
    at: instancePath,
    message: `${message ?? 'is not valid'} ${JSON.stringify(params)}`,
  }));
  return { reasons };
}
