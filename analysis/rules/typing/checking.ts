import {
  advise,
  allOperatorNames,
  declarationOfOperator,
  isOperatorName,
  neverType,
  pointerOf,
  type RuleContext,
  type RuleType,
} from '#engine';
import {
  type Checking,
  countCall,
  evaluationOf,
  type Help,
  isPlainObject,
  isRuleIn,
  joinAll,
  joinElements,
  listOf,
  literalType,
  readCall,
  refusedKeys,
  report,
  type TypeBindings,
  typedCall,
} from '#engine/parts';

/** Starts a check in a context. */
export function startChecking(context: RuleContext): Checking {
  return {
    context,
    problems: [],
    dependencies: new Set(),
    turns: context.turns ?? [],
    worst: { steps: 0, greatest: 0, turns: [] },
    typeOfRule,
    typeOfTemplate,
  };
}

/** Finds the type of a rule and reports its problems. Recursive: the depth must have been checked. */
export function typeOfRule(
  rule: unknown,
  pointer: string,
  bindings: TypeBindings,
  checking: Checking,
): RuleType {
  const { context } = checking;
  const type = findType(rule, pointer, bindings, checking);
  context.observe?.({ rule, type, pointer, context, bindings });
  return type;
}

function findType(rule: unknown, pointer: string, bindings: TypeBindings, checking: Checking): RuleType {
  if (typeof rule !== 'object' || rule === null) return literalType(rule);
  if (Array.isArray(rule)) {
    const types = rule.map((part, index) => typeOfRule(part, pointer + pointerOf(index), bindings, checking));
    return listOf(joinElements(types), rule.length);
  }
  const call = readCall(rule);
  if (call === undefined) {
    const message = `A rule is an object of one key, the operator; this one has ${Object.keys(rule).length}.`;
    report(checking, pointer, 'not-a-rule', message, 'Put data inside {"literal": …} or {"object": …}.');
    return neverType;
  }
  const { name, args } = call;
  if (!isOperatorName(name)) {
    report(checking, pointer, 'unknown-operator', `There is no operator "${name}".`, helpForOperator(name));
    return neverType;
  }
  const [least, most] = evaluationOf(name)?.arity ?? [0, 0];
  if (args.length < least || args.length > most) {
    const message = `"${name}" takes ${nameArity(least, most)} but has ${args.length}.`;
    report(
      checking,
      pointer,
      'wrong-argument-count',
      message,
      'Arguments stand in a list under the operator.',
    );
  }
  const typed = typedCall(name, call, pointer, bindings, checking);
  return countCall(name, typed, declarationOfOperator(name).type(typed), checking);
}

/** Finds the type of JSON with rules in it. */
export function typeOfTemplate(
  template: unknown,
  pointer: string,
  bindings: TypeBindings,
  checking: Checking,
): RuleType {
  if (isRuleIn(template)) return typeOfRule(template, pointer, bindings, checking);
  if (Array.isArray(template)) {
    return listOf(
      joinAll(
        template.map((part, index) => typeOfTemplate(part, pointer + pointerOf(index), bindings, checking)),
      ),
      template.length,
    );
  }
  if (!isPlainObject(template)) return literalType(template);
  const properties: Record<string, RuleType> = {};
  for (const [name, part] of Object.entries(template)) {
    const below = pointer + pointerOf(name);
    if (refusedKeys.has(name))
      report(checking, below, 'refused-key', `The key "${name}" is refused.`, 'Use another name.');
    else properties[name] = typeOfTemplate(part, below, bindings, checking);
  }
  return { kind: 'object', properties, closed: true };
}

/** Operators of JsonLogic that have another name here. */
const elsewhere: Readonly<Record<string, string>> = {
  '?:': 'Use "if".',
  missing: 'Use "answered".',
  missing_some: 'Use "answered".',
  log: 'Use `waymark explain` to see how a rule comes to its value.',
};

function helpForOperator(name: string): Help {
  return (Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined) ?? advise(name, allOperatorNames());
}

function nameArity(least: number, most: number): string {
  const argumentsOf = (count: number) => (count === 1 ? '1 argument' : `${count} arguments`);
  if (least === most) return argumentsOf(least);
  return most === Number.POSITIVE_INFINITY
    ? `at least ${argumentsOf(least)}`
    : `${least} to ${argumentsOf(most)}`;
}
