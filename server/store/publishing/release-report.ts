import type { Kysely } from 'kysely';
import type { Change } from '#analysis';
import type { Problem } from '#engine';
import type { AuditAction } from '../audit.ts';
import type { SessionGroup, StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { StoredDocument } from '../stored-document.ts';

/** Findings and counts at the moment when a release was made live. */
export interface ReleaseReport {
  /** Warnings that the release before did not have: the author accepted each, or translators are to mend it. */
  readonly warnings: readonly Problem[];
  /** Codes of warnings that the author accepted, whether they occurred or not. */
  readonly accepted: readonly string[];
  /** Number of warnings that the release before had, too. */
  readonly olderWarnings: number;
  /** Changes for visitors; null if it could not be compared. */
  readonly changes: readonly Change[] | null;
  /** Open sessions of each journey at that moment. */
  readonly sessions: readonly JourneySessions[];
  /** Their outcomes; absent if there were too many to look at, or their answers could not be read. */
  readonly moves?: readonly SessionGroup[];
}

interface JourneySessions {
  readonly journey: string;
  readonly sessions: number;
}

/** A report with the action that it belongs to. */
export interface KeptReport {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  readonly action: (typeof madeLive)[number];
  readonly report: ReleaseReport;
}

const madeLive = ['publish', 'rollback', 'seed'] as const satisfies AuditAction[];

/** The reports of a release, newest first: it may have been made live several times. */
export async function readReports(query: Kysely<Tables>, release: string): Promise<readonly KeptReport[]> {
  const rows = await query
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'detail'])
    .where('subject', '=', release)
    .where('action', 'in', madeLive)
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ at, actor, action, detail }) => {
    const { report } = JSON.parse(detail);
    // Only publish and rollback write these details; those of older versions have no report.
    return report === undefined ? [] : [{ at, actor, action: action as KeptReport['action'], report }];
  });
}

/** More open sessions, or more documents, are counted and not looked at: publishing does not wait for them. */
const mostSurveyed = { sessions: 500, documents: 1000 };

/** The open sessions of each journey, and what becomes of them once some documents are live. */
export async function reportSessions(
  { database, survey, now }: StoreContext,
  documents: readonly StoredDocument[],
): Promise<Pick<ReleaseReport, 'sessions' | 'moves'>> {
  const sessions = await countSessions(database.query, now().getTime());
  const count = sessions.reduce((sum, each) => sum + each.sessions, 0);
  const isFew = count > 0 && count <= mostSurveyed.sessions && documents.length <= mostSurveyed.documents;
  const moves = isFew ? await survey?.(documents) : undefined;
  return { sessions, ...(moves && { moves }) };
}

/** @param now milliseconds since the epoch */
async function countSessions(query: Kysely<Tables>, now: number): Promise<readonly JourneySessions[]> {
  const rows = await query
    .selectFrom('sessions')
    .select('journey')
    .select(({ fn }) => fn.countAll().as('sessions'))
    .where('expires_at', '>', now)
    .groupBy('journey')
    .orderBy('journey')
    .execute();
  // PostgreSQL returns counts as texts.
  return rows.map(({ journey, sessions }) => ({ journey, sessions: Number(sessions) }));
}
