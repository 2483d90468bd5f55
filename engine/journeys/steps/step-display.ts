import type { Form } from '#schemas';
import type { Answers, JsonValue } from '../../base/values/answers.ts';
import { answerNames } from '../../forms/answers/questions.ts';
import { type CompiledForm, compileForm } from '../../forms/compile-form.ts';
import { evaluateForm, type FormEvaluation, type Surroundings } from '../../forms/evaluate-form.ts';
import type { FindOptions } from '../../forms/field-options.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import type { CompiledRule } from '../../rules/evaluation/compile.ts';
import { compileOptional, holds, textGiven } from '../../rules/evaluation/condition.ts';
import { followReads, namesRead } from '../../rules/notation/reads.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';
import { mask, maskText } from '../model/sensitive-results.ts';
import { pickNames } from '../walk/pick-read.ts';
import {
  type ChipDefinition,
  type DisplayDefinition,
  documentsIn,
  type StepDefinition,
} from './step-definition.ts';

/** Answers and facts for chips, summary and button label. */
export interface DisplayAnswers {
  /** Answers of other steps that these rules read; sensitive ones are masked. */
  readonly before: Answers;
  /** Answers to the summary's own fields. */
  readonly given: Answers;
  /** Values of the facts that these rules read and that cannot change on the step. */
  readonly fixedFacts: { readonly [name: string]: JsonValue | undefined };
}

/** Chips, summary and button of a step for given answers. */
export interface StepDisplay {
  /** Undefined for a step without a button. */
  readonly submitLabel: string | undefined;
  /** Whether the button looks enabled. */
  readonly submitReady: boolean;
  readonly chips: readonly {
    readonly step: string;
    readonly href: string;
    readonly label: string;
    readonly language?: string;
  }[];
  /** The evaluated fields of the summary; undefined for a step without it. */
  readonly summary: FormEvaluation | undefined;
}

export interface CompiledDisplay {
  readonly definition: DisplayDefinition;
  readonly submitLabel: CompiledRule | undefined;
  readonly submitReady: CompiledRule | undefined;
  readonly chips: readonly {
    readonly chip: ChipDefinition;
    readonly label: CompiledRule | undefined;
    readonly when: CompiledRule | undefined;
  }[];
  /** The summary's fields, if shown, and the facts that chips, summary and button read. */
  readonly form: CompiledForm;
  /** Names of the answers that these rules read; undefined if they may read any. */
  readonly read: ReadonlySet<string> | undefined;
}

/** Compiles chips, summary and button label. Memoized by definition. */
export const compileDisplay: (definition: StepDefinition) => CompiledDisplay = memoize(
  (definition: StepDefinition) => {
    const { display, facts } = definition;
    const empty: Form = { kind: 'form', id: 'display', schemaVersion: 2, fields: [] };
    return {
      definition: display,
      submitLabel: compileOptional(display.submitLabel),
      submitReady: compileOptional(display.submitReady),
      chips: display.chips.map((chip) => ({
        chip,
        label: compileOptional(chip.label),
        when: compileOptional(chip.when),
      })),
      form: compileForm(
        display.summary?.form ?? empty,
        pickNames(facts, new Set(display.facts)),
        documentsIn(definition),
      ),
      read: answersRead(definition),
    };
  },
);

/** Names of the answers read; undefined if a rule reads `form`, which depends on every answer of the form. */
function answersRead(definition: StepDefinition): ReadonlySet<string> | undefined {
  const { display, facts } = definition;
  const { options, decision } = documentsIn(definition);
  const { paths } = followReads(displayRules(display, options), { facts, decision });
  return namesRead(paths, 'form')?.size === 0 ? namesRead(paths, 'answers') : undefined;
}

/** Every rule of chips, summary and button. */
export function displayRules(
  { submitLabel, submitReady, chips, summary }: Omit<DisplayDefinition, 'facts'>,
  options: FindOptions,
): readonly unknown[] {
  return [
    submitLabel,
    submitReady,
    ...chips.flatMap(({ label, when }) => [label, when]),
    ...(summary?.form.fields ?? []).flatMap((field) => fieldRules(field, options)),
  ];
}

/**
 * Evaluates chips, summary and button label. Sensitive answers are masked.
 * @param answers the answers of the step's form that count
 * @param isValid whether all answers of the step's form are valid; called only if a rule reads it
 * @param others answers of other steps and of the summary's own fields
 */
export function evaluateDisplay(
  { definition, submitLabel, submitReady, chips, form }: CompiledDisplay,
  answers: Answers,
  surroundings: Surroundings,
  isValid: () => boolean,
  others: DisplayAnswers,
): StepDisplay {
  const { given } = others;
  const before = { ...others.before, ...maskAnswers(answers, new Set(definition.masked)) };
  const known = { ...surroundings, fixedFacts: others.fixedFacts };
  const evaluation = evaluateForm(form, before, { ...form.defaults, ...given }, known);
  const { scope } = evaluation;
  return {
    submitLabel: textGiven(submitLabel, scope),
    submitReady: submitReady === undefined || holds(submitReady, { ...scope, form: lazily(isValid) }),
    chips: chips.flatMap(({ chip: { step, href, language }, label, when }) => {
      const text = when === undefined || holds(when, scope) ? textGiven(label, scope) : undefined;
      const own = language !== undefined && { language };
      return text === undefined ? [] : [{ step, href, label: text, ...own }];
    }),
    summary: definition.summary && evaluation,
  };
}

function lazily(isValid: () => boolean): NonNullable<RuleScope['form']> {
  return {
    get isValid() {
      return isValid();
    },
  };
}

/** Masks sensitive answers; unanswered ones stay unanswered. */
export function maskAnswers(answers: Answers, sensitive: ReadonlySet<string>): Answers {
  const masked: { [name: string]: JsonValue | undefined } = { ...answers };
  for (const name of sensitive) {
    const answer = masked[name];
    if (answer !== undefined) masked[name] = typeof answer === 'string' ? maskText(answer) : mask;
  }
  return masked;
}

/** Names of the answers in a form. */
export function namesOf(form: Form): ReadonlySet<string> {
  return new Set(form.fields.flatMap(answerNames));
}
