import {
  type Answers,
  type CompiledField,
  compileForm,
  entryName,
  evaluateForm,
  type FormEvaluation,
  formatsOf,
  type ItemEvaluation,
  itemsIn,
  type JsonValue,
  type ListItem,
  offeredOptions,
  readAnswer,
  type Surroundings,
  sameAnswer,
  type ValidationRules,
  validateForm,
  writeAnswer,
} from '#engine';
import { emptyScope } from '../support/journeys/rule-scope.ts';
import type { GeneratedCase, Plan } from './generated-form.ts';
import type { Verdict } from './verdict.ts';

/** Answers a form with the engine alone: no page, no session, no request. */
export function answerAlone(
  { form, facts, plan, language = 'en' }: GeneratedCase,
  rules: ValidationRules,
): Verdict {
  const surroundings: Surroundings = { ...emptyScope, now: '2026-03-01', formats: formatsOf(language) };
  const compiled = compileForm(form, facts, { options: () => undefined, decision: () => undefined });
  let given: Answers = compiled.defaults;
  let evaluation = evaluateForm(compiled, {}, given, surroundings);
  for (;;) {
    const next = answerShown(evaluation, given, plan);
    const isStable = form.fields.every(({ name }) => sameAnswer(next[name], given[name]));
    given = next;
    evaluation = evaluateForm(compiled, {}, given, surroundings);
    if (isStable) break;
  }
  const problems = validateForm(evaluation, rules).map(({ field, message }) => ({ field, message }));
  return {
    relevant: evaluation.relevant.flatMap(({ field: { name } }) => [
      name,
      ...(evaluation.items[name] ?? []).flatMap(({ id, relevant }) =>
        relevant.map(({ field }) => entryName(name, id, field.name)),
      ),
    ]),
    problems,
    submitted: problems.length === 0 ? evaluation.answers : undefined,
    isFaulty: problems.length === 0 && evaluation.fault !== undefined,
  };
}

/** The answers after every shown field has been filled in with the visitor's plan. */
function answerShown({ relevant, scope, items }: FormEvaluation, given: Answers, plan: Plan): Answers {
  const answers = { ...given };
  for (const compiled of relevant) {
    const { name } = compiled.field;
    answers[name] = compiled.items
      ? (itemsIn(given[name]).map((item) => {
          const evaluated = items[name]?.find(({ id }) => id === item.id);
          return evaluated ? itemShown(name, item, evaluated, plan) : item;
        }) as JsonValue)
      : answerTo(compiled, given, plan[name], scope);
  }
  return answers;
}

/** The answers of an item after each of its shown questions has been answered. */
function itemShown(list: string, item: ListItem, { relevant, scope }: ItemEvaluation, plan: Plan): ListItem {
  const answers = relevant.map((compiled) => {
    const { name } = compiled.field;
    return [name, answerTo(compiled, item, plan[entryName(list, item.id, name)], scope)] as const;
  });
  return { ...item, ...Object.fromEntries(answers) };
}

function answerTo(
  compiled: CompiledField,
  given: Answers,
  wanted: readonly string[] = [],
  scope: FormEvaluation['scope'],
) {
  const offered = new Set(offeredOptions(compiled, scope).map(({ id }) => id));
  return readAnswer(compiled.field, textsOf(compiled, given, wanted, offered), scope.formats);
}

/**
 * Content of a control after the visitor has done what is possible: choices not on offer cannot be chosen.
 */
function textsOf(
  { field }: CompiledField,
  given: Answers,
  wanted: readonly string[],
  offered: ReadonlySet<string>,
): readonly string[] {
  const held = writeAnswer(field, given[field.name]);
  switch (field.type) {
    case 'radio-group': {
      const chosen = wanted.filter((id) => offered.has(id));
      // A chosen radio button can only be replaced by another.
      return chosen.length > 0 ? chosen : held.filter((id) => offered.has(id));
    }
    case 'yes-no':
      return wanted.length > 0 ? wanted : held;
    case 'select':
    case 'checkbox-group':
      return [...offered].filter((id) => wanted.includes(id));
    default:
      return wanted;
  }
}
