import { didYouMean, type Problem, pathOf, pointerOf, toProblem, valueAt } from '#engine';
import { byPlace, type Finding, parentPointer, quoted } from '#engine/parts';
import { compareParameters } from './compare-parameters.ts';
import type { OperationContract } from './operation-contracts.ts';
import { differences } from './schema-differences.ts';
import type { DescribedCall, ServiceDescription } from './service-description.ts';

/** Compares operations with the description of their service: what they send and read no longer fits it. */
export function compareContracts(
  contracts: readonly OperationContract[],
  service: ServiceDescription,
): readonly Problem[] {
  const problems = contracts.flatMap((contract) =>
    [...compareContract(contract, service)].map((finding) =>
      toProblem(finding, contract.operation.id, contract.entry.locate),
    ),
  );
  // A value of several schemas may differ twice in the same way.
  const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...distinct.values()].sort(byPlace);
}

function* compareContract(contract: OperationContract, service: ServiceDescription): Iterable<Finding> {
  const { path, operation } = contract;
  const samePath = callsAt(path, service);
  if (samePath.length === 0) {
    const message = `The service describes no path ${quoted(path)}.`;
    const known = [...new Set(service.calls.map((call) => call.path))];
    return yield { code: 'undescribed-call', pointer: '/path', message, help: didYouMean(path, known) };
  }
  const call = samePath.find(({ method }) => method === operation.method);
  if (call === undefined) {
    const message = `The service describes no ${operation.method} of ${quoted(path)}.`;
    const help = `It describes ${samePath.map(({ method }) => method).join(', ')}.`;
    return yield { code: 'undescribed-call', pointer: '/method', message, help };
  }
  yield* compareParameters(contract, call, service);
  yield* compareBody(contract, call, service);
  yield* compareAnswers(contract, call, service);
}

/** The calls of a path. Names of parameters may differ; exact matches are preferred. */
function callsAt(path: string, { base, calls }: ServiceDescription): readonly DescribedCall[] {
  const fits = (described: string) => shapeOf(described) === shapeOf(path) || patternOf(described).test(path);
  const found = calls.filter((call) => fits(call.path) || fits(base + call.path));
  const isSame = (call: DescribedCall) =>
    [call.path, base + call.path].some((each) => shapeOf(each) === shapeOf(path));
  const same = found.filter(isSame);
  return same.length > 0 ? same : found;
}

function shapeOf(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

function* compareBody(
  { body, operation }: OperationContract,
  call: DescribedCall,
  { plain }: ServiceDescription,
): Iterable<Finding> {
  if (body === undefined) {
    if (!call.body?.isRequired) return;
    const message = 'The service requires a body, but the operation sends none.';
    return yield { code: 'wrong-request', pointer: '/method', message, help: 'Write it in "request".' };
  }
  if (call.body === undefined) {
    const message = 'The service describes no body, but the operation sends one.';
    return yield {
      code: 'wrong-request',
      severity: 'warning',
      pointer: '/request',
      part: 'key',
      message,
      help: 'Take "request" out, or ask what becomes of it.',
    };
  }
  const sides = { giver: 'The request', taker: 'the service', reportsUnknown: true, plain };
  for (const { pointer, message, severity } of differences(body, call.body.schema, sides)) {
    yield { code: 'wrong-request', severity, pointer: nearest(operation, `/request${pointer}`), message };
  }
}

/** The pointer to a value, or to the nearest part of the document around its place. */
function nearest(document: unknown, pointer: string): string {
  return valueAt(document, pointer) === undefined ? nearest(document, parentPointer(pointer)) : pointer;
}

function* compareAnswers(
  { response, operation, highestStatus }: OperationContract,
  call: DescribedCall,
  { plain }: ServiceDescription,
): Iterable<Finding> {
  const answers = call.answers.filter(({ status }) => !(Number(status) > highestStatus));
  if (call.answers.length > 0 && answers.length === 0) {
    const message = `The service describes only answers with a status above ${highestStatus}, which are failures to the operation.`;
    return yield {
      code: 'wrong-response',
      pointer: '/statuses',
      message,
      help: 'Raise "max" of "statuses".',
    };
  }
  if (response === undefined) return;
  const isXml = operation.answer === 'xml';
  if (isXml && answers.every(({ readAs }) => readAs === undefined)) {
    const message = 'The answer is XML, which is not compared.';
    return yield { code: 'wrong-response', severity: 'warning', pointer: '/answer', message };
  }
  for (const { status, schema: json, readAs } of answers) {
    const schema = isXml ? readAs : json;
    if (schema === undefined) {
      const message = `The service describes no ${isXml ? 'XML' : 'JSON'} in its answer ${status}, but the operation reads it.`;
      yield { code: 'wrong-response', pointer: '/response', part: 'key', message };
      continue;
    }
    const sides = { giver: `The answer ${status}`, taker: 'the operation', reportsUnknown: false, plain };
    for (const { pointer, message, severity } of differences(schema, response, sides))
      yield { code: 'wrong-response', severity, pointer: `/response${placeInSchema(pointer)}`, message };
  }
}

/** The place of a part of a value in the schema of the value. */
function placeInSchema(pointer: string): string {
  return pathOf(pointer)
    .map((key) => (/^\d+$/.test(key) ? '/items' : `/properties${pointerOf(key)}`))
    .join('');
}
