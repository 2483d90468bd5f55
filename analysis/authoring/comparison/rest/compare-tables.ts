import type { Decision, FunctionDocument } from '#schemas';
import { describePart, describeRule } from '../../../rules/english/describe.ts';
import { beforeAndNow } from '../before-and-now.ts';
import { type Change, noticeIn, quote } from '../change.ts';
import { pairBy } from '../pair-by.ts';
import { isSameJson } from '../same-json.ts';
import type { Side } from '../side.ts';

type Table = Decision | FunctionDocument;

/** Changes of decisions and functions. */
export function* compareTables(before: Side, after: Side): Iterable<Change> {
  const tables = (side: Side): readonly Table[] => [...side.of('decision'), ...side.of('function')];
  const { added, removed, both } = pairBy(tables(before), tables(after), ({ id }) => id);
  for (const { id, kind } of added)
    yield noticeIn('rules', id)(`${kind}-added`, `There is a new ${kind}, ${quote(id)}.`);
  for (const { id, kind } of removed)
    yield noticeIn('rules', id)(`${kind}-removed`, `The ${kind} ${quote(id)} is gone.`);
  for (const [old, now] of both) {
    const details = beforeAndNow(sentencesOf(old), sentencesOf(now));
    if (details.length > 0 || !isSameJson(withoutSchema(old), withoutSchema(now)))
      yield noticeIn('rules', now.id)(
        `${now.kind}-changed`,
        `The ${now.kind} ${quote(now.id)} gives other values.`,
        details,
      );
  }
}

function sentencesOf(table: Table): readonly string[] {
  if (table.kind === 'function') return [describePart(table.value)];
  const rows = (table.rows ?? []).map(
    ({ when, then }) => `${describeRule(when).replace(/\.$/, '')}: ${describePart(then)}`,
  );
  return table.otherwise === undefined ? rows : [...rows, `Otherwise: ${describePart(table.otherwise)}`];
}

function withoutSchema({ $schema: _, ...table }: Table) {
  return table;
}
