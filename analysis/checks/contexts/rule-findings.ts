import type { Problem, RuleContext } from '#engine';
import { checkPattern } from '../../constraints/patterns/check-pattern.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** The context for checking a rule at a place in a document. */
export function contextAt(base: RuleContext, entry: ReleaseEntry, pointer: string): RuleContext {
  return { ...base, document: entry.document.id, pointer };
}

/** Converts the problems of a rule to findings in its document. */
export function ruleFindings(entry: ReleaseEntry, problems: readonly Problem[]): readonly ReleaseFinding[] {
  return problems.map(({ code, severity, pointer, message, help }) => ({
    entry,
    code,
    severity,
    pointer,
    message,
    help,
  }));
}

/** Describes the fault of a pattern in one sentence; undefined for a valid one. Used to check `matches`. */
export function patternFault(pattern: string, flags: string): string | undefined {
  const message = checkPattern(pattern, flags)?.message;
  return message && message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}
