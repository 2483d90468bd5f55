import type { Problem } from '#engine';
import { recordAudit } from '../audit.ts';
import type { StoreContext } from '../context.ts';
import { guardFor, type LimitedRequest } from '../limits.ts';
import {
  diffEntries,
  isRetired,
  type Release,
  readDocuments,
  readLiveId,
  readReleaseRow,
} from '../releases.ts';
import { entriesOf } from './change.ts';
import { noteChecked, readWarnings } from './checked-releases.ts';
import { type ProofRefusal, prove } from './prove.ts';
import { lockPointer, movePointer } from './write-release.ts';

export interface RollbackRequest extends LimitedRequest {
  /** The release to make live; by default the parent of the live one. */
  readonly release?: string;
  readonly author: string;
  /** Kept in the audit log. */
  readonly why?: string;
  /** Codes of warnings that the author accepts, as for publishing. */
  readonly accept?: readonly string[];
}

export type RollbackOutcome =
  | { readonly outcome: 'rolled-back'; readonly release: Release; readonly from: string | null }
  | ProofRefusal
  /** Another release went live meanwhile; nothing was done. */
  | { readonly outcome: 'conflict'; readonly live: string | null };

/** Makes an earlier release live again, if it may go live by today's rules. No release is changed or lost. */
export async function rollback(context: StoreContext, request: RollbackRequest): Promise<RollbackOutcome> {
  const { query } = context.database;
  const live = await readLiveId(query);
  const current = live === null ? undefined : await readReleaseRow(query, live);
  const wanted = request.release ?? current?.parent ?? null;
  const release = wanted === null ? undefined : await readReleaseRow(query, wanted);
  if (release === undefined) return { outcome: 'refused', problems: [noRelease(request.release)] };
  if (await isRetired(query, release.id)) return { outcome: 'refused', problems: [retired(release)] };
  const known = await readWarnings(context, release.id);
  const before = live === null ? [] : await readDocuments(query, live);
  const documents = await readDocuments(query, release.id);
  const texts = new Map(documents.map(({ id, body }) => [id, body]));
  const changes = diffEntries(entriesOf(before), entriesOf(documents));
  const guard = await guardFor(request);
  await guard(
    query,
    changes.map(({ id }) => [id, texts.get(id)] as const),
  );
  const proof = await prove(context, {
    live,
    before,
    documents,
    accept: request.accept ?? [],
    warnings: known,
  });
  if (proof.outcome !== 'proved') return proof;

  const at = context.now().toISOString();
  const moved = await query.transaction().execute(async (transaction) => {
    if (!(await lockPointer(transaction, live))) return 'overtaken';
    if (await isRetired(transaction, release.id)) return 'retired';
    if (known === undefined) await noteChecked(transaction, context, release.id, proof.warnings);
    await movePointer(transaction, release.id);
    const { why } = request;
    const detail = { sequence: release.sequence, from: live, report: proof.report, why };
    await recordAudit(transaction, {
      at,
      actor: request.author,
      action: 'rollback',
      subject: release.id,
      detail,
    });
    return 'moved';
  });
  if (moved === 'retired') return { outcome: 'refused', problems: [retired(release)] };
  if (moved === 'overtaken') return { outcome: 'conflict', live: await readLiveId(query) };
  return { outcome: 'rolled-back', release, from: live };
}

function retired({ id, sequence }: Release): Problem {
  return {
    code: 'retired-release',
    severity: 'error',
    document: id,
    pointer: '',
    message: `The documents of release ${sequence} are no longer kept.`,
    help: 'Name a younger release, or publish the documents again.',
  };
}

function noRelease(release: string | undefined): Problem {
  return {
    code: 'no-such-release',
    severity: 'error',
    document: release ?? 'release',
    pointer: '',
    message:
      release === undefined ? 'No release came before the live one.' : `There is no release "${release}".`,
    help: 'List the releases and name one of them.',
  };
}
