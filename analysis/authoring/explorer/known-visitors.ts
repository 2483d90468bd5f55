import {
  type Answers,
  type CompiledField,
  type CompiledJourney,
  canonicalJson,
  type JsonValue,
  readEntries,
} from '#engine';
import type { AnswerSet, ScenarioFile, ScenarioTurn } from '#schemas';
import { entriesFor, type Given } from '../../prover/visits/given-texts.ts';

/** A visitor with a name, some of whose answers are known. */
export interface KnownVisitor {
  readonly title: string;
  /** Whether authors kept the answers; those of others are from scenarios. */
  readonly isKept: boolean;
  readonly answers: { readonly [name: string]: JsonValue };
}

/** The visitors of a journey whose answers are kept, by title, then those of scenarios, each once. */
export function knownVisitors(
  journey: CompiledJourney,
  sets: readonly AnswerSet[],
  files: readonly ScenarioFile[],
): readonly KnownVisitor[] {
  const kept = sets
    .filter((set) => set.journey === journey.id)
    .map(({ title, answers }): KnownVisitor => ({ title, isKept: true, answers: withIdsOfItems(answers) }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
  const played = files
    .filter((file) => file.journey === journey.id)
    .flatMap((file) => playedVisitors(file, journey));
  const taken = new Set<string>();
  return [...kept, ...played].filter(({ title, answers, isKept }) => {
    const keys = [title, ...(isKept ? [] : [canonicalJson(answers)])];
    const isFree = !keys.some((key) => taken.has(key));
    for (const key of [title, canonicalJson(answers)]) taken.add(key);
    return isFree;
  });
}

/** Gives the items of lists that are written without an id their place as their id. */
function withIdsOfItems(answers: AnswerSet['answers']): KnownVisitor['answers'] {
  const named = Object.entries(answers).map(([name, answer]) => {
    if (!Array.isArray(answer)) return [name, answer] as const;
    const items = answer.map((each, index) =>
      typeof each === 'string' ? each : { id: String(index + 1), ...each },
    );
    return [name, items] as const;
  });
  return Object.fromEntries(named) as KnownVisitor['answers'];
}

type Texts = Readonly<Record<string, Given>>;

/** The visitors of a file of scenarios, with the answers that were accepted. */
function playedVisitors(file: ScenarioFile, journey: CompiledJourney): readonly KnownVisitor[] {
  const fields = new Map(journey.steps.map(({ definition, form }) => [definition.id, form.fields] as const));
  return file.scenarios.flatMap(({ title, way, turns }) => {
    const typed = new Map<string, Texts>();
    let answers: KnownVisitor['answers'] = { ...file.given };
    for (const turn of [...((way !== undefined && file.ways?.[way]) || []), ...turns]) {
      if ('visit' in turn) continue;
      const step = stepOf(turn);
      const now = withChanges(typed.get(step) ?? file.filled[step] ?? {}, turn.changes ?? {});
      typed.set(step, now);
      if (turn.expect.outcome !== 'invalid')
        answers = { ...answers, ...answersIn(now, fields.get(step) ?? []) };
    }
    return Object.keys(answers).length === 0 ? [] : [{ title, isKept: false, answers }];
  });
}

function stepOf(turn: Exclude<ScenarioTurn, { visit: string }>): string {
  if ('press' in turn) return turn.press;
  return 'return' in turn ? turn.return : turn.touch.step;
}

function withChanges(before: Texts, changes: Readonly<Record<string, Texts[string] | null>>): Texts {
  const all = Object.entries({ ...before, ...changes });
  return Object.fromEntries(all.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}

function answersIn(texts: Texts, fields: readonly CompiledField[]): KnownVisitor['answers'] {
  const read: Answers = readEntries(
    fields.map(({ field }) => field),
    Object.entries(texts).flatMap(([name, given]) =>
      entriesFor(
        name,
        given,
        fields.find(({ field }) => field.name === name),
      ),
    ),
  );
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, answer]) =>
      answer === undefined || answer === null ? [] : [[name, answer]],
    ),
  );
}
