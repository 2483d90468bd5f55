import { inWords, isPlainObject, readCall } from '#engine/parts';
import type { Operation } from '#schemas';
import type { RuleLabels } from '../../../rules/english/describe.ts';
import { type Change, type Notice, quote } from '../change.ts';
import { callsOf } from '../journeys/compare-calls.ts';
import { isSameJson } from '../same-json.ts';
import { type Both, type Setting, type Side, settingOf } from '../side.ts';

/** The inputs of an operation in words of the questions whose answers journeys hand to it. */
export function inputLabels(side: Side, operation: string): RuleLabels {
  const words = new Map<string, string>();
  for (const journey of side.of('journey')) {
    const setting = settingOf(side, journey);
    for (const { operation: called, action } of callsOf(journey, setting)) {
      if (called !== operation) continue;
      for (const [name, rule] of membersOf(action.with, setting.facts)) {
        const label = answerIn(rule, setting.labels);
        if (label !== undefined && !words.has(name)) words.set(name, label);
      }
    }
  }
  return { reference: (path) => words.get(/^input\.(\w+)$/.exec(path)?.[1] ?? '') };
}

type Members = readonly (readonly [name: string, rule: unknown])[];

/** The members of what a call is given: a fact stands for what it is worked out from. */
function membersOf(given: unknown, facts: Setting['facts'], seen: ReadonlySet<string> = new Set()): Members {
  if (!isPlainObject(given)) return [];
  const call = readCall(given);
  if (call?.name === 'object') return membersOf(call.args[0], facts, seen);
  if (call?.name === 'extend') return call.args.flatMap((each) => membersOf(each, facts, seen));
  if (call?.name !== 'var') return Object.entries(given);
  const name = /^facts\.(\w+)$/.exec(String(call.args[0]))?.[1];
  return name === undefined || seen.has(name) ? [] : membersOf(facts[name], facts, new Set([...seen, name]));
}

/** The question whose answer a rule is. */
function answerIn(rule: unknown, { reference }: RuleLabels): string | undefined {
  return isPlainObject(rule) && typeof rule.var === 'string' ? reference?.(rule.var) : undefined;
}

interface ComparedInputs {
  /** The operation, as sentences name it. */
  readonly name: string;
  readonly labels: Both<RuleLabels>;
  /** The inputs that other sentences name. */
  readonly said: ReadonlySet<string>;
  readonly notice: Notice;
}

/** Changes of what an operation takes; of both lists, if inputs have no type by name. */
export function* compareInputs(
  [old, now]: readonly [Operation, Operation],
  { name: operation, labels, said, notice }: ComparedInputs,
): Iterable<Change> {
  const subject = `The call ${operation}`;
  if (!hasNames(old.input) || !hasNames(now.input)) {
    if (!isSameJson([old.input, old.optional], [now.input, now.optional]))
      yield notice('operation-input', `${subject} takes other inputs.`);
    return;
  }
  const nameOf = (name: string, { reference }: RuleLabels) =>
    reference?.(`input.${name}`) ?? quote(inWords(name));
  const mayLack = ({ optional = [] }: Operation, name: string) => optional.includes(name);
  for (const [name, type] of Object.entries(now.input)) {
    const words = nameOf(name, labels.after);
    if (!Object.hasOwn(old.input, name)) {
      const where = mayLack(now, name) ? ', where it is answered' : '';
      if (!said.has(name)) yield notice('operation-input', `${subject} takes ${words} too${where}.`);
      continue;
    }
    if (!isSameJson(old.input[name], type))
      yield notice('operation-input', `${subject} takes other values for ${words}.`);
    if (mayLack(old, name) !== mayLack(now, name)) {
      const state = mayLack(now, name) ? 'may do without' : 'cannot do without';
      yield notice('operation-input', `${subject} ${state} ${words} now.`);
    }
  }
  for (const name of Object.keys(old.input))
    if (!Object.hasOwn(now.input, name))
      yield notice('operation-input', `${subject} no longer takes ${nameOf(name, labels.before)}.`);
}

function hasNames(input: Operation['input']): input is Exclude<Operation['input'], string> & object {
  return isPlainObject(input);
}
