import { byPlace, toProblem } from '../documents/finding.ts';
import type { Problem } from '../problems/problem.ts';
import { checkTypes } from '../value-types/check-types.ts';
import type { ReadEntry } from '../value-types/entry-types.ts';
import { checkExchangedValues } from './calls/check-exchanged-values.ts';
import { checkContent } from './content/check-content.ts';
import { checkDerivedFields } from './content/check-derived-fields.ts';
import { checkItemPages } from './content/check-item-pages.ts';
import { checkItemTypes } from './content/check-item-types.ts';
import { checkQueries } from './content/check-queries.ts';
import { checkAnswers } from './forms/check-answers.ts';
import { checkClearedBy } from './forms/check-cleared-by.ts';
import { checkFields } from './forms/check-fields.ts';
import { checkMessages } from './forms/check-messages.ts';
import { checkOptionLabels } from './forms/check-option-labels.ts';
import { checkRepeatedQuestions } from './forms/check-repeated-questions.ts';
import { checkActionOrder } from './journeys/check-action-order.ts';
import { checkGoAgainstNext } from './journeys/check-go-against-next.ts';
import { checkNeedCircles } from './journeys/check-needs.ts';
import { checkSequences } from './journeys/check-sequences.ts';
import { checkSharedAnswers } from './journeys/check-shared-answers.ts';
import { checkSteps } from './journeys/check-steps.ts';
import { checkUnreadAnswers } from './journeys/check-unread-answers.ts';
import { linkEntries } from './journeys/link-entries.ts';
import { checkExposedPaths } from './operations/check-exposed-paths.ts';
import { checkOperations } from './operations/check-operations.ts';
import { checkImageHosts } from './pages/check-images.ts';
import { checkLinks } from './pages/check-links.ts';
import { checkNavigation } from './pages/check-navigation.ts';
import { checkPageTemplates } from './pages/check-page-templates.ts';
import { checkPages } from './pages/check-pages.ts';
import { checkSite } from './pages/check-site.ts';
import { checkStrippedTexts } from './pages/check-stripped-texts.ts';
import { checkTheme } from './pages/check-theme.ts';
import { checkCalls } from './proofs/check-calls.ts';
import { checkProofs } from './proofs/check-proofs.ts';
import { soundPart } from './proofs/sound-part.ts';
import { checkTimes } from './publication/check-times.ts';
import { checkIds } from './references/check-ids.ts';
import { checkReferences } from './references/check-references.ts';
import { nothingUnread, type UnreadDocuments } from './references/unread-documents.ts';
import { indexRelease, type ReleaseCheck, type ReleaseFinding, type ReleaseIndex } from './release-index.ts';
import { checkDecisions } from './rules/check-decisions.ts';
import { checkFacts } from './rules/check-facts.ts';
import { checkRepeatedConditions } from './rules/check-repeated-conditions.ts';
import { checkRepeatedParts } from './rules/check-repeated-parts.ts';
import { checkRules } from './rules/check-rules.ts';
import { checkTemplates } from './rules/check-templates.ts';
import { checkCopiedAnswers } from './sensitive/check-copied-answers.ts';
import { checkMaskedReads } from './sensitive/check-masked-reads.ts';
import { checkSensitiveAddresses } from './sensitive/check-sensitive-addresses.ts';
import { checkLanguages } from './words/check-languages.ts';
import { checkShownFormula } from './words/check-shown-formula.ts';
import { checkShownMarkup } from './words/check-shown-markup.ts';
import { checkWordless } from './words/check-wordless.ts';

/** Checks that compare all documents of a release. They read each document once and are fast. */
const checksOfAll: readonly ReleaseCheck[] = [
  checkIds,
  checkLinking,
  checkSite,
  checkTheme,
  checkReferences,
  checkNeedCircles,
  checkPages,
  checkPageTemplates,
  checkClearedBy,
  checkSequences,
  checkSharedAnswers,
  checkUnreadAnswers,
  checkExposedPaths,
  checkContent,
  checkItemPages,
  checkQueries,
  checkDerivedFields,
  checkLinks,
  checkNavigation,
  checkTimes,
  checkImageHosts,
  checkStrippedTexts,
  checkShownMarkup,
  checkShownFormula,
  checkOptionLabels,
  checkActionOrder,
  checkGoAgainstNext,
  checkRepeatedConditions,
  checkRepeatedParts,
  checkExchangedValues,
  checkRepeatedQuestions,
];

/** Checks of a document together with those that it mentions and that mention it. They report errors only. */
const checksOfRelated: readonly ReleaseCheck[] = [
  checkTypes,
  checkItemTypes,
  checkSteps,
  checkFields,
  checkAnswers,
  checkMessages,
  checkWordless,
  checkLanguages,
  checkDecisions,
  checkFacts,
  checkOperations,
  checkTemplates,
  checkRules,
  checkMaskedReads,
  checkSensitiveAddresses,
  checkCopiedAnswers,
];

/**
 * All problems of a set of valid documents: references, addresses, steps, constraints, messages, calls and
 * the type of every rule.
 *
 * @param unread documents that could not be read: references to them are not reported
 * @param proves false to leave out the proofs of journeys, which take nearly all of the time
 */
export function checkRelease(
  entries: readonly ReadEntry[],
  unread: UnreadDocuments = nothingUnread,
  proves = true,
): readonly Problem[] {
  const release = indexRelease(linkEntries(entries), unread);
  const related = checkRelated(release, release).filter(({ code }) => !mayBeNamedByUnread(release, code));
  const problems = [...checkAll(release), ...related];
  if (proves) problems.push(...proveRelated(soundPart(release, problems), release));
  return problems.sort(byPlace);
}

/**
 * Whether a problem may exist only because a journey or a facts document could not be read: these name answers,
 * results and facts for many documents.
 */
function mayBeNamedByUnread({ unread }: ReleaseIndex, code: string): boolean {
  return (unread.isOf('facts') || unread.isOf('journey')) && /^unknown-/.test(code);
}

/** Problems from comparing all documents of a release. */
export function checkAll(release: ReleaseIndex): readonly Problem[] {
  return problemsOf(checksOfAll, release, release);
}

/** All other problems of some documents, given with the site and everything they mention. */
export function checkRelated(related: ReleaseIndex, release: ReleaseIndex): readonly Problem[] {
  return problemsOf(checksOfRelated, related, release);
}

/** Findings of the proofs of the journeys of some documents. These must have no errors that `soundPart` minds. */
export function proveRelated(related: ReleaseIndex, release: ReleaseIndex): readonly Problem[] {
  return problemsOf([checkProofs, checkCalls], related, release);
}

/** Reports the findings of linking. */
function* checkLinking(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.entries)
    for (const finding of entry.findings ?? []) yield { ...finding, entry };
}

function problemsOf(
  checks: readonly ReleaseCheck[],
  part: ReleaseIndex,
  release: ReleaseIndex,
): readonly Problem[] {
  const problems = checks.flatMap((check) =>
    [...check(part, release)].map(({ entry, ...finding }) => {
      // Two documents with the same id are identified by their paths.
      const document = finding.code === 'duplicate-id' ? entry.path : entry.document.id;
      return toProblem(finding, document, entry.locate);
    }),
  );
  return [...withoutRepeats(problems)].sort(byPlace);
}

/** Removes duplicates: a shared part is checked in every place that uses it. */
function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  const reported = new Set<string>();
  return problems.filter(({ document, pointer, code, message }) => {
    const key = JSON.stringify([document, pointer, code, message]);
    if (reported.has(key)) return false;
    reported.add(key);
    return true;
  });
}
