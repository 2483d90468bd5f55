import { advise, pointerOf } from '#engine';
import { type Finding, quoted } from '#engine/parts';
import { type JsonSchema, typesOf } from '../../openapi/json-schema.ts';
import { differences } from '../../openapi/schema-differences.ts';
import type {
  DescribedCall,
  DescribedParameter,
  ServiceDescription,
} from '../../openapi/service-description.ts';
import type { OperationContract, SentParameter } from './operation-contracts.ts';

/** Compares what an operation sends in its path, query and headers with what its service describes. */
export function* compareParameters(
  contract: OperationContract,
  call: DescribedCall,
  service: ServiceDescription,
): Iterable<Finding> {
  for (const wanted of call.parameters) yield* checkSent(contract.parameters, wanted);
  for (const sent of contract.parameters) {
    const described =
      sent.in === 'path' ? atSamePlace(sent.name, contract.path, call) : describedAs(sent, call);
    if (described) yield* compareValues(sent, described, service);
    else if (sent.in === 'query') yield notDescribed(sent, call);
  }
}

/** Headers that operations do not declare, because HTTP itself or the service's configuration sends them. */
const headersOfServices = /^(accept|content-type|authorization|user-agent|host)$/i;

/** Whether every call sends what the service requires. */
function* checkSent(parameters: readonly SentParameter[], wanted: DescribedParameter): Iterable<Finding> {
  const { name, in: place, isRequired } = wanted;
  const isHeader = place === 'header';
  if (!isRequired || (place !== 'query' && !isHeader) || (isHeader && headersOfServices.test(name))) return;
  const sent = parameters.find((each) => isSame(each, wanted));
  if (sent?.isRequired) return;
  const message = `The service requires the ${place} parameter ${quoted(name)}, which the operation ${sent ? 'may leave out' : 'does not send'}.`;
  yield {
    code: 'missing-parameter',
    severity: sent || isHeader ? 'warning' : 'error',
    pointer: sent?.pointer ?? (isHeader ? '/headers' : '/query'),
    message,
    help: isHeader ? 'Send it always, unless the configuration of the service does.' : 'Send it always.',
  };
}

function notDescribed({ name, pointer }: SentParameter, call: DescribedCall): Finding {
  const known = call.parameters.filter((each) => each.in === 'query').map((each) => each.name);
  return {
    code: 'unknown-parameter',
    severity: 'warning',
    pointer: pointer + pointerOf(name),
    message: `The operation sends the query parameter ${quoted(name)}, which the service does not describe.`,
    help: known.length > 0 ? advise(name, known) : 'Take it out, or ask what it does.',
  };
}

function* compareValues(
  sent: SentParameter,
  described: DescribedParameter,
  { plain }: ServiceDescription,
): Iterable<Finding> {
  const giver = `The ${sent.in} parameter ${quoted(sent.name)}`;
  const sides = { giver, taker: 'the service', reportsUnknown: true, plain };
  const wanted = asText(described.schema, plain);
  const pointer = sent.in === 'path' ? sent.pointer : sent.pointer + pointerOf(sent.name);
  for (const { message, severity } of differences(asText(sent.schema, plain), wanted, sides))
    yield { code: 'wrong-parameter', severity, pointer, message };
}

/** A schema of the texts that values have in an address or a header. Limits of numbers are not compared. */
function asText(schema: JsonSchema, plain: ServiceDescription['plain']): JsonSchema {
  const { anyOf, minimum: _least, maximum: _most, ...read } = plain(schema);
  if (anyOf) return { anyOf: anyOf.map((each) => asText(each, plain)) };
  if ('const' in read) return { enum: [String(read.const)] };
  if (read.enum) return { enum: read.enum.map(String) };
  const types = typesOf(read)?.map((type) => (type === 'array' || type === 'object' ? type : 'string'));
  return types ? { ...read, type: [...new Set(types)] } : read;
}

function describedAs(sent: SentParameter, call: DescribedCall): DescribedParameter | undefined {
  return call.parameters.find((each) => isSame(sent, each));
}

/** The described parameter in the place of one of ours, which may have another name. */
function atSamePlace(name: string, path: string, call: DescribedCall): DescribedParameter | undefined {
  const index = namesIn(path).indexOf(name);
  const named = namesIn(call.path)[index];
  return call.parameters.find((each) => each.in === 'path' && each.name === named);
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

interface Place {
  readonly in: string;
  readonly name: string;
}

/** Names of headers are the same in capitals. */
function isSame(a: Place, b: Place): boolean {
  const name = (place: Place) => (place.in === 'header' ? place.name.toLowerCase() : place.name);
  return a.in === b.in && name(a) === name(b);
}
