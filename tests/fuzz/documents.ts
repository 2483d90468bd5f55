import { checkRelease, type DocumentSource, readDocument } from '#engine';
import { shippedDocuments } from '../support/shipped-documents.ts';
import { workedMs } from '../support/worked-ms.ts';
import { mutateDocument } from './mutate-document.ts';
import { seededRandom } from './random.ts';

/** What a run of the fuzzer came to. */
export interface DocumentFuzzReport {
  readonly seed: number;
  readonly documents: number;
  /** How many were still read; of them `clean` went through the whole check. */
  readonly read: number;
  readonly clean: number;
  readonly perSecond: number;
  readonly slowestMs: number;
  /** One line for each broken promise, with what repeats it; empty when all were kept. */
  readonly failures: readonly string[];
}

const mostMs = 50;
const mostFailures = 10;

/**
 * Damages shipped documents in every way it knows and puts them, among the others, through the check a release must
 * pass: nothing throws, nothing takes longer than 50 ms, no prototype changes, every problem says where it is.
 */
export function fuzzDocuments({
  count,
  seed,
}: {
  readonly count: number;
  readonly seed: number;
}): DocumentFuzzReport {
  const random = seededRandom(seed);
  const shipped = shippedDocuments();
  const entries = shipped.flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? [reading] : [];
  });
  const before = prototypes();
  const failures: string[] = [];
  let [read, clean, slowestMs] = [0, 0, 0];

  const check = (source: DocumentSource) => {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') return { outcome: 'refused' as const, problems: reading.problems };
    const others = entries.filter(({ path }) => path !== source.path);
    return { outcome: 'read' as const, problems: checkRelease([...others, reading]) };
  };

  // The first runs are slow because nothing is compiled yet.
  for (const source of shipped) check(source);
  const begun = performance.now();
  for (let index = 0; index < count && failures.length < mostFailures; index += 1) {
    const fail = (promise: string) => failures.push(`seed ${seed}, document ${index}: ${promise}`);
    const original = shipped[random.below(shipped.length)];
    if (original === undefined) break;
    const source = { path: original.path, text: mutateDocument(original.text, random) };
    const first = workedMs(() => {
      try {
        const { outcome, problems } = check(source);
        if (outcome === 'read') read += 1;
        if (problems.length === 0) clean += 1;
        if (problems.some(({ line, column }) => !line || !column)) fail('a problem does not say where it is');
      } catch (thrown) {
        fail(`something threw: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
      }
    });
    const ms = first > mostMs ? fastest(() => check(source)) : first;
    slowestMs = Math.max(slowestMs, ms);
    if (ms > mostMs) fail(`it took ${Math.round(ms)} ms`);
    if (prototypes() !== before) fail('a prototype has changed');
  }
  const perSecond = Math.round((count / (performance.now() - begun)) * 1000);
  return { seed, documents: count, read, clean, perSecond, slowestMs, failures };
}

/** Milliseconds of the fastest of several runs: what was slow once may only have been interrupted. */
function fastest(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5 && least > mostMs; turn++) {
    const ms = workedMs(() => {
      try {
        run();
      } catch {
        // Told of already.
      }
    });
    least = Math.min(least, ms);
  }
  return least;
}

/** Everything that hangs on the prototypes a document could reach. */
function prototypes(): string {
  const reached = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
  return JSON.stringify(reached.map((prototype) => Object.getOwnPropertyNames(prototype)));
}
