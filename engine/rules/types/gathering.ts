import type { Problem } from '../../base/problems/problem.ts';
import { type Correction, type Help, partsOfHelp } from '../../base/problems/suggest.ts';
import type { TypeBindings } from './operator-declaration.ts';
import type { RuleContext, Turn } from './rule-context.ts';
import type { RuleType } from './rule-type.ts';

/** Finds the type of a part at a pointer, and reports its problems. */
type TypePart = (part: unknown, pointer: string, bindings: TypeBindings, checking: Checking) => RuleType;

/** A problem of a rule, whose text is not at hand, with the correction that its help names. */
export interface RuleProblem extends Problem {
  readonly correction?: Correction;
}

/** State of one check, and the functions to check parts. */
export interface Checking {
  readonly context: RuleContext;
  readonly problems: RuleProblem[];
  readonly dependencies: Set<string>;
  /** The lists whose elements the current part is evaluated for. */
  readonly turns: readonly Turn[];
  /** Worst-case steps of the whole rule, and the lists that cause most of them. */
  readonly worst: { steps: number; greatest: number; turns: readonly Turn[] };
  readonly typeOfRule: TypePart;
  readonly typeOfTemplate: TypePart;
}

/** Adds a problem at a pointer relative to the rule's root. */
export function report(checking: Checking, pointer: string, code: string, message: string, help: Help): void {
  const { text, correction } = partsOfHelp(help);
  checking.problems.push({
    code,
    severity: 'error',
    document: checking.context.document ?? '',
    pointer: `${checking.context.pointer ?? ''}${pointer}`,
    message,
    help: text,
    ...(correction && { correction }),
  });
}
