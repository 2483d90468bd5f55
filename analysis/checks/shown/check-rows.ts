import { objectOf, pointerOf, type RuleContext } from '#engine';
import { elementOf, isHidden, isRepeated, listOf, quoted, rowsTemplate, textType } from '#engine/parts';
import type { Template } from '#schemas';
import { checkTemplate } from '../../rules/typing/check.ts';
import { contextAt, ruleFindings } from '../contexts/rule-findings.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';
import { checkLoop, checkWhole, withElement } from './check-loops.ts';

const rowParts: readonly string[] = ['label', 'value', 'note'];
const rowsType = listOf(objectOf({ label: textType, value: textType, note: textType }));

/** Checks that rows have only the properties of a row, including repeated rows. */
export function* checkRows(
  entry: ReleaseEntry,
  template: Template | undefined,
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  if (template === undefined) return;
  if (!Array.isArray(template) || !template.some(isRepeated)) {
    return yield* checkRowList(entry, template, pointer, base);
  }
  const findings = [...checkRepeatedRows(entry, template, pointer, base)];
  yield* findings.length > 0 ? findings : checkWhole(entry, rowsTemplate(template), pointer, base);
}

function* checkRepeatedRows(
  entry: ReleaseEntry,
  rows: readonly Template[],
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  for (const [index, row] of rows.entries()) {
    const at = pointer + pointerOf(index);
    if (!isRepeated(row)) {
      yield* checkRowList(entry, [row], at, base);
      continue;
    }
    const { each = null, as, ...parts } = row;
    const loop = { each, as: typeof as === 'string' ? as : undefined };
    yield* checkLoop(entry, loop, at, base);
    yield* checkRowList(entry, [parts], at, withElement(base, loop));
  }
}

function* checkRowList(
  entry: ReleaseEntry,
  template: unknown,
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  const checked = checkTemplate(template, contextAt(base, entry, pointer), rowsType);
  const findings = ruleFindings(entry, checked.problems);
  const row = elementOf(checked.type);
  if (findings.length > 0 || row.kind !== 'object' || isHidden(row)) return yield* findings;
  const given = Object.keys(row.properties);
  const missing = ['label', 'value'].filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !rowParts.includes(name));
  if (missing.length === 0 && unknown.length === 0) return;
  const message = `A row has "label", "value" and perhaps "note"; these have ${given.map(quoted).join(', ')}.`;
  const help =
    missing[0] === undefined ? `Take out ${unknown.map(quoted).join(', ')}.` : `Add ${quoted(missing[0])}.`;
  yield { entry, code: 'wrong-rule-type', pointer, message, help };
}
