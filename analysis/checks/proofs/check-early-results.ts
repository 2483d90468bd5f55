import { quoted } from '#engine/parts';
import type { Journey, Page } from '#schemas';
import { findResultReads, type ResultRead } from '../../prover/results/early-results.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { inJourney } from './check-conditions.ts';
import { pointerToStep } from './pointer-to-step.ts';
import type { ProvedJourney } from './prove-release.ts';

interface Found {
  readonly entry: ReleaseEntry;
  readonly journey: ReleaseEntry<Journey>;
  readonly pointer: string;
  readonly read: ResultRead;
  lacks: ResultRead['lacks'];
}

/** Reports places that need the result of a call which no visitor has who comes there for the first time. */
export function* checkEarlyResults(
  release: ReleaseIndex,
  proofs: ReadonlyMap<ReleaseEntry<Journey>, ProvedJourney>,
): Iterable<ReleaseFinding> {
  const found = new Map<string, Found>();
  for (const [entry, { journey, surroundings, mayBeVisited }] of proofs) {
    const pages = stepsOnPage(release, journey.id);
    for (const read of findResultReads(journey, surroundings, entry.document, pages)) {
      if (!mayBeVisited(read.step)) continue;
      const written = read.within === 'form' ? release.entry('form', read.step.form.id) : entry;
      if (written === undefined) continue;
      const step = read.within === 'step' ? pointerToStep(entry, read.step.definition.id) : '';
      const pointer = step + read.pointer;
      const { document = written.document.id, pointer: place = pointer, ...at } = written.locate(pointer);
      const key = JSON.stringify([document, place, at.line, at.column, read.result]);
      const known = found.get(key);
      // A part that several steps have is too early only if it is so at each of them.
      if (known && read.lacks === undefined) known.lacks = undefined;
      if (!known) found.set(key, { entry: written, journey: entry, pointer, read, lacks: read.lacks });
    }
  }
  for (const { entry, journey, pointer, read, lacks } of found.values()) {
    if (lacks === undefined) continue;
    const witness =
      read.pointer === '/when' ? undefined : proofs.get(journey)?.witnessAt(read.step.definition.id);
    yield {
      entry,
      code: 'early-result',
      severity: 'warning',
      pointer,
      message: `${quoted(`results.${read.result}`)} is read too early: ${reasons[lacks](read)}.`,
      help: 'Make the call before, or say with "else" or "is answered" what holds without its result.',
      ...(witness && { witness: inJourney(witness, journey, entry) }),
    };
  }
}

const reasons: Record<NonNullable<ResultRead['lacks']>, (read: ResultRead) => string> = {
  'later-step': ({ givenAt, within }) =>
    within === 'journey'
      ? `no step that makes its call comes before those that read it, only ${listed(givenAt)}`
      : `no step before this one makes its call, only ${listed(givenAt)}`,
  'later-action': () => 'its call comes later in these actions',
  'own-path': ({ givenAt }) => `its call is made only behind this condition, in ${listed(givenAt)}`,
};

function listed(steps: readonly string[]): string {
  return steps.map((step) => quoted(step)).join(' and ');
}

/** The steps of a journey that a page shows: its own, or those in its modules. */
function stepsOnPage(release: ReleaseIndex, journey: string): (page: string) => readonly string[] {
  return (page) => {
    const document = release.find('page', page);
    if (document === undefined) return page.startsWith(`${journey}-`) ? [page.slice(journey.length + 1)] : [];
    return stepsIn(document, journey);
  };
}

function stepsIn({ zones }: Page, journey: string): readonly string[] {
  return Object.values(zones)
    .flat()
    .flatMap((module) => {
      return 'journey' in module && module.journey === journey && 'step' in module
        ? [String(module.step)]
        : [];
    });
}
