import type { Operation } from '#schemas';
import { quoted } from '../documents/describe-value.ts';
import { pointerOf } from '../documents/json-pointer.ts';
import { checkConstraint } from './check-constraint.ts';
import { checkName } from './reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from './release-index.ts';

/** Paths the site answers itself, with everything under them. */
export const builtInApiPaths: readonly string[] = [
  '/api/content',
  '/api/exit-preview',
  '/api/health',
  '/api/human-check',
  '/api/journeys',
  '/api/npa/accesstoken',
  '/api/preview',
];

/** Every operation can be called: its path is filled by inputs, its constraints hold, its exposed path is its own. */
export function* checkOperations(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const exposed = new Map<string, string>();
  for (const entry of release.of('operation')) {
    yield* checkPath(entry);
    yield* checkInput(entry);
    yield* checkExpose(entry, exposed);
    const { request, method } = entry.document;
    if (request !== undefined && method === 'GET') {
      const message = 'A GET call carries no body.';
      yield {
        entry,
        code: 'impossible-call',
        pointer: '/request',
        part: 'key',
        message,
        help: 'Use "query", or another method.',
      };
    }
  }
}

function* checkPath(entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { path, input, optional = [] } = entry.document;
  const parameters = parametersOf(path);
  if (parameters === undefined) {
    const message = `The braces in ${quoted(path)} do not pair up round a name.`;
    yield { entry, code: 'bad-path', pointer: '/path', message, help: 'Write {name} for a parameter.' };
    return;
  }
  for (const name of parameters) {
    yield* checkName(entry, '/path', 'input', name, Object.keys(input), 'unknown-input');
    if (optional.includes(name)) {
      const message = `The path needs ${quoted(name)}, which may be left out.`;
      yield {
        entry,
        code: 'optional-parameter',
        pointer: '/path',
        message,
        help: 'Take it out of "optional".',
      };
    }
  }
}

/** The parameters of a path template; undefined when its braces do not pair up. */
export function parametersOf(path: Operation['path']): readonly string[] | undefined {
  const names = [...path.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)].map((match) => match[1] ?? '');
  return /[{}]/.test(path.replaceAll(/\{[a-z][A-Za-z0-9]*\}/g, '')) ? undefined : names;
}

function* checkInput(entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { input, optional = [], response } = entry.document;
  for (const [index, name] of optional.entries()) {
    yield* checkName(entry, pointerOf('optional', index), 'input', name, Object.keys(input), 'unknown-input');
  }
  for (const [name, constraint] of Object.entries(input)) {
    for (const finding of checkConstraint(constraint, pointerOf('input', name))) yield { entry, ...finding };
  }
  if (response) for (const finding of checkConstraint(response, '/response')) yield { entry, ...finding };
}

function* checkExpose(
  entry: ReleaseEntry<Operation>,
  exposed: Map<string, string>,
): Iterable<ReleaseFinding> {
  const { id, expose } = entry.document;
  if (expose === undefined) return;
  const { path } = expose;
  const pointer = '/expose/path';
  const taken = exposed.get(path);
  const builtIn = builtInApiPaths.find((own) => path === own || path.startsWith(`${own}/`));
  if (taken !== undefined) {
    const message = `The path ${quoted(path)} is taken by the operation ${quoted(taken)}.`;
    yield { entry, code: 'duplicate-path', pointer, message, help: 'Give one of the two another path.' };
  } else exposed.set(path, id);
  if (builtIn !== undefined) {
    const message = `Paths under ${quoted(builtIn)} are the site's own.`;
    yield { entry, code: 'reserved-path', pointer, message, help: 'Give the operation another path.' };
  }
}
