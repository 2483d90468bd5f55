import { advise } from '../../base/problems/suggest.ts';
import { isRoot } from '../notation/path.ts';
import type { TypeBindings, TypedCall } from './operator-declaration.ts';
import { booleanType, numberType, type RuleType } from './rule-type.ts';
import { isComparable, textsOf } from './type-relations.ts';

/** Expects arguments of these types in order, the last type for all that follow; always gives `result`. */
export function signature(call: TypedCall, parameters: readonly RuleType[], result: RuleType): RuleType {
  for (const index of call.args.keys()) {
    const wanted = parameters[Math.min(index, parameters.length - 1)];
    if (wanted !== undefined) call.expect(index, wanted);
  }
  return result;
}

/** Expects two numbers; the second must not be a literal zero. */
export function divisionSignature(call: TypedCall): RuleType {
  if (call.args[1] === 0) {
    const message = `"${call.name}" by zero is unanswered, whatever the first number is.`;
    call.report(1, 'zero-divisor', message, 'Write another number, or a rule that gives one.');
  }
  return signature(call, [numberType], numberType);
}

/** Expects a list, and a condition on each element. */
export function conditionSignature(call: TypedCall): RuleType {
  call.expect(1, booleanType, elementBindings(call));
  return booleanType;
}

/** Bindings of a list operator's body: the element as `item`, or under the name in the third argument. */
export function elementBindings(call: TypedCall): TypeBindings {
  const item = call.expectList(0);
  const name = call.args.length > 2 ? call.literalText(2) : undefined;
  if (call.args.length < 3) return { ...call.bindings, item };
  if (name === undefined || !/^[a-z][A-Za-z0-9]*$/.test(name) || isRoot(name)) {
    const message = `${JSON.stringify(call.args[2])} cannot name an element.`;
    call.report(2, 'bad-item-name', message, 'Use a word that is no root, such as "line".');
    return call.bindings;
  }
  return { ...call.bindings, named: new Map([...(call.bindings.named ?? []), [name, item]]) };
}

/** Expects a value and a literal format, which is compiled to check it. */
export function formatSignature(
  call: TypedCall,
  wanted: RuleType,
  compileFormat: (format: string) => ((value: never) => unknown) | { readonly unknown: string },
  parts: string,
  result: RuleType,
): RuleType {
  call.expect(0, wanted);
  const format = call.literalText(1);
  const compiled = format === undefined ? undefined : compileFormat(format);
  if (compiled !== undefined && typeof compiled !== 'function') {
    call.report(
      1,
      'bad-date-format',
      `${JSON.stringify(compiled.unknown)} is not a date format that can be used here.`,
      `Use ${parts}; put other letters between single quotes.`,
    );
  }
  return result;
}

/** Expects values that can be equal. */
export function equalitySignature(call: TypedCall): RuleType {
  compareArguments(call, [0, 1]);
  return booleanType;
}

/** Expects numbers, dates or texts, all of one kind. */
export function orderSignature(call: TypedCall): RuleType {
  const indexes = [...call.args.keys()];
  const types = indexes.map((index) => call.type(index));
  for (const index of indexes) {
    const type = types[index];
    if (type?.kind === 'boolean') {
      call.report(
        index,
        'wrong-argument-type',
        `"${call.name}" puts values in order, and true and false have none.`,
        'Compare numbers, dates or texts.',
      );
      return booleanType;
    }
  }
  for (const index of indexes.slice(1)) compareArguments(call, [index - 1, index]);
  return booleanType;
}

function compareArguments(call: TypedCall, [left, right]: readonly [number, number]): void {
  const types: readonly [RuleType, RuleType] = [call.type(left), call.type(right)];
  for (const [index, type] of [[left, types[0]] as const, [right, types[1]] as const]) {
    if (!reportIncomparable(call, index, type)) return;
  }
  reportNeverEqual(call, right, types[0], types[1]);
}

/** Returns false, and reports it, when values of the type cannot be compared. */
export function reportIncomparable(call: TypedCall, index: number, type: RuleType): boolean {
  switch (type.kind) {
    case 'unknown':
      call.expect(index, booleanType);
      return false;
    case 'null':
      call.report(
        index,
        'never-equal',
        `Comparing with null is never true or false: null means unanswered.`,
        'Ask {"answered": …} instead.',
      );
      return false;
    case 'list':
    case 'object':
      call.report(
        index,
        'wrong-argument-type',
        `"${call.name}" compares single values but this is ${type.kind === 'list' ? 'a list' : 'an object'}.`,
        type.kind === 'list' ? 'Use "in", "any-in" or "all-in".' : 'Compare one of its properties.',
      );
      return false;
    default:
      return true;
  }
}

/** Reports two types that have no common value. */
export function reportNeverEqual(call: TypedCall, index: number, left: RuleType, right: RuleType): void {
  if (!isComparable(left, right)) {
    call.report(
      index,
      'never-equal',
      `${capitalise(plainName(left))} can never equal ${plainName(right)}.`,
      helpForOption(call, left, right) ?? helpFor(left, right),
    );
    return;
  }
  const choice = left.kind === 'choice' ? left : right.kind === 'choice' ? right : undefined;
  const other = choice === left ? right : left;
  const texts = textsOf(other);
  if (choice === undefined || texts === undefined) return;
  const strays = texts.filter((text) => !choice.ids.includes(text));
  // Two closed choices need only one common id; a literal text must be one of the ids.
  if (other.kind === 'choice' ? strays.length < texts.length : strays.length === 0) return;
  const stray = strays[0] ?? '';
  call.report(
    index,
    'unknown-option',
    `There is no option ${JSON.stringify(stray)} here.`,
    advise(stray, choice.ids),
  );
}

/** Help for an option that is compared with a number: the number may be in a column of its document. */
function helpForOption(call: TypedCall, left: RuleType, right: RuleType): string | undefined {
  const choice = left.kind === 'choice' ? left : right;
  const number = choice === left ? right : left;
  if (choice.kind !== 'choice' || number.kind !== 'number') return undefined;
  const columns = [...(call.context.options ?? [])].flatMap(([id, options]) =>
    choice.ids.every((each) => options.ids.includes(each))
      ? Object.entries(options.columns).flatMap(([column, { kind }]) =>
          kind === 'number' ? [[id, column]] : [],
        )
      : [],
  );
  const [[id, column] = ['id of the options', 'column']] = columns;
  const path = call.args.map(referredPath).find((each) => each !== undefined) ?? '…';
  return `An option is the text of its id. Look a number of it up: lookup('${id}', ${path}, '${column}').`;
}

function referredPath(rule: unknown): string | undefined {
  const path = typeof rule === 'object' && rule !== null && 'var' in rule ? rule.var : undefined;
  return typeof path === 'string' ? path : undefined;
}

function helpFor(left: RuleType, right: RuleType): string {
  const kinds = [left.kind, right.kind];
  if (kinds.includes('date'))
    return 'Write dates as "yyyy-mm-dd"; turn text into a date with "parseDate(…)".';
  if (kinds.includes('number') && kinds.some((kind) => kind === 'text' || kind === 'choice')) {
    return 'Write the number without quotation marks, or the text with them.';
  }
  return 'Compare values of the same type.';
}

function plainName(type: RuleType): string {
  switch (type.kind) {
    case 'boolean':
      return 'a true-or-false value';
    case 'number':
      return 'a number';
    case 'date':
      return 'a date';
    case 'choice':
      return 'an option';
    default:
      return type.kind === 'text' && type.values?.length === 1
        ? `the text ${JSON.stringify(type.values[0])}`
        : 'a text';
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
