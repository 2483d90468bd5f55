import type { RuleContext } from '#engine';
import type { RuleProblem } from '#engine/parts';
import { checkPattern } from '../../constraints/patterns/check-pattern.ts';
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
  }));
}

/** Describes the fault of a pattern in one sentence; undefined for a valid one. Used to check `matches`. */
export function patternFault(pattern: string, flags: string): string | undefined {
  const message = checkPattern(pattern, flags)?.message;
  return message && message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}
