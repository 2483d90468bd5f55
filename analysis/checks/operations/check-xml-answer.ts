import type { Constraint } from '#engine/parts';
import type { Operation } from '#schemas';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

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
