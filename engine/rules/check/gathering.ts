import type { Problem } from '../../problems/problem.ts';
import type { TypeBindings } from '../operators/operator-declaration.ts';
import type { RuleContext, Turn } from '../types/rule-context.ts';
import type { RuleType } from '../types/rule-type.ts';

/** Finds the type of a part that stands at a pointer, and reports what is wrong with it. */
export type TypePart = (
  part: unknown,
  pointer: string,
  bindings: TypeBindings,
  checking: Checking,
) => RuleType;

/** What one check gathers, and how it goes down into parts. */
export interface Checking {
  readonly context: RuleContext;
  readonly problems: Problem[];
  readonly dependencies: Set<string>;
  /** The lists that the part in hand is evaluated once for each element of. */
  readonly turns: readonly Turn[];
  /** Steps of the whole at worst, and the lists behind most of them. */
  readonly worst: { steps: number; greatest: number; turns: readonly Turn[] };
  readonly typeOfRule: TypePart;
  readonly typeOfTemplate: TypePart;
}

/** Adds a problem at a pointer below the rule's root. */
export function report(
  checking: Checking,
  pointer: string,
  code: string,
  message: string,
  help: string,
): void {
  checking.problems.push({
    code,
    severity: 'error',
    document: checking.context.document ?? '',
    pointer: `${checking.context.pointer ?? ''}${pointer}`,
    message,
    help,
  });
}
