import type { Decision, FunctionDocument } from '#schemas';
import { describeRule, type RuleLabels } from '../../../rules/english/describe.ts';
import { beforeAndNow } from '../before-and-now.ts';
import { type Change, noticeIn } from '../change.ts';
import { otherChanges } from '../changed-settings.ts';
import { nameWith, titleOfDocument } from '../names.ts';
import { pairBy } from '../pair-by.ts';
import { isSameJson } from '../same-json.ts';
import { sayAsSentence } from '../say-value.ts';
import { type Side, settingOf } from '../side.ts';

type Table = Decision | FunctionDocument;

/** Properties with sentences of their own; any other is named in a last sentence. */
const handled: ReadonlySet<string> = new Set(['$schema', 'rows', 'otherwise', 'value']);

/** Changes of decisions and functions. */
export function* compareTables(before: Side, after: Side): Iterable<Change> {
  const tables = (side: Side): readonly Table[] => [...side.of('decision'), ...side.of('function')];
  const { added, removed, both } = pairBy(tables(before), tables(after), ({ id }) => id);
  const nameOf = (table: Table) =>
    `the ${table.kind} ${nameWith(after.naming, titleOfDocument(table), table.id)}`;
  const notice = ({ id, kind }: Table, code: string, text: string, details?: readonly string[]) =>
    noticeIn('rules', id)(`${kind}-${code}`, text, details);
  const [old, now] = both.length === 0 ? [{}, {}] : [labelsOf(before), labelsOf(after)];
  for (const table of added) {
    const name = nameWith(after.naming, titleOfDocument(table), table.id);
    yield notice(
      table,
      'added',
      `There is a new ${table.kind}, ${name}.`,
      sentencesOf(table, labelsOf(after)),
    );
  }
  for (const table of removed) yield notice(table, 'removed', `${beginning(nameOf(table))} is gone.`);
  for (const [was, is] of both) {
    const name = beginning(nameOf(is));
    const [said, says] = [sentencesOf(was, old), sentencesOf(is, now)];
    const details = beforeAndNow(said, says);
    if (details.length > 0 || !isSameJson(valuesOf(was), valuesOf(is)))
      yield said.length > 1 && details.length === 0
        ? notice(is, 'changed', `The rows of ${nameOf(is)} are tried in another order.`)
        : notice(
            is,
            'changed',
            `${name} ${is.kind === 'decision' ? 'decides otherwise' : 'is worked out differently'}.`,
            details,
          );
    yield* otherChanges(noticeIn('rules', is.id), `${is.kind}-other`, name, [was, is], handled);
  }
}

function valuesOf(table: Table): unknown {
  return table.kind === 'function' ? table.value : [table.rows, table.otherwise];
}

function beginning(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of questions: an answer that several journeys ask for is called as in the first. */
function labelsOf(side: Side): RuleLabels {
  const all = side.of('journey').map((journey) => settingOf(side, journey).labels);
  const first = <Found>(find: (labels: RuleLabels) => Found | undefined) => {
    for (const labels of all) {
      const found = find(labels);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    reference: (path) => first(({ reference }) => reference?.(path)),
    option: (path, id) => first(({ option }) => option?.(path, id)),
  };
}

function sentencesOf(table: Table, labels: RuleLabels): readonly string[] {
  if (table.kind === 'function') return [sayAsSentence(table.value, labels)];
  const rows = (table.rows ?? []).map(
    ({ when, then }) => `${describeRule(when, labels).replace(/\.$/, '')}: ${sayAsSentence(then, labels)}`,
  );
  return table.otherwise === undefined
    ? rows
    : [...rows, `Otherwise: ${sayAsSentence(table.otherwise, labels)}`];
}
