import { type CompiledRelease, linearPatterns, emptyScope as nothingKnown, type RuleScope } from '#engine';
import { releaseSurroundings } from '#server';

/** What a rule sees where nothing has been answered and nothing is known; a test adds what it is about. */
export const emptyScope: RuleScope = { ...nothingKnown, now: '2026-03-02', matches: linearPatterns };

/** What the templates of a release's operations see beside their input. */
export function operationScopeOf(release: CompiledRelease): RuleScope {
  return { ...emptyScope, ...releaseSurroundings(release) };
}
