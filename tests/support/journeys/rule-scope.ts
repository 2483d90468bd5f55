import {
  type CompiledRelease,
  linearPatterns,
  emptyScope as nothingKnown,
  type RuleScope,
  releaseSurroundings,
} from '#engine';

/** Scope of a rule without any answers or data; a test adds what it needs. */
export const emptyScope: RuleScope = { ...nothingKnown, now: '2026-03-02', matches: linearPatterns };

/** Scope of the templates of a release's operations, besides their input. */
export function operationScopeOf(release: CompiledRelease): RuleScope {
  return { ...emptyScope, ...releaseSurroundings(release) };
}
