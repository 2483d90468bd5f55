import type { Form } from '#schemas';
import type { Answers, JsonValue } from '../../answers/answers.ts';
import { answerNames } from '../../answers/questions.ts';
import { type CompiledForm, compileForm } from '../../forms/compile-form.ts';
import {
  defaultAnswers,
  evaluateForm,
  type FormEvaluation,
  type Surroundings,
} from '../../forms/evaluate-form.ts';
import type { FindOptions } from '../../forms/field-options.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import type { CompiledRule } from '../../rules/evaluation/compile.ts';
import { compileOptional, holds, textGiven } from '../../rules/evaluation/condition.ts';
import { memoize } from '../../rules/evaluation/memoize.ts';
import type { RuleScope } from '../../rules/evaluation/scope.ts';
import { followReads, namesRead } from '../../rules/notation/reads.ts';
import { pickNames } from '../walk/pick-read.ts';
import {
  type ChipDefinition,
  type DisplayDefinition,
  documentsIn,
  type StepDefinition,
} from './step-definition.ts';

/** Values that fill chips, summary and button label. */
export interface DisplayAnswers {
  /** Answers of other steps that the display reads; sensitive ones are masked. */
  readonly before: Answers;
  /** Answers to the summary's own switches. */
  readonly given: Answers;
}

/** Chips, summary and button of a step for given answers. */
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
  readonly definition: DisplayDefinition;
  readonly submitLabel: CompiledRule | undefined;
  readonly submitReady: CompiledRule | undefined;
  readonly chips: readonly {
    readonly chip: ChipDefinition;
    readonly label: CompiledRule | undefined;
    readonly when: CompiledRule | undefined;
  }[];
  /** The summary's fields, none where it is not shown; the facts that the display reads stand in it too. */
  readonly form: CompiledForm;
  /** Names of the answers that something of it reads; undefined where anything may be read. */
  readonly read: ReadonlySet<string> | undefined;
}

/** Stands in for a sensitive answer, whatever it is. */
export const mask = '••••';

/** An address of mail keeps its first letter and its host, so that its owner knows it again; all else is hidden. */
export function maskText(text: string): string {
  const [, first, host] = /^([^@\s])[^@\s]*(@[^@\s]+)$/.exec(text) ?? [];
  return host === undefined ? mask : `${first}${mask}${host}`;
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

/** A button that is ready once every answer holds reads them all. */
function answersRead(definition: StepDefinition): ReadonlySet<string> | undefined {
  const { display, facts } = definition;
  const { options, decision } = documentsIn(definition);
  const { paths } = followReads(displayRules(display, options), { facts, decision });
  return namesRead(paths, 'form')?.size === 0 ? namesRead(paths, 'answers') : undefined;
}

/** Every rule of a step's chips, summary and button. */
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
 * Evaluates chips, summary and button label. Sensitive answers are masked, so that none is ever shown again.
 * @param answers the answers of the step's form that count
 * @param isValid tells whether every answer of the step's form holds; asked only where a rule reads it
 * @param around answers of other steps, and those to the summary's own switches
 */
export function evaluateDisplay(
  { definition, submitLabel, submitReady, chips, form }: CompiledDisplay,
  answers: Answers,
  surroundings: Surroundings,
  isValid: () => boolean,
  around: DisplayAnswers,
): StepDisplay {
  const { given } = around;
  const before = { ...around.before, ...maskAnswers(answers, new Set(definition.masked)) };
  const evaluation = evaluateForm(form, before, { ...defaultAnswers(form), ...given }, surroundings);
  const { scope } = evaluation;
  return {
    submitLabel: textGiven(submitLabel, scope),
    submitReady: submitReady === undefined || holds(submitReady, { ...scope, form: lazily(isValid) }),
    chips: chips.flatMap(({ chip: { step, href }, label, when }) => {
      const text = when === undefined || holds(when, scope) ? textGiven(label, scope) : undefined;
      return text === undefined ? [] : [{ step, href, label: text }];
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

/** Answers with the sensitive ones masked; an unanswered one stays so. */
export function maskAnswers(answers: Answers, sensitive: ReadonlySet<string>): Answers {
  const masked: { [name: string]: JsonValue | undefined } = { ...answers };
  for (const name of sensitive) {
    const answer = masked[name];
    if (answer !== undefined) masked[name] = typeof answer === 'string' ? maskText(answer) : mask;
  }
  return masked;
}

/** Names of the answers that a form holds. */
export function namesOf(form: Form): ReadonlySet<string> {
  return new Set(form.fields.flatMap(answerNames));
}
