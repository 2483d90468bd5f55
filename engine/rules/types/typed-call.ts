import { pointerOf } from '../../base/json/json-pointer.ts';
import { advise, type Help } from '../../base/problems/suggest.ts';
import type { Call } from '../notation/shape.ts';
import { type Checking, report } from './gathering.ts';
import { nameType } from './name-type.ts';
import type { TypeBindings, TypedCall } from './operator-declaration.ts';
import type { AnyOperatorName } from './operator-names.ts';
import { elementOf, listOf, neverType, type RuleType, unknownType } from './rule-type.ts';
import { isAssignable, textsOf } from './type-relations.ts';
import { nodesOf, spendAtWorst, turnOf } from './worst-case.ts';
import { describeWrongMember } from './wrong-member.ts';

/** Creates the use of an operator for its declaration. */
export function typedCall(
  name: AnyOperatorName,
  { args, body }: Call,
  pointer: string,
  bindings: TypeBindings,
  checking: Checking,
): TypedCall {
  const known = new Map<number, RuleType>();
  const here = pointer + pointerOf(name);
  const place = (index: number | undefined): string => {
    if (index === undefined) return pointer;
    return Array.isArray(body) ? here + pointerOf(index) : here;
  };
  const reportAt: TypedCall['report'] = (index, code, message, help, below = '') =>
    report(checking, place(index) + below, code, message, help);

  const type: TypedCall['type'] = (index, inner = bindings) => {
    const before = known.get(index);
    if (before !== undefined) return before;
    if (index >= args.length) return neverType;
    let within = checking;
    if (inner !== bindings) {
      // Different bindings mean the body of a list operator, evaluated for each element.
      within = { ...checking, turns: [...checking.turns, turnOf(type(0), args[0])] };
      spendAtWorst(nodesOf(args[index]), within);
    }
    const found = checking.typeOfRule(args[index], place(index), inner, within);
    known.set(index, found);
    return found;
  };

  const expect: TypedCall['expect'] = (index, wanted, inner = bindings) => {
    const found = type(index, inner);
    if (!isAssignable(found, wanted)) reportAt(index, ...mismatch(name, found, wanted));
    return found;
  };

  return {
    name,
    args,
    body,
    bindings,
    context: checking.context,
    type,
    expect,
    report: reportAt,
    expectList: (index) => {
      return elementOf(expect(index, listOf(unknownType)));
    },
    literalText: (index) => {
      const text = args[index];
      if (typeof text === 'string') return text;
      if (index < args.length) {
        const message = `"${name}" expected a text written out in the rule here.`;
        reportAt(index, 'wrong-argument-type', message, 'Write the text itself, not a rule that makes it.');
      }
      return undefined;
    },
    template: (value, path) => checking.typeOfTemplate(value, here + path, bindings, checking),
    depend: (path) => checking.dependencies.add(path),
  };
}

/** Code, message and help for a value of the wrong type. */
export function mismatch(
  name: string,
  found: RuleType,
  wanted: RuleType,
): readonly [code: string, message: string, help: Help] {
  if (found.kind === 'unknown') {
    return [
      'untyped-value',
      `"${name}" expected ${nameType(wanted)} but nothing declares the type of this value.`,
      'Declare it in the schema of the document the value comes from.',
    ];
  }
  if (wanted.kind === 'choice') {
    const stray = textsOf(found)?.find((text) => !wanted.ids.includes(text));
    if (stray !== undefined) {
      return [
        'unknown-option',
        `There is no option ${JSON.stringify(stray)} here.`,
        advise(stray, wanted.ids),
      ];
    }
  }
  const member = describeWrongMember(wanted, found);
  const message = member
    ? `"${name}" found ${nameType(found)} here, but ${member}.`
    : `"${name}" expected ${nameType(wanted, found)} here but found ${nameType(found, wanted)}.`;
  return ['wrong-argument-type', message, helpFor(wanted, found)];
}

function helpFor(wanted: RuleType, found: RuleType): string {
  switch (wanted.kind) {
    case 'boolean':
      return 'Write a condition, such as "a = b" or "a is answered".';
    case 'date':
      return 'Write dates as "yyyy-mm-dd"; turn text into a date with "parseDate(…)".';
    case 'list':
      return found.kind === 'list'
        ? 'Make the list that is wanted with "for item in list return …".'
        : 'Put a single value between square brackets to make a list of one.';
    case 'text':
      return 'Turn a number into text with "cat(…)" or "formatNumber(…)", a date with "formatDate(…)".';
    default:
      return `Give ${nameType(wanted)}: no value is turned into another type by itself.`;
  }
}
