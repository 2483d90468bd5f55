import { pointerOf } from '#engine';
import { followReads, namesRead, quoted } from '#engine/parts';
import type { Operation } from '#schemas';
import { inputsSentByName } from '../operations/check-operations.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/**
 * Finds inputs that an operation declares and does not read: what is handed to them is sent nowhere. An operation
 * with a fallback may take an input for that alone.
 */
export function* findUnreadInputs(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('operation')) {
    const read = entry.document.fallback === undefined ? inputsRead(release, entry.document) : undefined;
    for (const name of read === undefined ? [] : Object.keys(entry.document.input)) {
      if (read?.has(name)) continue;
      yield {
        entry,
        code: 'unread-input',
        pointer: pointerOf('input', name),
        part: 'key',
        message: `Nothing in this operation reads the input ${quoted(name)}: what is handed to it is sent nowhere.`,
        help: `Send it as "= input.${name}" in "query", "headers" or "request", or take it out.`,
      };
    }
  }
}

/** Names of the inputs that the templates and the path of an operation read; undefined if it reads all at once. */
function inputsRead(release: ReleaseIndex, operation: Operation): ReadonlySet<string> | undefined {
  const { input: _, response: __, example: ___, ...templates } = operation;
  const decision = (id: string) => release.find('decision', id) ?? release.find('function', id);
  const names = namesRead(followReads([templates], { facts: {}, decision }).paths, 'input');
  return names && new Set([...names, ...inputsSentByName(operation)]);
}
