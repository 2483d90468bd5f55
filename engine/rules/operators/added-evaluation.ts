import type { OperatorEvaluation } from '../runtime/compiling.ts';
import { spend, spendText } from '../runtime/limits.ts';
import { RuleFailure } from '../runtime/rule-failure.ts';
import { finite, isUnanswered } from '../runtime/unanswered.ts';
import { nameType } from '../types/name-type.ts';
import type { OperatorCode, OperatorSignature } from '../types/operator-extensions.ts';
import { type RuleType, unknownType } from '../types/rule-type.ts';
import { mostItems, mostLength } from '../types/sizes.ts';
import { isDate } from '../values/civil-date.ts';
import { isPlainObject, property } from '../values/property.ts';

/** How an operator of the site's own is evaluated; `code` is why there is none if it could not be loaded. */
export interface AddedOperator extends OperatorSignature {
  readonly name: string;
  readonly code: OperatorCode | string;
}

/**
 * Evaluation of an operator that the site adds. It is unanswered if an argument or a part of one is, unless its type
 * allows null. A value that is not of the declared type, and whatever the code throws, is a fault.
 *
 * @param find the operator as it is at the moment
 */
export function addedEvaluation(
  { name, parameters }: OperatorSignature & { readonly name: string },
  find: () => AddedOperator | undefined,
): OperatorEvaluation {
  return {
    arguments: 'values',
    arity: [parameters.length, parameters.length],
    // The code may change while an author works on it.
    folds: false,
    counts: true,
    compile: (args) => (scope) => {
      const operator = find();
      if (operator === undefined) throw failure(name, 'is not there any more');
      if (typeof operator.code === 'string') throw failure(name, `has no code: ${operator.code}`);
      const given: Record<string, unknown> = {};
      for (const [index, [parameter, type]] of operator.parameters.entries()) {
        const value = args[index]?.run(scope) ?? null;
        if (!isComplete(value, type, argumentOf(name, parameter))) return undefined;
        given[parameter] = value;
      }
      return judged(operator, called(name, operator.code, given));
    },
  };
}

function called(name: string, code: OperatorCode, given: Readonly<Record<string, unknown>>): unknown {
  try {
    return code(given);
  } catch (error) {
    // Its message may contain answers, which no log may.
    throw failure(name, `failed with ${error instanceof Error ? error.name : 'something that is no error'}`);
  }
}

function judged({ name, value: type }: AddedOperator, value: unknown): unknown {
  if (isUnanswered(value)) return undefined;
  if (typeof value === 'number' && type.kind === 'number') return finite(value);
  const refuse = (wanted: string) => {
    throw failure(name, `gave something else than ${wanted}`);
  };
  isComplete(value, type, { hasSizes: true, refuse });
  return value;
}

/** How a value is judged. */
interface Judgement {
  /** Whether it may be no larger than its type says. */
  readonly hasSizes: boolean;
  /** Throws; given the name of what a part should be and is not. */
  readonly refuse: (wanted: string) => never;
}

function argumentOf(name: string, parameter: string): Judgement {
  return {
    // The check compares types, not sizes.
    hasSizes: false,
    refuse: (wanted) => {
      throw new RuleFailure(
        'rule-type-mismatch',
        `"${name}" expected ${wanted} as "${parameter}" but found something else.`,
        'See that the data has the type its schema declares.',
      );
    },
  };
}

/** Whether all parts of a value are answered; charges for going through them. */
function isComplete(value: unknown, type: RuleType, judgement: Judgement): boolean {
  const { hasSizes, refuse } = judgement;
  if (isUnanswered(value)) return type.mayBeNull === true;
  switch (type.kind) {
    case 'boolean':
      return typeof value === 'boolean' || refuse(nameType(type));
    case 'number':
      return (typeof value === 'number' && Number.isFinite(value)) || refuse(nameType(type));
    case 'date':
      return isDate(value) || refuse(nameType(type));
    case 'choice':
      return type.ids.some((id) => id === value) || refuse(nameType(type));
    case 'text':
      if (typeof value !== 'string') return refuse(nameType(type));
      spendText(value.length);
      return !hasSizes || value.length <= mostLength(type) || refuse('a shorter text');
    case 'list':
      if (!Array.isArray(value)) return refuse(nameType(type));
      if (hasSizes && value.length > mostItems(type)) return refuse('a shorter list');
      spend(value.length);
      return value.map((element) => isComplete(element, type.item, judgement)).every(Boolean);
    case 'object': {
      if (!isPlainObject(value)) return refuse(nameType(type));
      const { properties, rest } = type;
      const names = [...new Set([...Object.keys(properties), ...(rest ? Object.keys(value) : [])])];
      spend(names.length);
      const part = (name: string) => {
        const own = (Object.hasOwn(properties, name) ? properties[name] : rest) ?? unknownType;
        return isComplete(property(value, name), own, judgement);
      };
      return names.map(part).every(Boolean);
    }
    default:
      return true;
  }
}

function failure(name: string, what: string): RuleFailure {
  return new RuleFailure(
    'rule-operator-failed',
    `The operator "${name}" ${what}.`,
    `Correct the code in extensions/${name}: it gives a value of its type for all arguments.`,
  );
}
