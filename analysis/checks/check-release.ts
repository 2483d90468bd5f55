import { memoize, type Problem, toProblem } from '#engine';
import { byPlace, type ReadEntry } from '#engine/parts';
import { checkContent } from './content/check-content.ts';
import { checkDerivedFields } from './content/check-derived-fields.ts';
import { checkItemPages } from './content/check-item-pages.ts';
import { checkItemTypes } from './content/check-item-types.ts';
import { checkQueries } from './content/check-queries.ts';
import { checkAnswers } from './forms/check-answers.ts';
import { checkClearedBy } from './forms/check-cleared-by.ts';
import { checkInternationalEmail, checkTypes } from './forms/check-constraint.ts';
import { checkCurrencies } from './forms/check-currencies.ts';
import { checkFields, checkOptions } from './forms/check-fields.ts';
import { checkLists } from './forms/check-lists.ts';
import { checkMessages } from './forms/check-messages.ts';
import { checkOptionLabels } from './forms/check-option-labels.ts';
import { checkRefusedOptions } from './forms/check-refused-options.ts';
import { checkRepeatedQuestions } from './forms/check-repeated-questions.ts';
import { checkActionOrder } from './journeys/check-action-order.ts';
import { checkNeedCircles } from './journeys/check-needs.ts';
import { checkSequences } from './journeys/check-sequences.ts';
import { checkSharedAnswers } from './journeys/check-shared-answers.ts';
import { checkSteps } from './journeys/check-steps.ts';
import { linkEntries } from './journeys/link-entries.ts';
import { checkContractOfOperation, checkContracts } from './operations/check-contracts.ts';
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
import { affectedProofs, type DocumentChange } from './proofs/affected-proofs.ts';
import { checkMended, type ProvableParts, provableParts } from './proofs/beside-errors/mended-part.ts';
import { checkCalls } from './proofs/calls/check-calls.ts';
import { checkProofs } from './proofs/check-proofs.ts';
import { checkDeclaredConditions } from './proofs/declared/check-declared-conditions.ts';
import { isConditionCode } from './proofs/describe-condition.ts';
import { checkTimes } from './publication/check-times.ts';
import { checkUnreadAnswers } from './reads/check-unread-answers.ts';
import { checkIds, checkReferences } from './references/check-references.ts';
import { namedByUnread } from './references/near-unread.ts';
import { indexEntries, indexRelease } from './release/index-release.ts';
import type {
  DocumentCheck,
  ReleaseCheck,
  ReleaseEntry,
  ReleaseFinding,
  ReleaseIndex,
} from './release/release-index.ts';
import { nothingUnread, type UnreadDocuments } from './release/unread-documents.ts';
import { checkDecisions } from './rules/check-decisions.ts';
import { checkFacts } from './rules/check-facts.ts';
import { checkListedValues } from './rules/check-listed-values.ts';
import { checkRules } from './rules/check-rules.ts';
import { checkTemplates } from './rules/check-templates.ts';
import { checkCopiedAnswers } from './sensitive/check-copied-answers.ts';
import { checkMaskedReads } from './sensitive/check-masked-reads.ts';
import { checkSensitiveAddresses, checkTypedTexts } from './sensitive/check-sensitive-addresses.ts';
import { checkTranslations } from './translations/check-translations.ts';
import { checkLanguages } from './words/check-languages.ts';
import { checkSampleText } from './words/check-sample-text.ts';
import { checkShownFormula, checkShownMarkup } from './words/check-shown-formula.ts';
import { checkWordless } from './words/check-wordless.ts';
import { checkWords } from './words/check-words.ts';

/** A check of a release as a whole, or of each of its documents. */
type Check = ReleaseCheck | DocumentCheck;

/** Checks that compare all documents of a release. They read each document once and are fast. */
const checksOfAll: readonly Check[] = [
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
  checkRepeatedQuestions,
  checkRefusedOptions,
  checkCurrencies,
  checkListedValues,
  checkTranslations,
];

/** Checks of a document together with those that it mentions and that mention it. They report errors only. */
const checksOfRelated: readonly Check[] = [
  checkTypes,
  checkItemTypes,
  checkSteps,
  checkFields,
  checkLists,
  checkOptions,
  checkAnswers,
  checkInternationalEmail,
  checkMessages,
  checkWordless,
  checkSampleText,
  checkWords,
  checkLanguages,
  checkDecisions,
  checkFacts,
  checkOperations,
  checkContracts,
  checkContractOfOperation,
  checkTemplates,
  checkRules,
  checkMaskedReads,
  checkSensitiveAddresses,
  checkTypedTexts,
  checkCopiedAnswers,
];

/**
 * All problems of a set of valid documents: references, addresses, steps, constraints, messages, calls and
 * the type of every rule.
 *
 * @param unread documents that could not be read: references to them are not reported
 * @param proofs of journeys, which take nearly all of the time: false for none; a change for those that it may affect
 */
export function checkRelease(
  entries: readonly ReadEntry[],
  unread: UnreadDocuments = nothingUnread,
  proofs: boolean | DocumentChange = true,
): readonly Problem[] {
  const release = indexRelease(linkEntries(entries), unread);
  const problems = checkTogether(release);
  if (proofs === false) return problems;
  const parts = partsToProve(release);
  const affected = proofs === true ? parts : affectedParts(parts, release, proofs);
  return [...problems, ...proveParts(affected, release)].sort(byPlace);
}

/** The parts of a release whose proofs a change may affect. */
export function affectedParts(
  { sound, mended, errors }: ProvableParts,
  release: ReleaseIndex,
  change: DocumentChange,
): ProvableParts {
  const affected = new Set(affectedProofs(release, change).entries.map(({ document }) => document.id));
  const isAffected = ({ document }: ReleaseEntry) => affected.has(document.id);
  return {
    sound: indexEntries(sound.entries.filter(isAffected)),
    mended: { ...mended, journeys: mended.journeys.filter(isAffected) },
    errors,
  };
}

/** Everything that can be proved of a release that may have errors. */
export function partsToProve(release: ReleaseIndex): ProvableParts {
  return provableParts(release, findingsOf([...checksOfAll, ...checksOfRelated], release));
}

/** Findings of the proofs of parts of a release. What is found of a condition that has an error follows from that. */
export function proveParts(
  { sound, mended, errors }: ProvableParts,
  release: ReleaseIndex,
): readonly Problem[] {
  const found = [...proveRelated(sound, release), ...problemsIn([...checkMended(mended)])];
  const known = problemsIn(errors);
  return found.filter((problem) => !known.some((error) => isConsequence(problem, error)));
}

function isConsequence({ code, document, pointer }: Problem, error: Problem): boolean {
  if (document !== error.document) return false;
  return pointer === error.pointer || (isConditionCode(code) && error.pointer.startsWith(`${pointer}/`));
}

/**
 * Whether a problem may exist only because a journey or a facts document could not be read: these name answers,
 * results and facts for the documents that they use.
 */
function mayBeNamedByUnread(release: ReleaseIndex, { code, entry }: ReleaseFinding): boolean {
  const { unread } = release;
  if (!/^unknown-/.test(code) || !(unread.isOf('facts') || unread.isOf('journey'))) return false;
  return release.derive(namedByUnread).has(entry.document.id);
}

/** All problems of a release but those that only proofs find, by place. */
export function checkTogether(release: ReleaseIndex): readonly Problem[] {
  const related = findingsOf(checksOfRelated, release).filter(
    (finding) => !mayBeNamedByUnread(release, finding),
  );
  return [...checkAll(release), ...problemsIn(related)].sort(byPlace);
}

/** Problems from comparing all documents of a release. */
export function checkAll(release: ReleaseIndex): readonly Problem[] {
  return problemsIn(findingsOf(checksOfAll, release));
}

/** All other problems. */
export function checkRelated(release: ReleaseIndex): readonly Problem[] {
  return problemsIn(findingsOf(checksOfRelated, release));
}

/** Findings of the proofs of the journeys of some documents, which must have no errors (see `isErrorOfProofs`). */
export function proveRelated(related: ReleaseIndex, release: ReleaseIndex): readonly Problem[] {
  return problemsIn([
    ...checkProofs(related, release),
    ...checkDeclaredConditions(related, release),
    ...checkCalls(related, release),
  ]);
}

/** Reports the findings of linking. */
function* checkLinking(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.entries)
    for (const finding of entry.findings ?? []) yield { ...finding, entry };
}

function findingsOf(checks: readonly Check[], release: ReleaseIndex): readonly ReleaseFinding[] {
  return checks.flatMap((check) => {
    if (typeof check === 'function') return [...check(release)];
    const entries = check.of.flatMap((kind): readonly ReleaseEntry[] => release.of(kind));
    return entries.flatMap((entry) => release.deriveFrom(entry, runOf(check)));
  });
}

/** A check of one document as a computation, the same one each time. */
const runOf = memoize(
  (check: DocumentCheck) =>
    (release: ReleaseIndex, entry: ReleaseEntry): readonly ReleaseFinding[] => [...check.run(release, entry)],
);

function problemsIn(findings: readonly ReleaseFinding[]): readonly Problem[] {
  const problems = findings.map(({ entry, ...finding }) => {
    // Two documents with the same id are identified by their paths.
    const document = finding.code === 'duplicate-id' ? entry.path : entry.document.id;
    return toProblem(finding, document, entry.locate);
  });
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
