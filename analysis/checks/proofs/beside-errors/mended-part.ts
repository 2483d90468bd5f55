import { pathOf, pointerOf, valueAt } from '#engine';
import { isRuleIn } from '#engine/parts';
import type { Document, Journey, Rule, Step } from '#schemas';
import { proveJourney } from '../../../prover/prove-journey.ts';
import { indexEntries } from '../../release/index-release.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../../release/release-index.ts';
import { describeFinding } from '../check-proofs.ts';
import { proofSources } from '../prove-release.ts';
import { isErrorOfProofs } from './errors-of-proofs.ts';
import { createNeededBy } from './needed-by.ts';
import { provesNothing, soundPart } from './sound-part.ts';

/** Journeys with errors, as far as something can be proved of them all the same. */
export interface MendedPart {
  readonly journeys: readonly ReleaseEntry<Journey>[];
  /** The release with their documents mended. */
  readonly release: ReleaseIndex;
}

/** Stands for a rule with an error: it may have any value. */
const anyValue: Rule = { var: 'page.unknown' };

/**
 * Mends the errors of journeys and forms that leave most of a journey as it is: a rule with an error may have any
 * value, and a row of `next` to a step that does not exist ends the journey. What certainly happens in a journey that was mended
 * happens in the written one, too. What never happens there may happen once the error is corrected.
 *
 * @param sound the documents that can be proved as they are
 * @param errors of the release, also those that are not reported because a document could not be read
 */
function mendedPart(
  release: ReleaseIndex,
  sound: ReleaseIndex,
  errors: readonly ReleaseFinding[],
): MendedPart {
  if (sound === release || provesNothing(release)) return { journeys: [], release };
  const mended = new Map<ReleaseEntry, Document>();
  const faulty = new Set<string>(release.unread.ids);
  for (const finding of errors.filter(isErrorOfProofs)) {
    const { entry } = finding;
    const document = mend(mended.get(entry) ?? entry.document, finding);
    if (document) mended.set(entry, document);
    else faulty.add(entry.document.id);
  }
  const proved = new Set(sound.of('journey').map(({ document }) => document.id));
  const neededBy = createNeededBy(release);
  const journeys = release
    .of('journey')
    .filter((entry) => !proved.has(entry.document.id) && !neededBy(entry).some((id) => faulty.has(id)));
  if (journeys.length === 0) return { journeys, release };
  const entries = release.entries.map((entry): ReleaseEntry => {
    const document = mended.get(entry);
    return document ? { ...entry, document } : entry;
  });
  const index = indexEntries(entries, release.unread);
  return {
    journeys: index.entriesOf(
      'journey',
      journeys.map(({ document }) => document.id),
    ),
    release: index,
  };
}

/** Proves journeys whose errors were mended, and reports what happens in them whatever the correction will be. */
export function* checkMended({ journeys, release }: MendedPart): Iterable<ReleaseFinding> {
  const prepare = proofSources(release);
  for (const entry of journeys) {
    const { journey, surroundings } = prepare(entry);
    for (const found of proveJourney(journey, surroundings).findings) {
      if (happens.has(found.finding)) yield describeFinding(entry, found);
    }
  }
}

/** Findings that say what happens, not what never does. */
const happens: ReadonlySet<string> = new Set(['dead-end', 'impassable-step', 'round-trip']);

/** The document without the error; undefined if the error may be of any consequence. */
function mend(document: Document, { code, pointer }: ReleaseFinding): Document | undefined {
  if (document.kind !== 'journey' && document.kind !== 'form') return undefined;
  // Its steps can be walked, and are left by no answers.
  if (code === 'endless-loop') return document;
  if (document.kind === 'journey' && code === 'unknown-step') {
    const isRow = /^\/steps\/\d+\/next\/\d+\/step$/.test(pointer);
    return isRow ? withStep(document, String(valueAt(document, pointer))) : undefined;
  }
  // An action may set what a later condition reads; only what a call is given decides nothing.
  if (/\/(on[A-Z]|sequences\/)/.test(pointer) && !pointer.includes('/with')) return undefined;
  const rules = rulesAround(document, pointer);
  const [outermost = code === 'wrong-rule-type' ? pointer : undefined] = rules;
  // As it is written, the comparison neither holds nor fails.
  if (code === 'never-equal' && outermost !== undefined)
    return withValue(document, pathOf(rules.at(-1) ?? outermost), null);
  return outermost === undefined ? undefined : withValue(document, pathOf(outermost), anyValue);
}

/** The journey with a final step of that id, to which only rows lead that name it. */
function withStep(journey: Journey, id: string): Journey {
  const [first] = journey.steps;
  if (first === undefined || journey.steps.some((step) => step.id === id)) return journey;
  const added: Step = { id, form: first.form, final: true, when: false };
  return { ...journey, steps: [...journey.steps, added] };
}

/** Pointers to the rules that contain a value or are it, the outermost first. */
function rulesAround(document: Document, pointer: string): readonly string[] {
  const path = pathOf(pointer);
  const pointers = [...path.keys(), path.length].map((length) => pointerOf(...path.slice(0, length)));
  return pointers.filter((each) => isRuleIn(valueAt(document, each)));
}

function withValue<Part>(part: Part, [key, ...rest]: readonly string[], value: unknown): Part {
  if (key === undefined) return value as Part;
  const inner = withValue((part as { readonly [key: string]: unknown })[key], rest, value);
  return (Array.isArray(part) ? part.with(Number(key), inner) : { ...part, [key]: inner }) as Part;
}

/** The parts of a release that can be proved. */
export interface ProvableParts {
  /** Documents without errors. */
  readonly sound: ReleaseIndex;
  /** Journeys with errors that leave something to prove. */
  readonly mended: MendedPart;
  readonly errors: readonly ReleaseFinding[];
}

/** @param findings of the release, also those that are not reported because a document could not be read */
export function provableParts(release: ReleaseIndex, findings: readonly ReleaseFinding[]): ProvableParts {
  const errors = findings.filter(({ severity = 'error' }) => severity === 'error');
  const sound = soundPart(release, errors);
  return { sound, mended: mendedPart(release, sound, errors), errors };
}
