import { evaluateRule, type Problem, pointerOf, type RuleScope } from '#engine';
import {
  type Call,
  type Cell,
  compileCapped,
  type Evaluation,
  isRuleIn,
  measure,
  readCall,
  toCompiled,
  written,
} from '#engine/parts';
import type { Rule } from '#schemas';
import { phraseRule, phraseValue, type RuleLabels } from './describe.ts';

/** One part of a rule with its value. */
export interface Explanation {
  /** The part in English. */
  readonly text: string;
  /** Pointer to the part in the rule; parts of a decision or function are below its id. */
  readonly pointer: string;
  /** `undefined` when unanswered, unknown or a fault. */
  readonly value: unknown;
  readonly fault: Problem | undefined;
  /** False when the value of the whole does not depend on this part. */
  readonly decisive: boolean;
  readonly parts: readonly Explanation[];
}

/** Most parts of an explanation; a longer one is cut. */
const mostParts = 500;
const mostElements = 10;

/** Explains the value of a rule in one scope: every part, its value, and whether it was decisive. */
export function explainRule(rule: Rule, scope: RuleScope, labels: RuleLabels = {}): Explanation {
  const room = { left: mostParts };
  const place: Place = { scope, named: new Map() };
  if (measure(rule) !== undefined) {
    const { value, fault } = evaluatePart(rule, place);
    return { text: 'a rule too large', pointer: '', value, fault, decisive: true, parts: [] };
  }
  return explain(rule, place, '', true, { labels, room });
}

/** An explanation as indented lines, one for each part: `✓` true, `✗` false, `?` unknown, `•` other. */
export function renderExplanation(explanation: Explanation): readonly string[] {
  const lines: string[] = [];
  const render = ({ text, value, fault, decisive, parts }: Explanation, depth: number): void => {
    const mark =
      value === true ? '✓' : value === false ? '✗' : value === undefined || value === null ? '?' : '•';
    const outcome = fault === undefined ? phraseValue(value) : `fault: ${fault.message}`;
    lines.push(`${'  '.repeat(depth)}${mark} ${text}: ${outcome}${decisive ? '' : ' (did not decide)'}`);
    for (const part of parts) render(part, depth + 1);
  };
  render(explanation, 0);
  return lines;
}

/** Context for evaluating a part: the scope, and the named elements of enclosing list operators. */
interface Place {
  readonly scope: RuleScope;
  readonly named: ReadonlyMap<string, Cell>;
}

/** Evaluates a part of a rule whose size has been checked as a whole. */
function evaluatePart(part: unknown, { scope, named }: Place): Evaluation {
  return evaluateRule(toCompiled(compileCapped(part, { named }), part), scope);
}

interface Explaining {
  readonly labels: RuleLabels;
  readonly room: { left: number };
}

function explain(
  rule: unknown,
  place: Place,
  pointer: string,
  decisive: boolean,
  explaining: Explaining,
): Explanation {
  explaining.room.left -= 1;
  const { value, fault } = evaluatePart(rule, place);
  const call = readCall(rule);
  const parts = call === undefined ? [] : explainParts(call, place, pointer, value, explaining);
  return { text: phraseRule(rule, explaining.labels), pointer, value, fault, decisive, parts };
}

function explainParts(
  call: Call,
  place: Place,
  pointer: string,
  value: unknown,
  explaining: Explaining,
): readonly Explanation[] {
  const below = pointer + pointerOf(call.name);
  const part = (index: number, inner: Place, decisive: boolean): Explanation | undefined => {
    const at = Array.isArray(call.body) ? below + pointerOf(index) : below;
    return explaining.room.left <= 0 ? undefined : explain(call.args[index], inner, at, decisive, explaining);
  };
  switch (call.name) {
    case 'var':
    case 'literal':
    case 'object':
    case 'options':
      return [];
    case 'decide':
    case 'call':
      return explainDocument(
        written(call.args[0]),
        { ...place.scope, input: inputOf(call, place) },
        below,
        explaining,
      );
    case 'map':
    case 'filter':
    case 'find':
    case 'some':
    case 'all':
    case 'none':
      return [part(0, place, true), ...eachElement(call, place, value, part)].filter(isDefined);
    case 'sort':
    case 'group':
    case 'reduce':
      return [part(0, place, true)].filter(isDefined);
    default: {
      const decisive = decisiveArguments(call, place, value);
      return call.args
        .map((arg, index) => (readCall(arg) === undefined ? undefined : part(index, place, decisive(index))))
        .filter(isDefined);
    }
  }
}

/** Which arguments decided the value: for `and` and `or` those equal to it, for an `if` the branch taken. */
function decisiveArguments(call: Call, place: Place, value: unknown): (index: number) => boolean {
  const valueAt = (index: number) => evaluatePart(call.args[index], place).value ?? undefined;
  if (call.name === 'and' || call.name === 'or') return (index) => valueAt(index) === value;
  if (call.name !== 'if') return () => true;
  let taken = call.args.length % 2 === 1 ? call.args.length - 1 : -1;
  for (let index = 0; index + 1 < call.args.length; index += 2) {
    if (valueAt(index) !== true) continue;
    taken = index + 1;
    break;
  }
  // Without a true condition all conditions were decisive, with or without an "else".
  const noneIsTrue = taken === -1 || (taken === call.args.length - 1 && call.args.length % 2 === 1);
  return (index) => index === taken || (index % 2 === 0 && (noneIsTrue || index < taken));
}

/** Explains the body for the first elements of the list. */
function eachElement(
  call: Call,
  place: Place,
  value: unknown,
  part: (index: number, inner: Place, decisive: boolean) => Explanation | undefined,
): readonly (Explanation | undefined)[] {
  const list = evaluatePart(call.args[0], place).value;
  if (!Array.isArray(list)) return [];
  const decides = (found: unknown) => {
    if (call.name === 'some' || call.name === 'find')
      return value === false || value === undefined || found === true;
    if (call.name === 'none') return value === true || found === true;
    return call.name !== 'all' || value === true || found === value;
  };
  return list.slice(0, mostElements).map((item: unknown) => {
    const explanation = part(1, withElement(call, place, item), true);
    return explanation && { ...explanation, decisive: decides(explanation.value) };
  });
}

/** The context of a list operator's body for one element. */
function withElement({ args: [, , name] }: Call, { scope, named }: Place, item: unknown): Place {
  if (typeof name !== 'string') return { scope: { ...scope, item }, named };
  return { scope, named: new Map([...named, [name, { value: item }]]) };
}

/** Evaluates the arguments of a decision or function. */
function inputOf({ args }: Call, place: Place): unknown {
  return evaluatePart({ object: args[1] ?? {} }, place).value;
}

/** Explains the rows of a decision up to the first true one, else `otherwise` or a function's value. */
function explainDocument(
  id: string,
  scope: RuleScope,
  below: string,
  explaining: Explaining,
): readonly Explanation[] {
  const { rows = [], otherwise } = scope.decisions(id)?.source ?? {};
  const place: Place = { scope, named: new Map() };
  const at = below + pointerOf(id);
  const parts: Explanation[] = [];
  for (const [index, row] of rows.entries()) {
    if (explaining.room.left <= 0 || measure(row.when) !== undefined) return parts;
    const part = explain(row.when, place, `${at}/rows/${index}/when`, true, explaining);
    parts.push(part);
    if (part.value === true) return parts;
  }
  const isRule = isRuleIn(otherwise) && measure(otherwise) === undefined;
  if (isRule && explaining.room.left > 0)
    parts.push(explain(otherwise, place, `${at}/otherwise`, true, explaining));
  return parts;
}

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
