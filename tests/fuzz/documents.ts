import { isDeepStrictEqual } from 'node:util';
import { checkRelease, createIncrementalCheck, proofCodes } from '#analysis';
import { type DocumentSource, type Problem, readDocument } from '#engine';
import { lazily } from '../../engine/rules/runtime/lazily.ts';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';
import { mutateDocument } from './mutate-document.ts';
import { type Extent, seededRandom } from './random.ts';

/** Result of a run of the fuzzer. */
export interface DocumentFuzzReport {
  readonly seed: number;
  /** Documents that were tried: less than requested if the run ended early. */
  readonly documents: number;
  /** Documents that could still be read; `clean` ones passed the whole check. */
  readonly read: number;
  readonly clean: number;
  /** Readable documents that were also checked together with all others. */
  readonly checkedWhole: number;
  /** Documents checked together whose journeys were also proved. */
  readonly proved: number;
  readonly perSecond: number;
  /** One line for each violation, with what reproduces it; empty when there was none. */
  readonly failures: readonly string[];
}

const mostFailures = 10;

/** One of this many readable documents is also checked together with all others. */
const readForOneWhole = 20;

/** The shipped documents and an incremental check that knows them. */
const startOf = lazily(() => {
  const texts = shippedDocuments().map((source) => ({ source, reading: readDocument(source) }));
  const { check } = createIncrementalCheck();
  check(texts);
  return { texts, check };
});

/**
 * Damages shipped documents in every way it knows and checks them as editors do: nothing
 * throws, no prototype changes, and every problem has a place. The first that can be read, and one in twenty
 * after it, goes through the check of a release as well, which finds the same: with the proofs for the first
 * `mostProved`, since they take as long as twenty checks. `npm run bench` measures the time.
 */
export function fuzzDocuments(
  { count, seed, until = Number.POSITIVE_INFINITY, report }: Extent,
  mostProved = Number.POSITIVE_INFINITY,
): DocumentFuzzReport {
  const random = seededRandom(seed);
  const { texts, check } = startOf();
  const before = prototypes();
  const failures: string[] = [];
  let [documents, read, clean, checkedWhole, proved] = [0, 0, 0, 0, 0];

  const begun = performance.now();
  while (documents < count && failures.length < mostFailures && performance.now() < until) {
    const old = texts[random.below(texts.length)];
    if (old === undefined) break;
    const source = { path: old.source.path, text: mutateDocument(old.source.text, random) };
    const fail = (promise: string) =>
      failures.push(
        `seed ${seed}, document ${documents} (${source.path}): ${promise}\n  ${excerpt(source, old.source)}`,
      );
    try {
      const reading = readDocument(source);
      const problems: Problem[] = [];
      if (reading.outcome === 'refused') problems.push(...reading.problems);
      else {
        const fresh = { source, reading };
        const after = texts.map((text) => (text === old ? fresh : text));
        const short = check(after);
        problems.push(...short);
        if (read % readForOneWhole === 0) {
          const proves = proved < mostProved;
          const entries = after.flatMap(({ reading }) => (reading.outcome === 'read' ? reading : []));
          const whole = checkRelease(entries, undefined, proves);
          problems.push(...whole);
          if (differs(short, whole))
            fail(
              `the incremental check found ${JSON.stringify(short)}, that of all documents ${JSON.stringify(whole)}`,
            );
          checkedWhole += 1;
          if (proves) proved += 1;
        }
        read += 1;
      }
      if (problems.length === 0) clean += 1;
      if (problems.some(({ line, column }) => !line || !column)) fail('a problem does not say where it is');
    } catch (thrown) {
      fail(`something threw: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    }
    if (prototypes() !== before) fail('a prototype has changed');
    documents += 1;
    report?.(documents, failures);
  }
  const perSecond = Math.round((documents / (performance.now() - begun)) * 1000);
  return { seed, documents, read, clean, checkedWhole, proved, perSecond, failures };
}

/** Whether the incremental check and that of all documents disagree. */
function differs(short: readonly Problem[], whole: readonly Problem[]): boolean {
  return !isDeepStrictEqual(
    short,
    whole.filter(({ code }) => !proofCodes.has(code)),
  );
}

/** The text from the first character that differs. */
function excerpt({ text }: DocumentSource, original: DocumentSource): string {
  let at = 0;
  while (at < text.length && text[at] === original.text[at]) at += 1;
  return JSON.stringify(text.slice(Math.max(0, at - 40), at + 120));
}

/** Every property of the prototypes that a document could reach. */
function prototypes(): string {
  const reached = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
  return JSON.stringify(reached.map((prototype) => Object.getOwnPropertyNames(prototype)));
}
