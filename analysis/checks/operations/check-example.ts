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
