import { checkRelease, type DocumentSource, readDocument } from '#engine';
import { shippedDocuments } from '../support/shipped-documents.ts';
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
  readonly perSecond: number;
  /** One line for each violation, with what reproduces it; empty when there was none. */
  readonly failures: readonly string[];
}

const mostFailures = 10;

/**
 * Damages shipped documents in every way it knows and runs them, among the others, through the check of a
 * release: nothing throws, no prototype changes, and every problem has a place. `npm run bench` measures the
 * time.
 */
export function fuzzDocuments({
  count,
  seed,
  until = Number.POSITIVE_INFINITY,
  tell,
}: Extent): DocumentFuzzReport {
  const random = seededRandom(seed);
  const shipped = shippedDocuments();
  const entries = shipped.flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? [reading] : [];
  });
  const before = prototypes();
  const failures: string[] = [];
  let [documents, read, clean] = [0, 0, 0];

  const check = (source: DocumentSource) => {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') return { outcome: 'refused' as const, problems: reading.problems };
    const others = entries.filter(({ path }) => path !== source.path);
    return { outcome: 'read' as const, problems: checkRelease([...others, reading]) };
  };

  const begun = performance.now();
  while (documents < count && failures.length < mostFailures && performance.now() < until) {
    const original = shipped[random.below(shipped.length)];
    if (original === undefined) break;
    const source = { path: original.path, text: mutateDocument(original.text, random) };
    const fail = (promise: string) =>
      failures.push(
        `seed ${seed}, document ${documents} (${original.path}): ${promise}\n  ${excerpt(source, original)}`,
      );
    try {
      const { outcome, problems } = check(source);
      if (outcome === 'read') read += 1;
      if (problems.length === 0) clean += 1;
      if (problems.some(({ line, column }) => !line || !column)) fail('a problem does not say where it is');
    } catch (thrown) {
      fail(`something threw: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    }
    if (prototypes() !== before) fail('a prototype has changed');
    documents += 1;
    tell?.(documents, failures);
  }
  const perSecond = Math.round((documents / (performance.now() - begun)) * 1000);
  return { seed, documents, read, clean, perSecond, failures };
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
