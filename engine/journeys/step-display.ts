import type { Form, Rule } from '#schemas';
import type { Answers, JsonValue } from '../answers/answers.ts';
import { answerNames } from '../answers/questions.ts';
import { type CompiledForm, compileForm, type FormDocuments } from '../forms/compile-form.ts';
import {
  defaultAnswers,
  evaluateForm,
  type FormEvaluation,
  type Surroundings,
} from '../forms/evaluate-form.ts';
import type { CompiledRule } from '../rules/compile.ts';
import { compileOptional, holds, textGiven } from '../rules/condition.ts';
import type { RuleScope } from '../rules/scope.ts';

/** What stands around a step's form, as plain data: chips, summary, and the words of its button. */
export interface DisplayModel {
  /** Answers of other steps that the display reads; sensitive ones are masked. */
  readonly before: Answers;
  /** Names of the sensitive answers of this step's form that the display reads. */
  readonly masked: readonly string[];
  readonly submitLabel: Rule | undefined;
  /** Undefined for a button that is always ready. */
  readonly submitReady: Rule | undefined;
  readonly chips: readonly ChipModel[];
  readonly changeLabel: string | undefined;
  /** Undefined on steps that do not show it. */
  readonly summary:
    | {
        readonly title: string;
        readonly openLabel: string;
        readonly form: Form;
        /** Answers to the summary's own switches. */
        readonly given: Answers;
      }
    | undefined;
}

/** A chip that leads back to a step. */
export interface ChipModel {
  readonly step: string;
  readonly href: string;
  readonly label: Rule;
  readonly when?: Rule;
}

/** What stands around a step's form just now. */
export interface StepDisplay {
  /** Undefined for a step that has no button. */
  readonly submitLabel: string | undefined;
  /** Whether the button looks as if it could be pressed. */
  readonly submitReady: boolean;
  readonly chips: readonly { readonly step: string; readonly href: string; readonly label: string }[];
  /** The fields of the summary, as those of a form; undefined on steps that do not show it. */
  readonly summary: FormEvaluation | undefined;
}

export interface CompiledDisplay {
  readonly model: DisplayModel;
  readonly submitLabel: CompiledRule | undefined;
  readonly submitReady: CompiledRule | undefined;
  readonly chips: readonly {
    readonly chip: ChipModel;
    readonly label: CompiledRule | undefined;
    readonly when: CompiledRule | undefined;
  }[];
  /** The summary's fields, none where it is not shown; the facts of the display stand in it too. */
  readonly form: CompiledForm;
}

/** Stands in for a sensitive answer, whatever it is. */
export const mask = '••••';

/** Compiles what stands around a step's form, once for a model. */
export function compileDisplay(
  model: DisplayModel,
  facts: { readonly [name: string]: Rule },
  documents: FormDocuments,
): CompiledDisplay {
  const empty: Form = { kind: 'form', id: 'display', schemaVersion: 1, fields: [] };
  return {
    model,
    submitLabel: compileOptional(model.submitLabel),
    submitReady: compileOptional(model.submitReady),
    chips: model.chips.map((chip) => ({
      chip,
      label: compileOptional(chip.label),
      when: compileOptional(chip.when),
    })),
    form: compileForm(model.summary?.form ?? empty, facts, documents),
  };
}

/**
 * What stands around a step's form just now. It sees sensitive answers masked, so that none is ever shown again.
 * @param answers the answers of the step's form that count
 * @param isValid tells whether every answer of the step's form holds; asked only where a rule reads it
 * @param given answers to the summary's own switches; those of the model when left out
 */
export function evaluateDisplay(
  { model, submitLabel, submitReady, chips, form }: CompiledDisplay,
  answers: Answers,
  surroundings: Surroundings,
  isValid: () => boolean,
  given: Answers = model.summary?.given ?? {},
): StepDisplay {
  const before = { ...model.before, ...maskAnswers(answers, new Set(model.masked)) };
  const evaluation = evaluateForm(form, before, { ...defaultAnswers(form), ...given }, surroundings);
  const { scope } = evaluation;
  return {
    submitLabel: textGiven(submitLabel, scope),
    submitReady: submitReady === undefined || holds(submitReady, { ...scope, form: lazily(isValid) }),
    chips: chips.flatMap(({ chip: { step, href }, label, when }) => {
      const text = when === undefined || holds(when, scope) ? textGiven(label, scope) : undefined;
      return text === undefined ? [] : [{ step, href, label: text }];
    }),
    summary: model.summary && evaluation,
  };
}

function lazily(isValid: () => boolean): NonNullable<RuleScope['form']> {
  return {
    get isValid() {
      return isValid();
    },
  };
}

/** Answers with the sensitive ones masked; an unanswered one stays so. */
export function maskAnswers(answers: Answers, sensitive: ReadonlySet<string>): Answers {
  const masked: { [name: string]: JsonValue | undefined } = { ...answers };
  for (const name of sensitive) if (masked[name] !== undefined) masked[name] = mask;
  return masked;
}

/** Names of the answers that a form holds. */
export function namesOf(form: Form): ReadonlySet<string> {
  return new Set(form.fields.flatMap(answerNames));
}
