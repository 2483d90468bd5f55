import { isClean, type Problem } from '#engine';
import { recordAudit } from '../audit.ts';
import type { StoreContext } from '../context.ts';
import { type Release, readDocuments, readLiveId, readReleaseRow } from '../releases.ts';
import { isRetired } from '../retired-releases.ts';
import { isChecked, noteChecked } from './checked-releases.ts';
import { lockPointer, movePointer } from './write-release.ts';

export interface RollbackRequest {
  /** The release to make live; by default the parent of the live one. */
  readonly release?: string;
  readonly author: string;
}

export type RollbackOutcome =
  | { readonly outcome: 'rolled-back'; readonly release: Release; readonly from: string | null }
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  /** Another release went live meanwhile; nothing was done. */
  | { readonly outcome: 'conflict'; readonly live: string | null };

/** Makes an earlier release live again, if it still passes the check. No release is changed or lost. */
export async function rollback(context: StoreContext, request: RollbackRequest): Promise<RollbackOutcome> {
  const { query } = context.database;
  const live = await readLiveId(query);
  const current = live === null ? undefined : await readReleaseRow(query, live);
  const wanted = request.release ?? current?.parent ?? null;
  const release = wanted === null ? undefined : await readReleaseRow(query, wanted);
  if (release === undefined) return { outcome: 'refused', problems: [noRelease(request.release)] };
  if (await isRetired(query, release.id)) return { outcome: 'refused', problems: [retired(release)] };
  if (!(await isChecked(context, release.id))) {
    const problems = await context.checkRelease(await readDocuments(query, release.id));
    if (!isClean(problems)) return { outcome: 'refused', problems };
    await noteChecked(query, context, release.id);
  }

  const at = context.now().toISOString();
  const moved = await query.transaction().execute(async (transaction) => {
    if (!(await lockPointer(transaction, live))) return 'overtaken';
    if (await isRetired(transaction, release.id)) return 'retired';
    await movePointer(transaction, release.id);
    const detail = { sequence: release.sequence, from: live };
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
