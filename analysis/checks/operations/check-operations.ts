import { advise, pointerOf } from '#engine';
import { hasUnknownInput, isPlainObject, isRuleIn, quoted, settingsPrefix, takeOut } from '#engine/parts';
import type { Operation, ValueSchema } from '#schemas';
import { checkConstraint } from '../forms/check-constraint.ts';
import { checkName, checkReference } from '../release/reference.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkExample, checkXmlAnswer } from './check-example.ts';

/**
 * Checks that every operation can be called: inputs fill its path, and its constraints and example are valid.
 */
export const checkOperations: DocumentCheck<Operation> = {
  of: ['operation'],
  *run(release, entry) {
    yield* checkPath(entry);
    yield* checkInput(entry);
    yield* checkExample(entry);
    yield* checkXmlAnswer(entry);
    yield* checkFallback(release, entry);
    yield* checkGathering(release, entry);
    yield* checkFiles(entry);
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
  },
};

/** Checks that files can be sent: with a body, from inputs that hold files, and for a visitor who gave them. */
function* checkFiles(entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { files, method, request, input, expose, cacheSeconds } = entry.document;
  if (files === undefined) return;
  const impossible = (pointer: string, message: string, help: string): ReleaseFinding => ({
    entry,
    code: 'impossible-call',
    pointer,
    message,
    help,
  });
  if (method === 'GET' || method === 'DELETE')
    yield impossible('/files', `A ${method} call carries no files.`, 'Use POST or PUT.');
  if (expose !== undefined)
    yield impossible(
      '/expose',
      'A browser cannot name files of its visitor to this operation.',
      'Take out "expose" or "files".',
    );
  if (cacheSeconds !== undefined)
    yield impossible(
      '/cacheSeconds',
      'The answer to a call with files is of one visitor alone.',
      'Take out "cacheSeconds".',
    );
  if (request !== undefined && (!isPlainObject(request) || isRuleIn(request)))
    yield impossible(
      '/request',
      'Beside files, only an object can be sent: its properties are parts.',
      'Write an object.',
    );
  for (const [part, name] of Object.entries(files)) {
    const pointer = pointerOf('files', part);
    if (hasUnknownInput(entry.document)) continue;
    yield* checkName(entry, pointer, 'input', name, Object.keys(input), 'unknown-input');
    if (Object.hasOwn(input, name) && !holdsFiles(input[name]))
      yield impossible(
        pointer,
        `The input ${quoted(name)} holds no files.`,
        'Describe it as "file", or as { "list": "file" }.',
      );
  }
}

function holdsFiles(schema: ValueSchema | undefined): boolean {
  if (schema?.type === 'array') return holdsFiles(schema.items as ValueSchema | undefined);
  const { properties } = schema ?? {};
  return ['id', 'name', 'type', 'size'].every((name) => Object.hasOwn(properties ?? {}, name));
}

/** Properties that only an operation with its own call may have. */
const ofOwnCall = [
  'service', 'path', 'query', 'headers', 'request', 'files', 'contract', 'answer', 'response', 'example', 'statuses', 'timeoutMs', 'retry', 'cacheSeconds',
] as const; // biome-ignore format: one line

/** Checks that a gathering operation makes no call of its own, and that the operations it calls do. */
function* checkGathering(release: ReleaseIndex, entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { gather } = entry.document;
  if (gather === undefined) return;
  for (const name of ofOwnCall) {
    if (entry.document[name] === undefined) continue;
    const message = `An operation that gathers what others give makes no call of its own: ${quoted(name)} says nothing.`;
    const help = `Take out ${quoted(name)}, or "gather".`;
    yield { entry, code: 'impossible-call', pointer: pointerOf(name), part: 'key', message, help };
  }
  for (const [index, { operation: id }] of gather.entries()) {
    const pointer = pointerOf('gather', index, 'operation');
    yield* checkReference(release, entry, pointer, 'operation', id);
    if (release.find('operation', id)?.gather === undefined) continue;
    const message = `${quoted(id)} gathers what others give itself.`;
    const help = 'Gather what those give.';
    yield { entry, code: 'impossible-call', pointer, message, help };
  }
}

/** Checks that a fallback takes the same input, and that fallbacks form no cycle. */
function* checkFallback(release: ReleaseIndex, entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { id, input, optional = [], fallback } = entry.document;
  if (fallback === undefined) return;
  const pointer = '/fallback';
  yield* checkReference(release, entry, pointer, 'operation', fallback);
  const ring = fallbackRing(release, id);
  if (ring) {
    const message = `These operations fall back to one another and never end: ${ring.join(' → ')}.`;
    yield { entry, code: 'endless-loop', pointer, message, help: 'Take out one "fallback".' };
  }
  const other = release.find('operation', fallback);
  if (other === undefined || hasUnknownInput(other)) return;
  for (const name of Object.keys(input)) {
    if (Object.hasOwn(other.input, name)) continue;
    const message = `The fallback ${quoted(fallback)} has no input ${quoted(name)}, and would refuse it.`;
    yield {
      entry,
      code: 'unknown-input',
      pointer,
      message,
      help: advise(name, Object.keys(other.input)),
    };
  }
  for (const name of Object.keys(other.input)) {
    if (other.optional?.includes(name)) continue;
    if (hasUnknownInput(entry.document) || (Object.hasOwn(input, name) && !optional.includes(name))) continue;
    const message = `The fallback ${quoted(fallback)} needs the input ${quoted(name)}.`;
    const help = 'Let both operations need it, or list it under "optional" of the fallback.';
    yield { entry, code: 'missing-input', pointer, message, help };
  }
}

/** The cycle of fallbacks through an operation; undefined when there is none. */
function fallbackRing(release: ReleaseIndex, start: string): readonly string[] | undefined {
  const way = [start];
  let next = release.find('operation', start)?.fallback;
  while (next !== undefined && next !== start && !way.includes(next)) {
    way.push(next);
    next = release.find('operation', next)?.fallback;
  }
  return next === start ? [...way, start] : undefined;
}

function* checkPath(entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { path, input, optional = [], settings = {} } = entry.document;
  if (path === undefined) return;
  const parameters = parametersOf(path);
  if (parameters === undefined) {
    const message = `The braces in ${quoted(path)} do not pair up round a name.`;
    yield { entry, code: 'bad-path', pointer: '/path', message, help: 'Write {name} for a parameter.' };
    return;
  }
  for (const name of parameters) {
    if (name.startsWith(settingsPrefix)) {
      const setting = name.slice(settingsPrefix.length);
      yield* checkName(entry, '/path', 'setting', setting, Object.keys(settings), 'unknown-reference');
      continue;
    }
    if (!hasUnknownInput(entry.document))
      yield* checkName(entry, '/path', 'input', name, Object.keys(input), 'unknown-input');
    if (optional.includes(name)) {
      const message = `The path needs ${quoted(name)}, which may be left out.`;
      yield {
        entry,
        code: 'optional-parameter',
        pointer: '/path',
        message,
        help: 'Take it out of "optional".',
        fix: takeOut(`Take ${quoted(name)} out of "optional"`, pointerOf('optional', optional.indexOf(name))),
      };
    }
  }
}

const parameterPattern = /\{((?:settings\.)?[a-z][A-Za-z0-9]*)\}/g;

/** The inputs that an operation sends outside its templates: in its path, and as files. */
export function inputsSentByName({ path = '', files = {} }: Operation): readonly string[] {
  return [...(parametersOf(path) ?? []), ...Object.values(files)];
}

/** The parameters of a path template; undefined when its braces do not match. */
function parametersOf(path: string): readonly string[] | undefined {
  const names = [...path.matchAll(parameterPattern)].map((match) => match[1] ?? '');
  return /[{}]/.test(path.replaceAll(parameterPattern, '')) ? undefined : names;
}

function* checkInput(entry: ReleaseEntry<Operation>): Iterable<ReleaseFinding> {
  const { input, optional = [], response } = entry.document;
  for (const [index, name] of hasUnknownInput(entry.document) ? [] : optional.entries()) {
    yield* checkName(entry, pointerOf('optional', index), 'input', name, Object.keys(input), 'unknown-input');
  }
  for (const [name, constraint] of Object.entries(input)) {
    for (const finding of checkConstraint(constraint, pointerOf('input', name))) yield { entry, ...finding };
  }
  if (response) for (const finding of checkConstraint(response, '/response')) yield { entry, ...finding };
}
