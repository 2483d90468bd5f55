import { formatsOf } from '../../languages/formats.ts';
import { tableOf } from '../../rules/calls/table-of.ts';
import { compileDecision } from '../../rules/evaluation/decision.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import { linearPatterns } from '../../rules/runtime/patterns.ts';
import type { CompiledDecision, RuleScope } from '../../rules/runtime/scope.ts';
import type { CompiledRelease } from '../compile-release.ts';

/** Values that every rule of a release sees, for any visitor. */
export type ReleaseSurroundings = Pick<RuleScope, 'site' | 'formats' | 'options' | 'decisions' | 'matches'>;

/** The site's values, options, decisions and functions of a release, for rules. Created once per release. */
export const releaseSurroundings = memoize(({ documents, site }: CompiledRelease): ReleaseSurroundings => {
  const decisions = new Map<string, CompiledDecision>();
  for (const document of documents.values()) {
    if (document.kind === 'decision' || document.kind === 'function')
      decisions.set(document.id, compileDecision(tableOf(document)));
  }
  return {
    site: { brand: site.brand, phones: site.phones },
    formats: formatsOf(site.language),
    options(id) {
      const document = documents.get(id);
      return document?.kind === 'options' ? document.options : undefined;
    },
    decisions: (id) => decisions.get(id),
    matches: linearPatterns,
  };
});
