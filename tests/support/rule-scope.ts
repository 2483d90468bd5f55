import { linearPatterns, type RuleScope } from '#engine';

/** What a rule sees where nothing has been answered and nothing is known; a test adds what it is about. */
export const emptyScope: RuleScope = {
  answers: {},
  results: {},
  facts: {},
  session: {},
  site: {},
  page: {},
  now: '2026-03-02',
  options: () => undefined,
  decisions: () => undefined,
  matches: linearPatterns,
};
