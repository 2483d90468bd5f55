import { dependenciesOf, inWords, joinWords } from '#engine/parts';
import type { Operation } from '#schemas';
import type { RuleLabels } from '../../../rules/english/describe.ts';
import { type Change, noticeIn, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { compareMembers } from '../members.ts';
import { pairBy } from '../pair-by.ts';
import { type Both, nameOfDocument, type Side } from '../side.ts';
import { compareInputs, inputLabels } from './compare-inputs.ts';

/** Properties with sentences of their own; any other is named in a last sentence. */
const handled: ReadonlySet<string> = new Set(['$schema', 'service', 'method', 'path', 'request', 'query', 'headers', 'input', 'optional']); // biome-ignore format: one line

/** Changes of what services receive from operations. */
export function* compareOperations(before: Side, after: Side): Iterable<Change> {
  const { added, removed, both } = pairBy(before.of('operation'), after.of('operation'), ({ id }) => id);
  for (const operation of added) {
    const { id } = operation;
    const text = `There is a new call of ${serviceOf(operation)}, ${nameOfDocument(id, after)}.`;
    yield noticeIn('services', id)('operation-added', text, [`Address: ${addressOf(operation)}.`]);
  }
  for (const operation of removed) {
    const { id } = operation;
    const text = `The call ${nameOfDocument(id, before)} of ${serviceOf(operation)} is gone.`;
    yield noticeIn('services', id)('operation-removed', text);
  }
  for (const [old, now] of both) {
    const labels = { before: inputLabels(before, old.id), after: inputLabels(after, now.id) };
    yield* compareOperation(old, now, labels, nameOfDocument(now.id, after));
  }
}

function* compareOperation(
  old: Operation,
  now: Operation,
  labels: Both<RuleLabels>,
  name: string,
): Iterable<Change> {
  const notice = noticeIn('services', now.id);
  if (old.service !== now.service)
    yield notice('operation-address', `${name} calls ${serviceOf(now)} now; it was ${serviceOf(old)}.`);
  const [was, is] = [addressOf(old), addressOf(now)];
  if (was !== is)
    yield notice('operation-address', `${name} calls another address of the service.`, [
      `Before: ${was}.`,
      `Now: ${is}.`,
    ]);
  const said = new Set<string>();
  const shared = {
    receiver: now.service === undefined ? name : quote(inWords(now.service)),
    ...(now.service !== undefined && { sender: ` from ${name}` }),
    labels,
    notice,
    sayNew: (was: unknown, is: unknown) => newAnswers(was, is, labels, said),
  };
  yield* compareMembers(old.request, now.request, { kind: 'body', ...shared });
  yield* compareMembers(old.query, now.query, { kind: 'query', ...shared });
  yield* compareMembers(old.headers, now.headers, { kind: 'header', ...shared });
  yield* compareInputs([old, now], { name, labels, said, notice });
  yield* otherChanges(notice, 'operation-other', name, [old, now], handled);
}

/** The questions whose answers a value has now, and did not have before; undefined if there are none. */
function newAnswers(
  was: unknown,
  is: unknown,
  { after }: Both<RuleLabels>,
  said: Set<string>,
): string | undefined {
  const before = new Set(dependenciesOf(was));
  const labels = dependenciesOf(is).flatMap((path) => {
    const label = before.has(path) ? undefined : after.reference?.(path);
    if (label !== undefined) said.add(path.slice('input.'.length));
    return label ?? [];
  });
  return labels.length === 0 ? undefined : joinWords([...new Set(labels)], 'and');
}

function addressOf({ method, path }: Operation): string {
  return path === undefined ? method : `${method} ${path}`;
}

function serviceOf({ service }: Operation): string {
  return service === undefined ? 'several services' : `the service ${quote(inWords(service))}`;
}
