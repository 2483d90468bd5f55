import { isClean, type Problem } from '#engine';
import type { CleanRelease, StoreContext } from '../context.ts';
import type { StoredDocument } from '../stored-document.ts';
import { noteChecked, readWarnings } from './checked-releases.ts';
import { type ReleaseReport, reportSessions } from './release-report.ts';

/** Documents that are to go live, and those that are. */
export interface ProofRequest {
  /** Id of the live release; null before the first. */
  readonly live: string | null;
  /** Documents of the live release. */
  readonly before: readonly StoredDocument[];
  readonly documents: readonly StoredDocument[];
  /** Codes of warnings that the author accepts. */
  readonly accept: readonly string[] | 'all';
  /** Warnings of the documents, if they have been checked before. */
  readonly warnings?: readonly Problem[] | undefined;
}

export type ProofOutcome =
  | {
      readonly outcome: 'proved';
      /** All warnings of the documents. */
      readonly warnings: readonly Problem[];
      readonly report: ReleaseReport;
    }
  | ProofRefusal;

export type ProofRefusal =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  /** There are new warnings that the author has not accepted. */
  | { readonly outcome: 'unaccepted'; readonly problems: readonly Problem[] };

/**
 * Decides whether documents may go live. An error refuses them; so does a warning that the live release does not
 * have, unless its code is accepted or translators are to mend it.
 */
export async function prove(context: StoreContext, request: ProofRequest): Promise<ProofOutcome> {
  const { before, documents, accept } = request;
  const live = await checkLive(context, request);
  const problems = request.warnings ?? (await context.checkRelease(documents, live.clean));
  if (!isClean(problems)) return { outcome: 'refused', problems };
  // Findings that depend on the present time are looked for on both sides: nobody is asked about what only time has changed.
  const timed = async (side: readonly StoredDocument[]) =>
    (await context.checkTimes?.(side, context.now().getTime())) ?? [];
  const found = [...problems, ...(await timed(documents))];
  const warnings = newWarnings([...live.warnings, ...(await timed(before))], found);
  const isAccepted = (warning: Problem) =>
    accept === 'all' || accept.includes(warning.code) || !hasToBeAccepted(warning);
  const unaccepted = warnings.filter((warning) => !isAccepted(warning));
  if (unaccepted.length > 0) return { outcome: 'unaccepted', problems: unaccepted };
  const report: ReleaseReport = {
    warnings,
    accepted: accept === 'all' ? [...new Set(warnings.map(({ code }) => code))] : accept,
    olderWarnings: found.length - warnings.length,
    changes: (await context.compare?.(before, documents)) ?? null,
    ...(await reportSessions(context, documents)),
  };
  return { outcome: 'proved', warnings: problems, report };
}

/**
 * Warnings that an author causes by changing a text, and that only a translator can mend. A site that waits for its
 * translators names its documents in `complete`, which is an error.
 */
const forTranslators: ReadonlySet<string> = new Set([
  'missing-translation',
  'stale-translation',
  'unknown-text',
]);

/** Whether an author has to accept a new warning before it goes live: visitors meet what it says, and the author can mend it. */
export function hasToBeAccepted({ code, severity }: Problem): boolean {
  return severity === 'warning' && !forTranslators.has(code);
}

interface LiveCheck {
  readonly warnings: readonly Problem[];
  /** Undefined if a release that is made from it has to be checked as a whole. */
  readonly clean: CleanRelease | undefined;
}

/** The warnings of the live release by today's rules: it is checked again if another version checked it. */
async function checkLive(context: StoreContext, { live, before }: ProofRequest): Promise<LiveCheck> {
  if (live === null) return { warnings: [], clean: undefined };
  const known = await readWarnings(context, live);
  const problems = known ?? (await context.checkRelease(before));
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (context.checkVersion === undefined || !isClean(problems)) return { warnings, clean: undefined };
  if (known === undefined) await noteChecked(context.database.query, context, live, warnings);
  return { warnings, clean: { documents: before, warnings } };
}

/**
 * The warnings that a release does not share with the one before. A warning that has only moved within its
 * document is not new; a second one with the same words is.
 */
export function newWarnings(before: readonly Problem[], after: readonly Problem[]): readonly Problem[] {
  // Nearly all of thousands are the very same objects, since a check of a change takes them over.
  const left = new Set(before);
  const others = after.filter((problem) => !left.delete(problem));
  const old = new Map<string, Problem[]>();
  for (const problem of left) {
    const key = keyOf(problem);
    old.set(key, [...(old.get(key) ?? []), problem]);
  }
  // Warnings that have not moved are matched first, so that the others are the new ones.
  const moved = others.filter(
    (problem) => !take(old.get(keyOf(problem)), ({ pointer }) => pointer === problem.pointer),
  );
  return moved.filter((problem) => !take(old.get(keyOf(problem)), () => true));
}

function keyOf({ document, code, message }: Problem): string {
  return JSON.stringify([document, code, message]);
}

/** Removes the first match from a list; false if there is none. */
function take(list: Problem[] | undefined, matches: (problem: Problem) => boolean): boolean {
  const index = list?.findIndex(matches) ?? -1;
  if (index === -1) return false;
  list?.splice(index, 1);
  return true;
}
