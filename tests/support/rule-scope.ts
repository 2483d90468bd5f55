import { linearPatterns, emptyScope as nothingKnown, type RuleScope } from '#engine';

/** What a rule sees where nothing has been answered and nothing is known; a test adds what it is about. */
export const emptyScope: RuleScope = { ...nothingKnown, now: '2026-03-02', matches: linearPatterns };
