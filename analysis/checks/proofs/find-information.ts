import { type Problem, pointerOf, type ReadDocument, tableOf, toProblem } from '#engine';
import { byPlace, typeOfSchema } from '#engine/parts';
import { findOverlappingRows } from '../../prover/overlapping-rows.ts';
import { overlappingDecisionRows } from '../../prover/prove-rows.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { indexRelease } from '../release/index-release.ts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { writtenPlace } from './check-conditions.ts';
import { listAnswers } from './list-answers.ts';
import { proofSources, scopeOf } from './prove-release.ts';

const code = 'overlapping-rows';
const help = 'Nothing, if the order is meant; else make one of the conditions narrower.';

/** Finds information about documents without errors, which is no mistake: rows of `next` and of decisions whose order decides. */
export function findInformation(documents: readonly ReadDocument[]): readonly Problem[] {
  return [...findOverlaps(indexRelease(linkEntries(documents)))]
    .map(({ entry, ...finding }) =>
      toProblem({ ...finding, severity: 'info' }, entry.document.id, entry.locate),
    )
    .sort(byPlace);
}

/** Rows of `next` and of decisions that hold together for some answers, and lead to different steps or values. */
function* findOverlaps(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const prepare = proofSources(release);
  for (const entry of release.of('journey')) {
    const { journey, surroundings } = prepare(entry);
    for (const { place, witness } of findOverlappingRows(journey, surroundings)) {
      const written = writtenPlace(release, entry, place);
      if (written === undefined) continue;
      const answers = listAnswers(witness.answers);
      const message = `This row and one before it both hold for some answers, such as ${answers}, and lead to different steps: their order decides.`;
      yield { ...written, code, message, help, witness };
    }
  }
  const scope = scopeOf(release);
  const decision = (id: string) => release.find('decision', id) ?? release.find('function', id);
  for (const entry of release.of('decision')) {
    const table = tableOf(entry.document);
    const inputs = Object.entries(table.input ?? {}).map(
      ([name, schema]) => [name, typeOfSchema(schema)] as const,
    );
    const surroundings = { input: Object.fromEntries(inputs), decision, scope };
    for (const { row, before, input } of overlappingDecisionRows(table, surroundings)) {
      const values = listAnswers(input as Parameters<typeof listAnswers>[0]);
      const message = `This row and row ${before + 1} both hold for some values, such as ${values}, and give different ones: their order decides.`;
      yield { entry, code, pointer: `${pointerOf('rows', row)}/when`, message, help };
    }
  }
}
