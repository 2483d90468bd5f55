import type { CompiledField } from '#engine';
import { quoted } from '#engine/parts';
import type { ConditionPlace } from '../../prover/exploration/conditions.ts';

interface Description {
  readonly message: string;
  readonly help: string;
}

const conditionCodes = ['always-true', 'never-true', 'never-decided'] as const;

export type ConditionCode = (typeof conditionCodes)[number];

/** Whether a code is of conditions that have one outcome. */
export function isConditionCode(code: string): boolean {
  return conditionCodes.some((each) => each === code);
}

/**
 * Says what is wrong with a condition that has one outcome only.
 * @param isNamed whether it is the condition of a step to which a row of `next` leads
 */
export function describeCondition(place: ConditionPlace, code: ConditionCode, isNamed: boolean): Description {
  if (code === 'never-decided') {
    return {
      message: 'This condition is never decided: what it reads is never answered before it is asked.',
      help: 'Ask that question earlier, or read something that is known by then.',
    };
  }
  const never = 'Correct the condition, or take out what it is about.';
  const held = code === 'always-true';
  const help = held ? 'Take the condition out, or correct it.' : never;
  const ending = `no answers make ${place.of === 'row' || place.of === 'rule' ? 'it' : 'its condition'} ${held ? 'false' : 'true'} here.`;
  const name = nameOf(place);
  const often = held ? 'always' : 'never';
  if (isNamed && !held) {
    return {
      message: `Only rows of "next" lead to the step ${quoted(place.step.definition.id)}: where it comes in order, no answers make its condition true.`,
      help: 'Correct the condition. If only rows are to lead to the step, put it after the final step without one, and name what follows it in its "next".',
    };
  }
  switch (place.of) {
    case 'rule':
      if (place.as === 'when') return { message: `This condition ${often} holds: ${ending}`, help };
      return {
        message: `This condition of an "if" ${often} holds: ${ending}`,
        help: held
          ? 'Keep only what it leads to, or correct it.'
          : 'Take out what it leads to, or correct it.',
      };
    case 'row':
      return { message: `This condition ${often} holds: ${ending}`, help };
    case 'need':
      return {
        message: `The step ${quoted(place.step.definition.id)} is never shown: no answers give what it needs.`,
        help,
      };
    case 'required':
      return {
        message: `${name} is ${often} required: ${ending}`,
        help: held ? 'Write "required": true, or correct the condition.' : help,
      };
    case 'check':
      return {
        message: `This check refuses every answer to ${quoted(fieldName(place))}.`,
        help: 'Correct the check: it must be true of the answers to accept.',
      };
    case 'unavailable':
      return { message: `${name} is ${held ? 'never' : 'always'} available: ${ending}`, help };
    case 'optionWhen':
      return {
        message: `${held ? 'Every' : 'No'} option of ${quoted(fieldName(place))} is ${held ? 'always' : 'ever'} offered: ${ending}`,
        help,
      };
    default:
      return {
        message: `${name} is ${often} ${place.of === 'option' ? 'offered' : 'shown'}: ${ending}`,
        help,
      };
  }
}

/** The field of a condition, or the question of a list. */
function compiledAt(place: ConditionPlace): CompiledField | undefined {
  if (!('field' in place)) return undefined;
  const compiled = place.step.form.fields[place.field];
  return place.question === undefined ? compiled : compiled?.items?.form.fields[place.question];
}

function fieldName(place: ConditionPlace): string {
  return compiledAt(place)?.field.name ?? '';
}

/** The part of the journey that a condition is about. */
function nameOf(place: ConditionPlace): string {
  if (place.of === 'required') return `The answer to ${quoted(fieldName(place))}`;
  if (place.of === 'section') return `The section ${quoted(place.step.section?.definition.id ?? '')}`;
  if (!('field' in place)) return `The step ${quoted(place.step.definition.id)}`;
  if (!('option' in place)) return `The field ${quoted(fieldName(place))}`;
  const options = compiledAt(place)?.options;
  const id = options?.options === 'listed' ? options.list[place.option]?.option.id : undefined;
  return `The option ${quoted(id ?? '')} of ${quoted(fieldName(place))}`;
}
