import { actionsOfField, fieldEvents } from '#engine';
import { factRules, isPlainObject, isRuleIn } from '#engine/parts';
import type { Document, Field, Form, Journey, Operation } from '#schemas';
import { inputsSentByName } from '../operations/check-operations.ts';
import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';
import { memberOf, neededPaths, type Wanted, whole } from './needed-paths.ts';

/** Answers that something sends, shows or decides by, with the fields whose own rules do; `undefined` for anything else. */
export type NeededAnswers = ReadonlyMap<string, ReadonlySet<Field | undefined>>;

/** Kinds of documents whose rules may read answers of every journey. */
const sharedReaders = ['analytics', 'options'] as const;

/** The answers that are needed in a journey; the name '' stands for all of them. */
export function neededAnswers(release: ReleaseIndex, entry: ReleaseEntry<Journey>): NeededAnswers {
  const needed = new Map<string, Set<Field | undefined>>();
  const facts = factRules(entry.document);
  const known = new Map<string, Set<string>>();
  const pending: { readonly paths: ReadonlySet<string>; readonly field: Field | undefined }[] = [
    { paths: release.deriveFrom(entry, pathsOfJourney), field: undefined },
    ...sharedReaders.flatMap((kind) =>
      release.of(kind).map((reader) => ({ paths: release.deriveFrom(reader, pathsOf), field: undefined })),
    ),
    ...release
      .entriesOf(
        'form',
        entry.document.steps.map(({ form }) => form),
      )
      .flatMap((form) => [...release.deriveFrom(form, pathsOfFields)])
      .map(([field, paths]) => ({ paths, field })),
  ];
  for (const { paths, field } of pending) {
    for (const path of paths) {
      const [root, name = ''] = path.split('.', 2);
      if (root === 'answers') needed.set(name, (needed.get(name) ?? new Set()).add(field));
      if (root !== 'facts' || known.get(name)?.has(path)) continue;
      known.set(name, (known.get(name) ?? new Set()).add(path));
      const rest = path.slice('facts.'.length + name.length + 1);
      const rules = name === '' ? Object.values(facts) : Object.hasOwn(facts, name) ? [facts[name]] : [];
      for (const rule of rules)
        pending.push({ paths: neededPaths(rule, [rest], tableOf(release)), field: undefined });
    }
  }
  return needed;
}

/** Answers that the rules of a document need; those of a journey without its facts. */
function pathsOf(release: ReleaseIndex, { document }: ReleaseEntry): ReadonlySet<string> {
  return pathsIn(release, document);
}

function pathsOfJourney(
  release: ReleaseIndex,
  { document: { facts: _, ...journey } }: ReleaseEntry<Journey>,
): ReadonlySet<string> {
  return pathsIn(release, journey);
}

function pathsOfFields(
  release: ReleaseIndex,
  { document }: ReleaseEntry<Form>,
): ReadonlyMap<Field | undefined, ReadonlySet<string>> {
  const { fields, ...rest } = document;
  // Answers that its own actions send count as sent.
  const actions = fields.map((field) => fieldEvents.map((event) => actionsOfField(field, event)));
  return new Map<Field | undefined, ReadonlySet<string>>([
    [undefined, pathsIn(release, [rest, actions])],
    ...fields.map((field) => [field, pathsIn(release, field)] as const),
  ]);
}

/**
 * Answers that the rules within a part of a document need: of the input of a call only what its operation does.
 *
 * @param callers operations that call one another in a ring are followed once
 */
function pathsIn(
  release: ReleaseIndex,
  root: unknown,
  callers: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const found = new Set<string>();
  const pending: unknown[] = [root];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (Array.isArray(part)) pending.push(...part);
    if (!isPlainObject(part)) continue;
    const operation = operationOf(release, part);
    if (operation === undefined && !isRuleIn(part)) {
      pending.push(...Object.values(part).filter((value) => value !== null));
      continue;
    }
    const { with: input, ...rest } = part;
    const wanted = operation && inputNeeded(release, operation, callers);
    if (operation) pending.push(...Object.values(rest));
    for (const path of neededPaths(wanted ? input : part, wanted ?? whole, tableOf(release))) found.add(path);
  }
  return found;
}

/** The operation of an action that calls one, or of a call that an operation gathers. */
function operationOf(
  release: ReleaseIndex,
  { call, send, operation = call ?? send }: { readonly [name: string]: unknown },
): ReleaseEntry<Operation> | undefined {
  return typeof operation === 'string' ? release.entry('operation', operation) : undefined;
}

/** The members of its input that an operation sends, or decides by; a fallback gets the same input. */
function inputNeeded(
  release: ReleaseIndex,
  entry: ReleaseEntry<Operation>,
  callers: ReadonlySet<string>,
): Wanted {
  const { id, input: _, response: __, example: ___, fallback, ...templates } = entry.document;
  if (callers.has(id)) return [];
  const next = fallback === undefined ? undefined : release.entry('operation', fallback);
  const known = new Set([...callers, id]);
  return [
    ...inputsSentByName(entry.document),
    ...memberOf([...pathsIn(release, templates, known)], 'input'),
    ...(next ? inputNeeded(release, next, known) : []),
  ];
}

function tableOf(release: ReleaseIndex): (id: string) => Document | undefined {
  return (id) => release.find('decision', id) ?? release.find('function', id);
}
