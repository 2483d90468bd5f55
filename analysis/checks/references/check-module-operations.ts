import { modulesWithin, pointerOf } from '#engine';
import { namedOperations, quoted } from '#engine/parts';
import type { Module, Operation, Page } from '#schemas';
import { checkReference } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** A module that names an operation, which is called without input. */
interface Asking {
  readonly pointer: string;
  readonly operation: string;
  /** Whether browsers call it, too. */
  readonly isExposed: boolean;
}

/** Checks that the operations of modules exist, need no input, and can be called from a browser where a browser calls them. */
export function* checkModuleOperations(
  release: ReleaseIndex,
  entry: ReleaseEntry<Page>,
): Iterable<ReleaseFinding> {
  for (const [index, module] of entry.document.zones.content.entries()) {
    for (const asking of askedBy(module, pointerOf('zones', 'content', index))) {
      const operation = release.find('operation', asking.operation);
      if (!operation) {
        yield* checkReference(release, entry, asking.pointer, 'operation', asking.operation);
        continue;
      }
      if (asking.isExposed) yield* checkExposed(entry, asking.pointer, operation);
      yield* checkInput(entry, asking.pointer, operation);
    }
  }
}

/** Reports an operation that browsers call, but may not. */
export function* checkExposed(
  entry: ReleaseEntry,
  pointer: string,
  operation: Operation,
): Iterable<ReleaseFinding> {
  if (operation.expose !== undefined) return;
  yield {
    entry,
    code: 'hidden-operation',
    pointer,
    message: `The operation ${quoted(operation.id)} cannot be called from a browser.`,
    help: 'Add "expose" to the operation, or use one that has it.',
  };
}

function askedBy(module: Module, at: string): readonly Asking[] {
  return [
    ...namedOperations(module).map(({ name, ...named }) => ({ pointer: `${at}/${name}`, ...named })),
    ...modulesWithin(module).flatMap((within) => askedBy(within.module, `${at}/${within.at}`)),
  ];
}

function* checkInput(
  entry: ReleaseEntry,
  pointer: string,
  { id, input, optional = [] }: Operation,
): Iterable<ReleaseFinding> {
  for (const name of Object.keys(input)) {
    if (optional.includes(name)) continue;
    const message = `The operation ${quoted(id)} needs the input ${quoted(name)}, which the module does not give.`;
    yield { entry, code: 'missing-input', pointer, message, help: 'Use an operation that needs no input.' };
  }
}
