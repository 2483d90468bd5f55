import { quoted } from '../../documents/describe-value.ts';
import { checkTemplate } from '../../rules/check.ts';
import type { RuleContext } from '../../rules/rule-context.ts';
import { listOf, neverType, objectOf, textType } from '../../rules/rule-type.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release-index.ts';
import { contextAt, ruleFindings } from '../rule-findings.ts';

const rowParts: readonly string[] = ['label', 'value', 'note'];
const rowsType = listOf(objectOf({ label: textType, value: textType, note: textType }));

/** Rows have the parts of a row and no others. */
export function checkRows(
  entry: ReleaseEntry,
  template: unknown,
  pointer: string,
  base: RuleContext,
): readonly ReleaseFinding[] {
  if (template === undefined) return [];
  const checked = checkTemplate(template, contextAt(base, entry, pointer), rowsType);
  const findings = ruleFindings(entry, checked.problems);
  const row = checked.type.kind === 'list' ? checked.type.item : neverType;
  if (findings.length > 0 || row.kind !== 'object') return findings;
  const given = Object.keys(row.properties);
  const missing = ['label', 'value'].filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !rowParts.includes(name));
  if (missing.length === 0 && unknown.length === 0) return [];
  const message = `A row has "label", "value" and perhaps "note"; these have ${given.map(quoted).join(', ')}.`;
  const help =
    missing[0] === undefined ? `Take out ${unknown.map(quoted).join(', ')}.` : `Add ${quoted(missing[0])}.`;
  return [{ entry, code: 'wrong-rule-type', pointer, message, help }];
}
