import type { ExploredJourney } from '#analysis';
import type { CompiledRelease } from '#engine';
import type { DryRun } from '../../dry-run/dry-run.ts';
import type { Outside } from '../../dry-run/improvise.ts';
import { type Terminal, UsageError } from '../../terminal/terminal.ts';
import { checkAnswerNames, type Visitor } from './read-visitor.ts';

/** A journey and its visitor. */
export interface Prepared {
  readonly release: CompiledRelease;
  readonly explored: ExploredJourney;
  readonly visitor: Visitor;
  readonly outside: Outside;
}

/** Prepares a journey to be walked by a visitor. */
export async function dryRunOf(
  { release, explored, visitor, outside }: Prepared,
  { now }: Terminal,
): Promise<DryRun> {
  const { prepareDryRun, visitorsOf } = await import('../../dry-run/dry-run.ts');
  const { siteClock } = await import('#server');
  const { today = siteClock(now)(release.site.timeZone), settings = {} } = visitor;
  const visitors = visitorsOf(visitor.answers ?? {}, visitor.samples ?? []);
  const dryRun = prepareDryRun({ release, explored, today, settings, outside, visitors });
  if (dryRun) checkAnswerNames(visitor, dryRun.stage.journey.compiled);
  if (!dryRun) throw new UsageError(`There is no journey "${explored.journey}".`);
  return dryRun;
}
