import { pathOf, pointerOf, type RuleContext, valueAt } from '#engine';
import { type Finding, isRuleIn, quoted, type RuleProblem, readCall } from '#engine/parts';
import { checkPattern } from '../../constraints/patterns/check-pattern.ts';
import { ruleWithout } from '../../rules/formulas/rule-without.ts';
import { writeFormula } from '../../rules/formulas/write-formula.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** The context for checking a rule at a place in a document. */
export function contextAt(base: RuleContext, entry: ReleaseEntry, pointer: string): RuleContext {
  return { ...base, document: entry.document.id, pointer };
}

/** Converts the problems of a rule to findings in its document. */
export function ruleFindings(
  entry: ReleaseEntry,
  problems: readonly RuleProblem[],
): readonly ReleaseFinding[] {
  return problems.map(({ code, severity, pointer, message, help = '', correction }) => ({
    entry,
    code,
    severity,
    pointer,
    message,
    help: correction === undefined ? help : { text: help, correction },
    ...(code === 'unknown-option' && { fix: withoutCase(entry, pointer, message) }),
  }));
}

/** Takes the case of an option that is not there out of its formula; undefined for a condition that would never hold then. */
function withoutCase({ document }: ReleaseEntry, pointer: string, message: string): Finding['fix'] {
  const keys = pathOf(pointer);
  const at = (end: number): unknown => valueAt(document, pointerOf(...keys.slice(0, end)));
  const begin = keys.findIndex((_, index) => isRuleIn(at(index)));
  const end = keys.findLastIndex(
    (_, index) => index >= begin && comparing.has(readCall(at(index))?.name ?? ''),
  );
  if (begin < 0 || end < begin) return undefined;
  const options =
    readCall(at(end))
      ?.args.flat()
      .filter((each) => typeof each === 'string') ?? [];
  const option = options.find((each) => message.includes(JSON.stringify(each)));
  const rest = option && ruleWithout(at(begin), [{ path: keys.slice(begin, end), option }]);
  if (!rest || rest === 'gone') return undefined;
  const isCondition = ['when', 'that'].includes(keys[begin - 1] ?? '');
  if (isCondition && typeof rest.value === 'boolean') return undefined;
  const path = pointerOf(...keys.slice(0, begin));
  const value = `= ${writeFormula(rest.value)}`;
  return {
    title: `Take the case ${quoted(option)} out`,
    changes: [{ op: 'replace', path, value }],
    isGuess: true,
  };
}

const comparing: ReadonlySet<string> = new Set(['==', '!=', 'in']);

/** Describes the fault of a pattern in one sentence; undefined for a valid one. Used to check `matches`. */
export function patternFault(pattern: string, flags: string): string | undefined {
  const message = checkPattern(pattern, flags)?.message;
  return message && message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}
