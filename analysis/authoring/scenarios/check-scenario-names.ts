import {
  advise,
  answerNames,
  checkText,
  type DocumentSource,
  documentLimits,
  type Problem,
  pointerOf,
  toProblem,
} from '#engine';
import {
  byPlace,
  createLocate,
  describeSchemaError,
  type Finding,
  type Locate,
  selectSchemaErrors,
} from '#engine/parts';
import {
  type Document,
  type Journey,
  type ScenarioFile,
  type ScenarioTurn,
  validateScenarios,
} from '#schemas';

type Documents = ReadonlyMap<string, Document>;
type Path = readonly (string | number)[];

/**
 * Finds the names in a file of scenarios that mean nothing: journeys, steps, answers, operations and pages
 * that the linked documents do not have, and ways, requests and answers that the file does not have.
 */
export function checkScenarioNames(file: ScenarioFile, documents: Documents): readonly Finding[] {
  const journeys = idsOf(documents, 'journey');
  const journey = documents.get(file.journey);
  if (journey?.kind !== 'journey') return [unknown('journey', file.journey, ['journey'], journeys)];
  const known = knownNames(file, journey, documents);
  const filled = Object.entries(file.filled).flatMap(([step, answers]) => [
    ...known.check('step', step, ['filled', step], 'key'),
    ...checkAnswers(answers, ['filled', step], known),
  ]);
  const ways = Object.entries(file.ways ?? {}).flatMap(([name, turns]) =>
    turns.flatMap((turn, index) => checkTurn(turn, ['ways', name, index], known)),
  );
  const scenarios = file.scenarios.flatMap(({ way, turns }, scenario) => [
    ...known.check('way', way, ['scenarios', scenario, 'way']),
    ...turns.flatMap((turn, index) => checkTurn(turn, ['scenarios', scenario, 'turns', index], known)),
  ]);
  return [...filled, ...ways, ...scenarios];
}

type NamedThing =
  | 'step'
  | 'answer'
  | 'field'
  | 'operation'
  | 'page'
  | 'way'
  | 'request'
  | 'answer of a service';

interface KnownNames {
  /** The finding for an unknown name; none for a known one or none at all. */
  readonly check: (
    thing: NamedThing,
    name: string | undefined,
    path: Path,
    part?: 'key',
  ) => readonly Finding[];
}

function knownNames(file: ScenarioFile, journey: Journey, documents: Documents): KnownNames {
  const asked = journey.steps.flatMap(({ form: id }) => {
    const form = documents.get(id);
    return form?.kind === 'form' ? form.fields : [];
  });
  const fields = [...asked, ...(journey.summary?.fields ?? [])];
  const names: { readonly [thing in NamedThing]: readonly string[] } = {
    step: journey.steps.map(({ id }) => id),
    answer: [...new Set(fields.flatMap(answerNames))],
    field: [...new Set(fields.map(({ name }) => name))],
    operation: idsOf(documents, 'operation'),
    page: idsOf(documents, 'page'),
    way: Object.keys(file.ways ?? {}),
    request: Object.keys(file.requests ?? {}),
    'answer of a service': Object.keys(file.answers ?? {}),
  };
  return {
    check: (thing, name, path, part) =>
      name === undefined || names[thing].includes(name)
        ? []
        : [unknown(thing, name, path, names[thing], part)],
  };
}

function checkTurn(turn: ScenarioTurn, path: Path, known: KnownNames): readonly Finding[] {
  return [
    ...checkVerb(turn, path, known),
    ...('visit' in turn ? [] : checkTyping(turn, path, known)),
    ...checkPlace(turn.expect.at, [...path, 'expect', 'at'], known),
  ];
}

function checkVerb(turn: ScenarioTurn, path: Path, { check }: KnownNames): readonly Finding[] {
  if ('visit' in turn) return check('step', turn.visit, [...path, 'visit']);
  if ('press' in turn) return check('step', turn.press, [...path, 'press']);
  if ('return' in turn) return check('step', turn.return, [...path, 'return']);
  const { step, field } = turn.touch;
  return [
    ...check('step', step, [...path, 'touch', 'step']),
    ...check('field', field, [...path, 'touch', 'field']),
  ];
}

function checkTyping(
  { changes = {}, from, calls = [] }: Exclude<ScenarioTurn, { visit: string }>,
  path: Path,
  known: KnownNames,
): readonly Finding[] {
  return [
    ...known.check('step', from, [...path, 'from']),
    ...checkAnswers(changes, [...path, 'changes'], known),
    ...calls.flatMap(({ operation, request, gives }, index) => {
      const call = [...path, 'calls', index];
      const answer = typeof gives === 'object' && 'answer' in gives ? gives.answer : undefined;
      return [
        ...known.check('operation', operation, [...call, 'operation']),
        ...known.check('request', typeof request === 'string' ? request : undefined, [...call, 'request']),
        ...known.check('answer of a service', answer, [...call, 'gives', 'answer']),
      ];
    }),
  ];
}

function checkAnswers(answers: object, path: Path, { check }: KnownNames): readonly Finding[] {
  return Object.keys(answers).flatMap((name) => check('answer', name, [...path, name], 'key'));
}

function checkPlace(at: ScenarioTurn['expect']['at'], path: Path, { check }: KnownNames): readonly Finding[] {
  if ('step' in at) return check('step', at.step, [...path, 'step']);
  return 'page' in at ? check('page', at.page, [...path, 'page']) : [];
}

const codes: { readonly [thing: string]: string } = {
  step: 'unknown-step',
  answer: 'unknown-answer',
  field: 'unknown-answer',
};

function unknown(thing: string, name: string, path: Path, names: readonly string[], part?: 'key'): Finding {
  return {
    code: codes[thing] ?? 'unknown-reference',
    pointer: pointerOf(...path),
    ...(part && { part }),
    message: `There is no ${thing} "${name}".`,
    help: advise(name, names),
  };
}

function idsOf(documents: Documents, kind: Document['kind']): readonly string[] {
  return [...documents.values()].flatMap((document) => (document.kind === kind ? [document.id] : []));
}

/** A file of scenarios that fits its schema, or the reasons why it was refused. */
export type ScenarioReading =
  | { readonly outcome: 'read'; readonly file: ScenarioFile; readonly locate: Locate }
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] };

/** Reads a file of scenarios. Problems have the path of the file and their line and column. */
export function readScenarioFile({ path, text }: DocumentSource): ScenarioReading {
  const faults = checkText(text, path, documentLimits);
  if (faults.length > 0) return { outcome: 'refused', problems: faults };
  const file: unknown = JSON.parse(text);
  const locate = createLocate(text);
  if (validateScenarios(file)) return { outcome: 'read', file, locate };
  const errors = selectSchemaErrors(validateScenarios.errors ?? []);
  const problems = errors.map((error) => toProblem(describeSchemaError(error), path, locate));
  return { outcome: 'refused', problems: problems.sort(byPlace) };
}
