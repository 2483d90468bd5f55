import { type CompiledField, defaultOf, type JsonValue } from '#engine';
import { answersAmong, isAnswerOf, sampleAnswers } from '../../constraints/samples/sample-answers.ts';
import { type JourneyModel, stepRules } from '../../prover/exploration/journey-model.ts';
import { partitionValues } from '../../prover/values/partitions.ts';
import { otherText } from '../../prover/values/representatives.ts';

/** Answers to try in a journey. */
export interface JourneySamples {
  /** Answers to a question that its declaration accepts, in the order in which to try them; null is unanswered. */
  readonly valuesOf: (field: CompiledField) => readonly (JsonValue | null)[];
  /** Answers that other journeys gave, such that the steps can be shown, as far as their rules say which. */
  readonly given: { readonly [name: string]: string };
  /** Whether an answer may decide a step. */
  readonly decides: (name: string) => boolean;
}

/** Prepares samples for the questions of a journey. @param today the date of the visit */
export function journeySamples(model: JourneyModel, today: string): JourneySamples {
  const deciding = new Set(
    model.journey.steps.flatMap(stepRules).flatMap((rule) => [...model.answersRead(rule)]),
  );
  return {
    given: givenElsewhere(model),
    decides: (name) => deciding.has(name),
    valuesOf(compiled) {
      const { field, options } = compiled;
      const ids = options?.options === 'listed' ? options.list.map(({ option }) => option.id) : [];
      const known = model
        .answerValues(field.name)
        .filter((value) => value !== undefined && value !== otherText) as readonly JsonValue[];
      const samples = sampleAnswers(compiled, options && ids, today);
      const standing = defaultOf(field);
      if (standing === undefined || !isAnswerOf(compiled, standing))
        return [null, ...answersAmong(compiled, [...known, ...samples])];
      const [first, ...others] = answersAmong(compiled, [standing, ...known, ...samples]);
      return [first ?? null, null, ...others];
    },
  };
}

/** The first text that the needs of steps compare each given answer with. */
function givenElsewhere({ journey, surroundings }: JourneyModel): JourneySamples['given'] {
  const needs = journey.steps.flatMap((step) => step.needs.map(({ that }) => that.source));
  const partitions = partitionValues(needs, surroundings);
  return Object.fromEntries(
    journey.given.flatMap((name) => {
      const value = [...partitions.constantsAt(`answers.${name}`)].find((each) => typeof each === 'string');
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}
