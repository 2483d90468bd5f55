import { type Problem, toProblem, valueAt } from '#engine';
import { byPlace, type Finding, parentPointer } from '#engine/parts';
import { findCall } from '../../openapi/call-contract.ts';
import { compareAnswers } from '../../openapi/compare-answers.ts';
import { differences } from '../../openapi/schema-differences.ts';
import type { DescribedCall, ServiceDescription } from '../../openapi/service-description.ts';
import { compareParameters } from './compare-parameters.ts';
import type { OperationContract } from './operation-contracts.ts';

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
  const { call, findings } = findCall(contract.operation, service);
  yield* findings;
  if (call === undefined) return;
  yield* compareParameters(contract, call, service);
  yield* compareBody(contract, call, service);
  yield* compareAnswers(contract.operation, call, service);
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
