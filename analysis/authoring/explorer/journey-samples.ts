import { type CompiledField, defaultOf, type JsonValue } from '#engine';
import { type JourneyModel, stepRules } from '../../prover/exploration/journey-model.ts';
import { partitionValues } from '../../prover/values/partitions.ts';
import { otherText } from '../../prover/values/representatives.ts';
import { isAccepted } from '../../prover/witness.ts';

/** Answers to try in a journey. */
export interface JourneySamples {
  /** Answers to a question that its declaration accepts, in the order in which to try them; null is unanswered. */
  readonly valuesOf: (field: CompiledField) => readonly (JsonValue | null)[];
  /** Answers that other journeys gave, such that the steps can be shown, as far as their rules say which. */
  readonly given: { readonly [name: string]: string };
  /** Whether an answer may decide a step. */
  readonly decides: (name: string) => boolean;
}

const texts = [
  'Ann',
  'Ann Lee',
  'a@example.com',
  'https://example.com',
  '021 123 4567',
  '0211234567',
  'AB',
  'AB123456',
  ...[1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 15, 16].map((length) => '1'.repeat(length)),
  'a'.repeat(40),
];

/** Prepares samples for the questions of a journey. @param today the date of the visit */
export function journeySamples(model: JourneyModel, today: string): JourneySamples {
  const deciding = new Set(
    model.journey.steps.flatMap(stepRules).flatMap((rule) => [...model.answersRead(rule)]),
  );
  const dates = [today, ...[-30 * 365, -365, -7, 1, 7, 30, 365].map((days) => dayFrom(today, days))];
  return {
    given: givenElsewhere(model),
    decides: (name) => deciding.has(name),
    valuesOf(compiled) {
      const { field, options, type } = compiled;
      const known = model.answerValues(field.name).filter((value) => value !== undefined);
      const ids = options?.options === 'listed' ? options.list.map(({ option }) => option.id) : [];
      const found = [
        defaultOf(field) ?? null,
        null,
        ...known.filter((value) => value !== otherText),
        ...(type.kind === 'list' ? ids.map((id) => [id]) : ids),
        ...(type.kind === 'text' ? texts : []),
        ...(type.kind === 'date' || type.kind === 'text' ? dates : []),
      ] as readonly (JsonValue | null)[];
      const fitting = found.filter((value) => value === null || isAccepted(model, compiled, value));
      return [...new Map(fitting.map((value) => [JSON.stringify(value), value])).values()];
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

function dayFrom(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
