import { pathOf, pointerOf } from '#engine';
import type { Finding } from '#engine/parts';
import type { Operation } from '#schemas';
import { differences } from './schema-differences.ts';
import type { DescribedCall, ServiceDescription } from './service-description.ts';

/** Compares the answers that a service describes with the `response` of the operation that reads them. */
export function* compareAnswers(
  operation: Operation,
  call: DescribedCall,
  { plain }: ServiceDescription,
): Iterable<Finding> {
  const { response, statuses } = operation;
  const highestStatus = statuses?.max ?? 299;
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
