import { type CompiledRelease, compileDecision, linearPatterns, type RuleScope } from '#engine';

/** What the templates of an operation see when no visitor's journey calls it. */
export function operationScope(
  { documents, site }: CompiledRelease,
  now: string,
  settings: Readonly<Record<string, string>>,
): RuleScope {
  return {
    answers: {},
    results: {},
    facts: {},
    session: {},
    site: { brand: site.brand, phones: site.phones },
    page: {},
    now,
    settings,
    locale: site.language,
    options(id) {
      const document = documents.get(id);
      return document?.kind === 'options' ? document.options : undefined;
    },
    decisions(id) {
      const document = documents.get(id);
      return document?.kind === 'decision' ? compileDecision(document) : undefined;
    },
    matches: linearPatterns,
  };
}
