import { dependenciesOf, joinWords } from '#engine/parts';
import type { Operation } from '#schemas';
import type { RuleLabels } from '../../../rules/english/describe.ts';
import { type Change, noticeIn, quote } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { compareMembers } from '../members.ts';
import { pairBy } from '../pair-by.ts';
import type { Both, Side } from '../side.ts';
import { compareInputs, inputLabels } from './compare-inputs.ts';

/** Properties with sentences of their own; any other is named in a last sentence. */
const handled: ReadonlySet<string> = new Set(['$schema', 'service', 'method', 'path', 'request', 'query', 'headers', 'input', 'optional']); // biome-ignore format: one line

/** Changes of what services receive from operations. */
export function* compareOperations(before: Side, after: Side): Iterable<Change> {
  const { added, removed, both } = pairBy(before.of('operation'), after.of('operation'), ({ id }) => id);
  for (const operation of added) {
    const { id } = operation;
    const text = `There is a new operation, ${quote(id)}: ${addressOf(operation)}.`;
    yield noticeIn('services', id)('operation-added', text);
  }
  for (const { id } of removed)
    yield noticeIn('services', id)('operation-removed', `The operation ${quote(id)} is gone.`);
  for (const [old, now] of both) {
    const labels = { before: inputLabels(before, old.id), after: inputLabels(after, now.id) };
    yield* compareOperation(old, now, labels);
  }
}

function* compareOperation(old: Operation, now: Operation, labels: Both<RuleLabels>): Iterable<Change> {
  const notice = noticeIn('services', now.id);
  const place = now.service === undefined ? quote(now.id) : `${quote(now.service)} by ${quote(now.id)}`;
  const [was, is] = [addressOf(old), addressOf(now)];
  if (was !== is) yield notice('operation-address', `${quote(now.id)} is ${is} now; it was ${was}.`);
  const said = new Set<string>();
  const shared = {
    place,
    labels,
    notice,
    sayNew: (was: unknown, is: unknown) => newAnswers(was, is, labels, said),
  };
  yield* compareMembers(old.request, now.request, { kind: 'body', ...shared });
  yield* compareMembers(old.query, now.query, { kind: 'query', ...shared });
  yield* compareMembers(old.headers, now.headers, { kind: 'header', ...shared });
  yield* compareInputs([old, now], labels, said, notice);
  const subject = `The operation ${quote(now.id)} also changes`;
  yield* otherChanges(notice, 'operation-other', subject, [old, now], handled);
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

function addressOf({ method, path, service }: Operation): string {
  const address = path === undefined ? method : `${method} ${path}`;
  return service === undefined ? address : `${address} of ${quote(service)}`;
}
