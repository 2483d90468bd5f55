export { type AskedQuestion, questionsAt } from './authoring/answers/journey-calls.ts';
export {
  type AnswerOffer,
  type AnswerTarget,
  placesForAnswer,
} from './authoring/answers/places-for-answer.ts';
export {
  otherOptions,
  type Remedy,
  type Removal,
  removalOf,
  wordsOfOptions,
} from './authoring/answers/removal.ts';
export type { Dependent } from './authoring/answers/remove-conditions.ts';
export { type AnswerRoute, type RouteChoice, routeAnswer } from './authoring/answers/route-answer.ts';
export { type SpokenOf, spokenAt, usesOf } from './authoring/answers/uses.ts';
export { whereAnswerGoes } from './authoring/answers/where-answer-goes.ts';
export {
  type Change,
  type ComparedPart,
  comparedParts,
  partHeadings,
} from './authoring/comparison/change.ts';
export {
  changesByPlace,
  type PlacedChanges,
  type PlacedSentence,
  type TextPlace,
} from './authoring/comparison/changes-by-place.ts';
export { compareReleases } from './authoring/comparison/compare-releases.ts';
export { type Naming, nameOfDocumentIn } from './authoring/comparison/names.ts';
export { labelOfSetting } from './authoring/comparison/setting-labels.ts';
export { compareContracts } from './authoring/contracts/compare-contracts.ts';
export { openApiDocument } from './authoring/contracts/open-api-document.ts';
export {
  checkRecording,
  type OperationContract,
  operationContracts,
} from './authoring/contracts/operation-contracts.ts';
export {
  completeFormula,
  type FormulaCompletion,
  type FormulaCompletions,
} from './authoring/editing/formulas/complete-formula.ts';
export { explainWord, type WordExplanation } from './authoring/editing/formulas/explain-word.ts';
export { optionLabels } from './authoring/editing/formulas/option-labels.ts';
export { pathsInReach, type ReachedPath } from './authoring/editing/formulas/paths-in-reach.ts';
export { typesOfParts } from './authoring/editing/formulas/types-of-parts.ts';
export { describeType } from './authoring/editing/members.ts';
export { kindNamedBy, type NamedKind } from './authoring/editing/names/name-kinds.ts';
export { nameAt, namesIn, sameName } from './authoring/editing/names/same-name.ts';
export { usesInDocument } from './authoring/editing/names/uses-in-document.ts';
export type { NameUse } from './authoring/editing/names/uses-in-formula.ts';
export { editsToRename, type Renaming, rename, withEdits } from './authoring/editing/renaming/rename.ts';
export { type OptionPlace, optionAt, renameOption } from './authoring/editing/renaming/rename-option.ts';
export type { PlacedPart } from './authoring/editing/typed-parts.ts';
export {
  type Covered,
  type CoveredTurn,
  coverJourney,
  type JourneyCoverage,
} from './authoring/explorer/coverage.ts';
export {
  type ExploredJourney,
  exploreRelease,
  type JourneyPath,
  sampleJourney,
} from './authoring/explorer/explore-release.ts';
export type { MapLink, MapStep } from './authoring/explorer/flow-map.ts';
export type { JourneySamples } from './authoring/explorer/journey-samples.ts';
export type { ReadableMember } from './authoring/explorer/readable-members.ts';
export type { ReceivedCall } from './authoring/explorer/received-calls.ts';
export { nameOfVisitor, type SampleVisitor, sampleVisitors } from './authoring/explorer/sample-visitors.ts';
export { type StepMessage, stepMessages } from './authoring/explorer/step-messages.ts';
export {
  callsBySteps,
  type ServiceFault,
  type StepUnderFaults,
  stepUnderFaults,
} from './authoring/explorer/step-under-faults.ts';
export { applyFixes, applyInTurn, certainFixes, replacementsOf } from './authoring/fixes/apply-fixes.ts';
export { formatText, isLaidOut, layOutWritten } from './authoring/fixes/lay-out-again.ts';
export type { Replacement } from './authoring/fixes/replacements.ts';
export {
  areaWords,
  beyondLimits,
  type LimitedSite,
  type Limits,
  languageWords,
  readArea,
} from './authoring/limits/limits.ts';
export { type MergeConflict, mergeJson, type Preference } from './authoring/merging/merge-json.ts';
export { checkScenarioNames, readScenarioFile } from './authoring/scenarios/check-scenario-names.ts';
export { readTranslationTable, writeTranslationTable } from './authoring/translating/translation-table.ts';
export {
  mergedTexts,
  replaceText,
  type TranslatedUnit,
  type TranslationUnit,
  textAt,
  translationUnits,
} from './authoring/translating/translation-units.ts';
export { writeXliff } from './authoring/translating/write-xliff.ts';
export { explainStep } from './authoring/why/explain-step.ts';
export { type HiddenQuestion, hiddenQuestions } from './authoring/why/hidden-questions.ts';
export {
  answersToShare,
  type PreviewPlace,
  previewLink,
  readGivenAnswers,
} from './authoring/why/preview-link.ts';
export { type SkippedStep, skippedStep } from './authoring/why/skipped-step.ts';
export { type WhyContext, whyContext } from './authoring/why/why-context.ts';
export { fieldsNamed, whyField } from './authoring/why/why-field.ts';
export { whyMessage } from './authoring/why/why-message.ts';
export { whyStep } from './authoring/why/why-step.ts';
export { checkChange } from './checks/change/check-change.ts';
export { checkPart, problemsOfPart } from './checks/change/check-part.ts';
export {
  createIncrementalCheck,
  type EditProof,
  proveEdit,
  type ReadText,
} from './checks/change/incremental-check.ts';
export { type CheckedDocuments, checkDocuments } from './checks/check-documents.ts';
export { checkRelease } from './checks/check-release.ts';
export { optionsTypes } from './checks/contexts/options-types.ts';
export { builtInApiPaths } from './checks/operations/check-exposed-paths.ts';
export { findOversights } from './checks/oversights/find-oversights.ts';
export { checkAssets, findAssetFaults, picturesIn } from './checks/pages/check-assets.ts';
export { findMissingFiles } from './checks/pages/check-images.ts';
export { reservedPaths } from './checks/pages/check-pages.ts';
export { findLowContrasts } from './checks/pages/find-low-contrasts.ts';
export { proofCodes } from './checks/proofs/check-proofs.ts';
export { dateOfProofs } from './checks/proofs/prove-release.ts';
export { findTimeWarnings } from './checks/publication/find-time-warnings.ts';
export { checkPattern } from './constraints/patterns/check-pattern.ts';
export { type Bodies, sampleBody } from './constraints/samples/sample-body.ts';
export { reducedDescription } from './openapi/reduced-description.ts';
export {
  readServiceDescription,
  type ServiceDescription,
} from './openapi/service-description.ts';
export { entriesFor, givenIn, givenOf } from './prover/visits/given-texts.ts';
export { describeRule } from './rules/english/describe.ts';
export { type Explanation, explainRule, renderExplanation } from './rules/english/explain.ts';
export { canonicalRule } from './rules/formulas/canonical-rule.ts';
export { writeFormula, writeFormulaLines } from './rules/formulas/write-formula.ts';
export { writeFormulas } from './rules/formulas/write-formulas.ts';
export { checkRule } from './rules/typing/check.ts';
