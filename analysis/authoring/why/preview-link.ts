import {
  answerNames,
  type CompiledField,
  type JsonValue,
  readAnswer,
  validateField,
  writeAnswer,
} from '#engine';
import type { VisitedStep } from '#engine/parts';
import { openSteps, type WhyContext } from './why-context.ts';

/** A step of a journey with answers, to be opened in a preview. */
export interface PreviewPlace {
  readonly journey: string;
  readonly step: string;
  readonly answers: { readonly [name: string]: JsonValue };
}

/** The address, on the site, that opens a step with answers in a preview. */
export function previewLink({ journey, step, answers }: PreviewPlace): string {
  const entries = Object.entries({ journey, step, answers: JSON.stringify(answers) });
  return `/api/preview?${entries.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** The answers that count in a walk, with invented ones in place of those that are sensitive. */
export function answersToShare(context: WhyContext): PreviewPlace['answers'] {
  const { sensitive } = context.compiled;
  const shared: { [name: string]: JsonValue } = {};
  for (const visited of openSteps(context)) {
    for (const compiled of visited.evaluation.relevant) {
      const { name } = compiled.field;
      for (const each of answerNames(compiled.field)) {
        const answer = visited.evaluation.answers[each];
        if (answer === undefined) continue;
        if (!sensitive.has(each)) shared[each] = answer;
        else if (each === name) Object.assign(shared, named(name, inventAnswer(compiled, visited, context)));
      }
    }
  }
  return shared;
}

function named(name: string, answer: JsonValue | undefined): PreviewPlace['answers'] {
  return answer === undefined ? {} : { [name]: answer };
}

/** Sample answers. Most questions accept one of them. */
const invented = [
  'Example', 'visitor@example.org', '1980-01-31', '2010-01-31', '0210000000', '041234567', '12345678', '1234', 'AB123456', 'AB12CD', '12', '1', 'true',
]; // biome-ignore format: one line

/** An answer that fits a question; undefined if none of ours does. */
function inventAnswer(
  compiled: CompiledField,
  { evaluation, step }: VisitedStep,
  { environment }: WhyContext,
): JsonValue | undefined {
  const { field } = compiled;
  const rules = environment.validation(step.form.id);
  return invented
    .map((text) => readAnswer(field, [text]))
    .find((answer) => {
      if (answer === undefined) return false;
      const answers = { ...evaluation.answers, [field.name]: answer };
      const scope = { ...evaluation.scope, answers };
      return validateField(compiled, { ...evaluation, answers, scope }, rules) === undefined;
    });
}

/** Given answers as the questions of a journey would read them; those of no question are left out. */
export function readGivenAnswers(
  fields: readonly CompiledField[],
  given: { readonly [name: string]: JsonValue },
): PreviewPlace['answers'] {
  const answers: { [name: string]: JsonValue } = {};
  for (const { field } of fields) {
    for (const name of answerNames(field)) {
      const value = given[name];
      if (value === undefined) continue;
      const read = name === field.name ? readAnswer(field, writeAnswer(field, value)) : String(value);
      if (read !== undefined) answers[name] = read;
    }
  }
  return answers;
}
