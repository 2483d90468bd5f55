import { neverType, parseFormula, type RuleContext, type RuleType } from '#engine';
import {
  type Checking,
  describeWrongMember,
  type Help,
  isAssignable,
  listIds,
  maximumDepth,
  maximumNodes,
  maximumTemplateDepth,
  maximumTemplateNodes,
  measure,
  mismatch,
  nameType,
  quoted,
  type RuleProblem,
  report,
  reportCost,
  type TypeBindings,
} from '#engine/parts';
import { startChecking, typeOfRule, typeOfTemplate } from './checking.ts';

/** Result of checking a rule or a template. */
export interface Checked {
  /** All problems; pointers start at the rule's root, after the context's `pointer`. */
  readonly problems: readonly RuleProblem[];
  readonly type: RuleType;
  /** Paths that the result depends on, including those read by decisions; sorted. */
  readonly dependencies: readonly string[];
  /** Worst-case number of steps, for values of the declared sizes. */
  readonly steps: number;
}

/**
 * Checks a rule in its context: operators, arguments, references, and its type if one is expected. A rule
 * without problems never causes a type error for data of the declared types.
 *
 * @example checkRule({ '>': [{ var: 'answers.guests' }, 4] }, { roots: { answers } }, booleanType)
 */
export function checkRule(rule: unknown, context: RuleContext, expected?: RuleType): Checked {
  const checking = startChecking(context);
  const excess = measure(rule);
  if (excess !== undefined) return tooLarge(checking, excess, maximumDepth, maximumNodes, 'rule');
  return finish(checking, typeOfRule(rule, '', outerBindings(context), checking), expected);
}

/** Checks JSON in which an object with a single key that is an operator's name is a rule. */
export function checkTemplate(template: unknown, context: RuleContext, expected?: RuleType): Checked {
  const checking = startChecking(context);
  const excess = measure(template, maximumTemplateDepth, maximumTemplateNodes);
  if (excess !== undefined)
    return tooLarge(checking, excess, maximumTemplateDepth, maximumTemplateNodes, 'template');
  return finish(checking, typeOfTemplate(template, '', outerBindings(context), checking), expected);
}

/** Element names that exist where a rule begins. */
function outerBindings({ elements }: RuleContext): TypeBindings {
  return elements === undefined ? {} : { named: elements };
}

function finish(checking: Checking, type: RuleType, expected: RuleType | undefined): Checked {
  if (expected !== undefined && !isAssignable(type, expected)) {
    const [code, , help] = mismatch('', type, expected);
    const ownCode = code === 'wrong-argument-type' ? 'wrong-rule-type' : code;
    report(checking, '', ownCode, describeMismatch(expected, type), helpForText(expected, type) ?? help);
  }
  reportCost(checking);
  const { steps } = checking.worst;
  return { problems: checking.problems, type, dependencies: [...checking.dependencies].sort(), steps };
}

/** Help for a text where a condition is expected: the "=" of its formula may be missing. */
function helpForText(expected: RuleType, given: RuleType): Help | undefined {
  const [text, ...others] = given.kind === 'text' ? (given.values ?? []) : [];
  if (expected.kind !== 'boolean' || text === undefined || others.length > 0) return undefined;
  const { rule, faults } = parseFormula(text);
  if (faults.length > 0 || typeof rule !== 'object' || rule === null)
    return 'Write a condition, such as "= answers.a = \'b\'": a formula begins with "=".';
  const meant = `= ${text.trim()}`;
  const help = `A formula begins with "=": write ${quoted(meant)}.`;
  return isPath(rule) ? help : { text: help, correction: { found: text, meant, isWhole: true } };
}

/** A single word may be a formula, too, but is rather a text. */
function isPath(rule: object): boolean {
  return 'var' in rule && !String(rule.var).includes('.');
}

function describeMismatch(expected: RuleType, given: RuleType): string {
  const found = nameType(given, expected);
  const member = describeWrongMember(expected, given);
  return member === undefined
    ? `It should give ${nameType(expected, given)} but gives ${found}.${othersThan(expected, given)}`
    : `It gives ${found}, but ${member}.`;
}

/** The ids that a rule may give and that are not expected, as a sentence. */
function othersThan(expected: RuleType, given: RuleType): string {
  if (expected.kind === 'list' && given.kind === 'list') return othersThan(expected.item, given.item);
  if (expected.kind !== 'choice' || given.kind !== 'choice') return '';
  const others = given.ids.filter((id) => !expected.ids.includes(id));
  const isSome = others.length > 0 && others.length < given.ids.length;
  return isSome ? ` ${listIds(others)} ${others.length === 1 ? 'is' : 'are'} not among them.` : '';
}

function tooLarge(
  checking: Checking,
  excess: 'depth' | 'nodes',
  depth: number,
  nodes: number,
  noun: 'rule' | 'template',
): Checked {
  const [code, cap] =
    excess === 'depth'
      ? [`${noun}-too-deep`, `${depth} levels deep`]
      : [`${noun}-too-large`, `of ${nodes} nodes`];
  report(checking, '', code, `The ${noun} is more than ${cap}.`, 'Move parts of it into facts or decisions.');
  return { problems: checking.problems, type: neverType, dependencies: [], steps: 0 };
}
