import type { DeclaredCondition } from '../../../prover/domains/document-conditions.ts';
import type { PossibleOutcomes } from '../../../prover/domains/possible-outcomes.ts';

/** A condition that has one outcome for all declared values, in words. */
export interface OutcomeDescription {
  readonly code: 'always-true' | 'never-true';
  readonly message: string;
  readonly help: string;
}

/** Says what is wrong with a condition or comparison that has one outcome; undefined if nothing is. */
export function describeOutcomes(
  condition: DeclaredCondition,
  { isTrue, isFalse, isUnknown }: PossibleOutcomes,
): OutcomeDescription | undefined {
  if (condition.as === 'comparison') {
    const { wanted } = condition;
    if (!(wanted ? isFalse && !isTrue : isTrue && !isFalse)) return undefined;
    return {
      code: wanted ? 'never-true' : 'always-true',
      message: `This comparison is never ${wanted}: ${ending(wanted)}`,
      help: 'Correct the comparison, or the declaration of the value.',
    };
  }
  const { as, isFirst } = condition;
  if (as === 'check') {
    const message = 'This check refuses every input.';
    const help = 'Correct the check: it must be true of the input to accept.';
    return isFalse && !isTrue && !isUnknown ? { code: 'never-true', message, help } : undefined;
  }
  const isNever = isFalse && !isTrue;
  if (!isNever && !(isTrue && !isFalse && !isUnknown && isFirst)) return undefined;
  const often = isNever ? 'never' : 'always';
  const code = isNever ? 'never-true' : 'always-true';
  if (as === 'value') {
    const help = 'Correct it, or the declarations of what it reads.';
    return { code, message: `This value is ${often} true: ${ending(isNever)}`, help };
  }
  const name = as === 'if' ? 'This condition of an "if"' : 'This condition';
  const help = `${isNever ? 'Take out' : 'Keep only'} what it leads to, or correct it.`;
  return { code, message: `${name} ${often} holds: ${ending(isNever)}`, help };
}

function ending(outcome: boolean): string {
  return `no declared values make it ${outcome}.`;
}
