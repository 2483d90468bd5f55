import {
  areFixed,
  type CompiledField,
  compileRule,
  evaluateRule,
  type JsonValue,
  type RuleScope,
  requiredOf,
} from '#engine';
import { answerChecks, callsIn, holds } from '#engine/parts';
import type { Rule } from '#schemas';
import { sampleLists } from '../../constraints/samples/sample-answers.ts';
import { admits, limitsOfItems, valuesOfAnswer } from './answer-values.ts';
import { sublists } from './lists-of-choices.ts';
import type { ItemCondition, Partitions } from './partitions.ts';

/** Most combinations of the answers of an item that are told apart. */
const mostItems = 512;

/** Most kinds of items. Every selection of them makes a list. */
const mostKinds = 7;

/** Most lists that represent all. */
const mostLists = 256;

/** An item, with its answers by name. */
type Item = { readonly [name: string]: unknown };

/** The rules of a question that read its item as `item`: those of its options do not. */
export function itemRulesOf({ field, when }: CompiledField): readonly Rule[] {
  const required = requiredOf(field);
  return [
    ...(when ? [when.source as Rule] : []),
    ...(required === undefined ? [] : [required]),
    ...answerChecks(field).map(({ that }) => that),
  ];
}

/** Whether rules of the questions of a list may refuse an item, whatever is answered. */
export function mayRefuseItems({ items }: CompiledField): boolean {
  return (items?.form.fields ?? []).some(mayRefuse);
}

function mayRefuse({ checks, options }: CompiledField): boolean {
  return checks.length > 0 || (options !== undefined && !areFixed(options));
}

/**
 * Lists that represent all answers to a list of items: each selection of the kinds of items that rules tell apart, and
 * each of those in every length where rules ask how many items there are. Undefined if they are too many.
 */
export function listsOfItems(
  list: CompiledField,
  path: string,
  partitions: Partitions,
  scope: RuleScope,
): readonly JsonValue[] | undefined {
  const kinds = kindsOfItems(list, path, partitions, scope);
  if (kinds === undefined || kinds.length > mostKinds) return undefined;
  const { fewest, most } = limitsOfItems(list);
  const names = kinds.map((_, index) => String(index));
  const selections = sublists(names).filter(({ length }) => length > 0 && length <= most);
  const lists = selections.flatMap((selection) => {
    // A list that is being filled in may have fewer items than it must have.
    const padded = Math.max(fewest, selection.length);
    const shortest = partitions.isCounted(path) ? selection.length : padded;
    const longest = partitions.isCounted(path) ? most : padded;
    const chosen = selection.map((name) => kinds[Number(name)] ?? {});
    return Array.from({ length: longest - shortest + 1 }, (_, more) =>
      Array.from({ length: shortest + more }, (_, at) => ({
        ...(chosen[at] ?? chosen[0]),
        id: String(at + 1),
      })),
    );
  });
  return lists.length > mostLists ? undefined : (lists as readonly JsonValue[]);
}

/** An item of each kind that rules tell apart; undefined if there are too many to look at. */
function kindsOfItems(
  list: CompiledField,
  path: string,
  partitions: Partitions,
  scope: RuleScope,
): readonly Item[] | undefined {
  const questions = list.items?.form.fields ?? [];
  const asked = partitions.asksOf(path);
  const rules = questions.flatMap((question) =>
    itemRulesOf(question).filter((rule) => !partitions.isOpenIn(rule, path)),
  );
  const read = new Set([
    ...asked.flatMap(({ rule, item }) => namesIn(rule, item)),
    ...rules.flatMap((rule) => namesIn(rule, 'item')),
    ...questions.filter(mayRefuse).map(nameOf),
  ]);
  const told = questions.filter(({ field }) => read.has(field.name));
  const values = told.map((question) => {
    const { name } = question.field;
    return [
      name,
      valuesOfAnswer(`${path.slice('answers.'.length)}.*.${name}`, [question], partitions),
    ] as const;
  });
  if (values.reduce((product, [, each]) => product * each.length, 1) > mostItems) return undefined;
  const [[sample = {}] = []] = sampleLists(list, [1], '2000-01-01') as readonly (readonly Item[])[];
  const all = values.reduce<readonly Item[]>(
    (items, [name, each]) => items.flatMap((item) => each.map((value) => ({ ...item, [name]: value }))),
    [sample],
  );
  const signatureOf = signatures(list, path, partitions, scope, asked);
  if (signatureOf === undefined) return undefined;
  const kinds = new Map<string, Item>();
  for (const item of all) {
    const key = signatureOf(item);
    if (!kinds.has(key)) kinds.set(key, withoutBlanks(item));
  }
  return [...kinds.values()];
}

function withoutBlanks(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

/** Most questions whose conditions read more than their item. Each may be shown or not. */
const mostHidden = 3;

/** A text that is equal for items that no rule tells apart; undefined where too much decides about an item besides its answers. */
function signatures(
  list: CompiledField,
  path: string,
  partitions: Partitions,
  scope: RuleScope,
  asked: readonly ItemCondition[],
): ((item: Item) => string) | undefined {
  const form = list.items?.form;
  const questions = (form?.order ?? []).flatMap((node) => (node.node === 'field' ? [node.compiled] : []));
  const isDecided = (rule: unknown) => readsOnly(rule, 'item') && !partitions.isOpenIn(rule, path);
  const isMixed = (rule: unknown) => rule !== undefined && !isDecided(rule);
  const hidden = questions.filter(({ when }) => isMixed(when?.source)).map(nameOf);
  if (hidden.length > mostHidden) return undefined;
  const own = questions.flatMap(itemRulesOf).filter((rule) => !partitions.isOpenIn(rule, path));
  const valued = new Set([
    ...asked.flatMap(({ rule, item }) => (readsOnly(rule, item) ? [] : namesIn(rule, item))),
    ...own.flatMap((rule) => (isDecided(rule) ? [] : namesIn(rule, 'item'))),
    ...questions.filter(({ options }) => options && !areFixed(options)).map(nameOf),
  ]);
  const answered = questions.filter((question) => itemRulesOf(question).some(isMixed)).map(nameOf);
  const outcomes = asked
    .filter(({ rule, item }) => readsOnly(rule, item))
    .map(({ rule, item }) => compileRule(someOf({ rule, item })));
  return (item) =>
    JSON.stringify([
      sublists(hidden).map((left) => outcomesWithout(left, item)),
      [...valued].map((name) => item[name] ?? null),
      answered.map((name) => item[name] !== undefined),
    ]);

  /** Outcomes, for an item, of the rules that read nothing but it, where some of its questions are not asked. */
  function outcomesWithout(left: readonly string[], whole: Item): readonly unknown[] {
    const item: { [name: string]: unknown } = { ...whole };
    for (const name of left) delete item[name];
    const isAsked = ({ field, when }: CompiledField) =>
      !left.includes(field.name) && !(when && isDecided(when.source) && !holds(when, { ...scope, item }));
    for (const question of questions) if (!isAsked(question)) delete item[question.field.name];
    const seen = outcomes.map((rule) => evaluateRule(rule, { ...scope, answers: { items: [item] } }).value);
    const isAccepted = questions.every((question) => !isAsked(question) || accepts(question, item));
    return [...seen.map((value) => value ?? null), isAccepted];
  }

  function accepts(question: CompiledField, item: Item): boolean {
    const { field, required, checks } = question;
    const within = { ...scope, item };
    const value = item[field.name];
    if (value === undefined) return !required || !isDecided(requiredOf(field)) || !holds(required, within);
    return (
      admits(question, value, scope) &&
      checks.every(({ that }) => !isDecided(that.source) || evaluateRule(that, within).value !== false)
    );
  }
}

/** The rule that a condition holds for some of `answers.items`. */
function someOf({ rule, item }: ItemCondition): Rule {
  const named = item === 'item' ? [] : [item];
  return { some: [{ var: 'answers.items' }, rule as Rule, ...named] };
}

function nameOf({ field }: CompiledField): string {
  return field.name;
}

/** The answers of an item that a rule reads. */
function namesIn(rule: unknown, item: string): readonly string[] {
  return pathsIn(rule).flatMap((path) => {
    const [root, name] = path.split('.');
    return root === item && name !== undefined ? [name] : [];
  });
}

/** Whether a rule reads nothing but an item. */
function readsOnly(rule: unknown, item: string): boolean {
  return pathsIn(rule).every((path) => path.split('.', 1).join() === item);
}

/** The paths that a rule reads; a decision or function counts as one. */
const pathsIn: (rule: unknown) => readonly string[] = (rule) =>
  [...callsIn(rule)].flatMap(({ name, args: [path] }) => {
    if (name === 'var') return [String(path)];
    return ['decide', 'call', 'lookup', 'options'].includes(name) ? [name] : [];
  });
