import type { Constraint } from '#engine/parts';
import type { Operation } from '#schemas';
import { misfits } from '../../constraints/misfits.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** Checks that an operation's `example` fits its `response` schema. */
export function* checkExample(entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { example, response, gather } = entry.document;
  if (example === undefined || gather !== undefined) return;
  if (response === undefined) {
    yield {
      entry,
      code: 'impossible-example',
      pointer: '/example',
      part: 'key',
      message: 'The body of the answer is not read, since the operation has no "response".',
      help: 'Take the example out, or describe the body in "response".',
    };
    return;
  }
  for (const { pointer, message } of misfits(response, example, '/example', 'the response')) {
    const help = 'Give a body that fits "response".';
    yield { entry, code: 'impossible-example', pointer, message, help };
  }
}

/** Checks that the `response` of an operation with an XML answer describes its root element. */
export function* checkXmlAnswer(entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { answer, response } = entry.document;
  if (answer !== 'xml') return;
  if (response === undefined) {
    const message = 'The body of the answer is not read, since the operation has no "response".';
    const help = 'Take out "answer", or describe the XML in "response".';
    yield { entry, code: 'impossible-answer', pointer: '/answer', message, help };
    return;
  }
  const { type, properties = {} } = response as Constraint;
  if (type === 'object' && Object.keys(properties).length === 1) return;
  const message = 'XML has one root element, so its response is an object with one property.';
  const help = 'Describe an object with one property, named after the root element.';
  yield { entry, code: 'impossible-answer', pointer: '/response', message, help };
}
