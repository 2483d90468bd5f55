export { type Answers, type Entry, type JsonValue, sameAnswer } from './answers/answers.ts';
export { cutText } from './answers/cut-text.ts';
export { isMultipleOf } from './answers/is-multiple-of.ts';
export { layIntoMask } from './answers/mask.ts';
export {
  answerNames,
  checksOf,
  companionOf,
  defaultOf,
  isButton,
  isQuestion,
  isSensitive,
  isTyped,
  labelOf,
  messagesOf,
  provesHuman,
  requiredOf,
  suggestionsOf,
} from './answers/questions.ts';
export { readAnswer, readEntries, writeAnswer } from './answers/read-entries.ts';
export { type Change, type ComparedPart, comparedParts, partHeadings } from './comparison/change.ts';
export { compareReleases } from './comparison/compare-releases.ts';
export { headingAnchor, sectionAnchor } from './content/anchors.ts';
export { compareField, sortedBy } from './content/compare-items.ts';
export { type ContentItem, type ContentLink, isContentLink } from './content/content-item.ts';
export {
  type ContentLists,
  contentLists,
  deliveredContent,
  linkedId,
  withLinkedItems,
} from './content/content-lists.ts';
export {
  fillItemPage,
  type ItemPath,
  isItemPage,
  itemsWithPages,
  routesOfItems,
} from './content/item-pages.ts';
export {
  type ListingFilters,
  type ListingOptions,
  listingQuery,
  toggleChoice,
} from './content/listing/listing-filters.ts';
export type { ListingView } from './content/listing/show-listing.ts';
export {
  type ArticleListView,
  type ListedArticle,
  type PreparedArticles,
  prepareArticles,
  showArticles,
} from './content/lists/article-list.ts';
export {
  type DocumentListView,
  type PreparedDocuments,
  prepareDocuments,
  showDocuments,
} from './content/lists/document-list.ts';
export type { ListSetting } from './content/lists/list-setting.ts';
export {
  type ListedQuestion,
  type PreparedQuestions,
  prepareQuestions,
  type QuestionListView,
  showQuestions,
} from './content/lists/question-list.ts';
export type { PageContent } from './content/page-content.ts';
export { itemText, pageText } from './content/page-text.ts';
export { pageTrail, type TrailEntry } from './content/page-trail.ts';
export { queriesIn, queryKey } from './content/queries-in.ts';
export {
  type Article,
  type ArticleSummary,
  type DescriptionList,
  readArticle,
  readArticleSummary,
} from './content/readers/article.ts';
export { type ListedDocument, readListedDocument } from './content/readers/listed-document.ts';
export { readQuestion } from './content/readers/question.ts';
export type { Choice, ItemImage } from './content/readers/read-fields.ts';
export { readMinutes } from './content/readers/read-time.ts';
export { blockElements, inlineElements, safeAttributes, strippedParts } from './content/safe-markup.ts';
export type { SearchFindings, SearchHit, SearchView, SnippetPart } from './content/search-view.ts';
export { nothingSelected, type SelectedItems, selectItems } from './content/select-items.ts';
export { checkRecording } from './contracts/check-recording.ts';
export { compareContracts } from './contracts/compare-contracts.ts';
export { openApiDocument } from './contracts/open-api-document.ts';
export { type OperationContract, operationContracts } from './contracts/operation-contracts.ts';
export { readServiceDescription, type ServiceDescription } from './contracts/service-description.ts';
export type { DataRow } from './data/data-rows.ts';
export { type DataTableData, dataTableData } from './data/data-table.ts';
export {
  type PictureSeriesView,
  pictureSeriesView,
  type SeriesText,
  seriesText,
  timeframeParameter,
} from './data/picture-series.ts';
export { canonicalJson } from './documents/canonical-json.ts';
export { checkText } from './documents/check-text.ts';
export { type DocumentKind, type DocumentOf, documentKinds } from './documents/document-kinds.ts';
export { type Finding, toProblem } from './documents/finding.ts';
export { pathOf, pointerOf, valueAt } from './documents/json-pointer.ts';
export { documentWidth, layOutJson, onOneLine } from './documents/lay-out-json.ts';
export { documentLimits, forbiddenKeys } from './documents/limits.ts';
export { type Locate, offsetInString, offsetOfCharacter } from './documents/locate.ts';
export { type Merge, type MergeConflict, mergeJson } from './documents/merge-json.ts';
export {
  type DocumentSource,
  type ReadDocument,
  type Reading,
  type RefusedDocument,
  readDocument,
} from './documents/read-document.ts';
export { linkAddress, sitePath } from './documents/site-path.ts';
export { positionFinder } from './documents/text-position.ts';
export { cursorIn, type FormulaCursor } from './editing/formula-cursor.ts';
export { type FormulaWord, wordAt } from './editing/formula-word.ts';
export { describeType, membersOf, rootTypes, textsIn, typeAtPath } from './editing/members.ts';
export type { NameUse } from './editing/names/name-use.ts';
export { nameAt, namesIn, sameName } from './editing/names/same-name.ts';
export { type Renaming, rename, type TextEdit } from './editing/renaming/rename.ts';
export { type OptionPlace, optionAt, renameOption } from './editing/renaming/rename-option.ts';
export { type PlacedPart, typedPartsAt } from './editing/typed-parts.ts';
export {
  type Covered,
  type CoveredTurn,
  coverJourney,
  type JourneyCoverage,
} from './explorer/coverage.ts';
export {
  type ExploredJourney,
  exploreRelease,
  type JourneyPath,
  sampleJourney,
} from './explorer/explore-release.ts';
export type { MapLink, MapStep } from './explorer/flow-map.ts';
export type { JourneySamples } from './explorer/journey-samples.ts';
export type { CardView } from './fields/choice-cards/card-view.ts';
export type { FieldOf } from './fields/field-declaration.ts';
export type { FieldViews } from './fields/field-registry.ts';
export type { TableRow } from './fields/table-row.ts';
export {
  type CompiledField,
  type CompiledForm,
  compileForm,
  type FormDocuments,
} from './forms/compile-form.ts';
export {
  evaluateForm,
  type FormEvaluation,
  isRequired,
  offeredOptions,
  type Surroundings,
  withAnswers,
} from './forms/evaluate-form.ts';
export { areFixed, choosableIds, type FindOptions, listedOptions } from './forms/field-options.ts';
export { type RepeatedView, repetitionOf, viewNow } from './forms/field-view.ts';
export type { FixedCard, ShownCardOption } from './forms/inline-options.ts';
export {
  type ConstraintChecker,
  type FailedKeyword,
  type FieldProblem,
  type ValidationRules,
  validateField,
  validateForm,
} from './forms/validate-form.ts';
export { callName, callNames, operatorCalled } from './formulas/operator-calls.ts';
export { expandFormulas } from './formulas/reading/expand-formulas.ts';
export { parseFormula } from './formulas/reading/parse-formula.ts';
export { readRule } from './formulas/reading/read-rule.ts';
export { type Piece, piecesOf } from './formulas/reading/text-pieces.ts';
export { canonicalRule } from './formulas/writing/canonical-rule.ts';
export { writeFormula, writeFormulaLines } from './formulas/writing/write-formula.ts';
export { writeFormulas } from './formulas/writing/write-formulas.ts';
export {
  type CompiledJourney,
  type CompiledStep,
  compileJourney,
  findStep,
  type JourneyDocuments,
} from './journeys/compile-journey.ts';
export { enterStep } from './journeys/events/enter-step.ts';
export {
  actionsOf,
  type EventOutcome,
  type FieldEvent,
  returnToStep,
  runFieldEvent,
} from './journeys/events/field-event.ts';
export { goOnFrom, type StepOutcome, submitStep } from './journeys/events/submit-step.ts';
export { viewEvents } from './journeys/events/view-events.ts';
export {
  askedForParameter,
  cameFromParameter,
  clearedParameter,
  startAgainParameter,
  stateFor,
  stateToShow,
  stepBefore,
  type Visit,
  visitStep,
} from './journeys/events/visit-step.ts';
export type {
  CompiledActions,
  Destination,
  Notice,
  PlaceOnSite,
} from './journeys/interpreter/compile-actions.ts';
export { compileActions } from './journeys/interpreter/compile-actions.ts';
export { drive, driveWithoutEffects } from './journeys/interpreter/drive.ts';
export { faultNotices } from './journeys/interpreter/fault-notice.ts';
export {
  type ActionFrame,
  type ActionsOutcome,
  type Effect,
  type EffectOutcome,
  type EventFrame,
  interpretActions,
} from './journeys/interpreter/interpret-actions.ts';
export { type AnalyticsEvent, compileTrack, trackedEvents } from './journeys/interpreter/track.ts';
export { innerActions, mostRepeatedCalls, withInner } from './journeys/sequences/inner-actions.ts';
export { type Sharer, sharersOf } from './journeys/sharing/sharers.ts';
export { takeOver } from './journeys/sharing/take-over.ts';
export { captureQuery } from './journeys/state/capture.ts';
export { mergeStates } from './journeys/state/merge-states.ts';
export { carryAnswers, mayMove } from './journeys/state/move-release.ts';
export { fieldsShown, recordAnswers } from './journeys/state/record-answers.ts';
export { type JourneyState, newState } from './journeys/state/state.ts';
export { defineStepAnew } from './journeys/steps/define-step.ts';
export {
  type ChipDefinition,
  compileStepForm,
  type DisplayDefinition,
  documentsIn,
  type StepDefinition,
  type SuggestionSource,
} from './journeys/steps/step-definition.ts';
export {
  type CompiledDisplay,
  compileDisplay,
  type DisplayAnswers,
  evaluateDisplay,
  maskText,
  type StepDisplay,
} from './journeys/steps/step-display.ts';
export { buildStepModel, type StepModel } from './journeys/steps/step-model.ts';
export type { StepModelDocuments } from './journeys/steps/step-model-documents.ts';
export { stepSurroundings } from './journeys/steps/step-surroundings.ts';
export { isLongEnough, readSuggestions, type Suggestion } from './journeys/steps/suggestion.ts';
export { type JourneyEnvironment, type VisitedStep, type Walk, walkJourney } from './journeys/walk/walk.ts';
export { type WalkedStep, walkedSteps } from './journeys/walk/walked-steps.ts';
export { explainStep, type StepExplanation } from './journeys/why/explain-step.ts';
export {
  answersToShare,
  type PreviewPlace,
  previewLink,
  readGivenAnswers,
} from './journeys/why/preview-link.ts';
export { type WhyContext, whyContext } from './journeys/why/why-context.ts';
export { type FieldOfStep, fieldsNamed, whyField } from './journeys/why/why-field.ts';
export { whyMessage } from './journeys/why/why-message.ts';
export { whyStep } from './journeys/why/why-step.ts';
export { linkDocuments } from './linking/link-documents.ts';
export {
  buildRequest,
  callHeaderName,
  type OperationRequest,
  operationScope,
} from './operations/build-request.ts';
export { type CompiledOperation, compileOperation } from './operations/compile-operation.ts';
export {
  type GatheredCall,
  gatheredCalls,
  mapGathered,
  type Refusal,
  refusalOf,
} from './operations/gather.ts';
export {
  type CallFailure,
  type CallOutcome,
  mapResponse,
  type OperationResult,
  outcomeOfFailure,
  ruleFault,
} from './operations/map-response.ts';
export { shapeXml } from './operations/xml/shape-xml.ts';
export type { XmlElement } from './operations/xml/xml-element.ts';
export {
  isScaled,
  pictureAddress,
  pictureFolder,
  pictureWidths,
  remotePicturePath,
  widthsFor,
} from './pictures/picture-address.ts';
export { type PictureSource, readPictureSource, writePictureSource } from './pictures/picture-source.ts';
export { Fault, type FaultCode, unreachable } from './problems/fault.ts';
export { isClean, type Problem, type ProblemWitness, type Severity } from './problems/problem.ts';
export { didYouMean, suggest } from './problems/suggest.ts';
export { formEntries, isFieldEntry } from './protocol/form-entries.ts';
export {
  type EventReply,
  readStepReply,
  type StepReply,
  type SubmissionReply,
} from './protocol/step-reply.ts';
export { inventedBody } from './prover/visits/invented-body.ts';
export { documentsAt, publicationMoments } from './publication/documents-at.ts';
export type { PublicationTimes } from './publication/publication-period.ts';
export { readMoment } from './publication/read-moment.ts';
export { describeTimes, timesFinder } from './publication/times-finder.ts';
export { checkChange, type ReleaseChange } from './releases/change/check-change.ts';
export { checkEdit, type EditCheck, type ReadText } from './releases/change/check-edit.ts';
export { checkPart, problemsOfPart } from './releases/change/check-part.ts';
export { type EditProof, proveEdit } from './releases/change/prove-edit.ts';
export { type CheckedDocuments, checkDocuments } from './releases/check-documents.ts';
export { checkRelease } from './releases/check-release.ts';
export {
  type CompiledItemPages,
  type CompiledPage,
  type CompiledRelease,
  compileRelease,
} from './releases/compile-release.ts';
export { findInformation } from './releases/information/find-information.ts';
export { builtInApiPaths } from './releases/operations/check-exposed-paths.ts';
export { findOversights } from './releases/oversights/find-oversights.ts';
export { findMissingFiles } from './releases/pages/check-images.ts';
export { reservedPaths } from './releases/pages/check-pages.ts';
export { type NavigationItem, navigationOf } from './releases/pages/navigation.ts';
export { type PageSummary, summariesOf } from './releases/pages/summaries-of.ts';
export { templateOf } from './releases/pages/template-of.ts';
export {
  chatStatusOf,
  isWholePage,
  type ThirdParty,
  thirdPartiesOf,
} from './releases/pages/third-parties.ts';
export { checkPattern, type PatternFault } from './releases/patterns/check-pattern.ts';
export { proofCodes } from './releases/proofs/check-proofs.ts';
export { dateOfProofs } from './releases/proofs/prove-release.ts';
export { findTimeWarnings } from './releases/publication/find-time-warnings.ts';
export { optionsTypes } from './releases/rules/options-types.ts';
export { functionId, functionName } from './rules/calls/function-name.ts';
export { tableOf } from './rules/calls/table-of.ts';
export { type Checked, checkRule, checkTemplate } from './rules/check/check.ts';
export { checkDecisions } from './rules/check/check-decisions.ts';
export { describeRule, type RuleLabels } from './rules/english/describe.ts';
export { type Explanation, explainRule, renderExplanation } from './rules/english/explain.ts';
export { type CompiledRule, compileRule, type Evaluation, evaluateRule } from './rules/evaluation/compile.ts';
export { compileDecision } from './rules/evaluation/decision.ts';
export { memoize } from './rules/evaluation/memoize.ts';
export { nativePatterns } from './rules/evaluation/native-patterns.ts';
export { linearPatterns } from './rules/evaluation/patterns.ts';
export {
  type CompiledDecision,
  emptyScope,
  type PatternEngine,
  type RuleScope,
  rootNames,
} from './rules/evaluation/scope.ts';
export { compileTemplate, evaluateTemplate } from './rules/evaluation/template.ts';
export { dependenciesOf, documentsNamedBy } from './rules/notation/dependencies.ts';
export { declarations } from './rules/operators/declarations.ts';
export { fetchOperators } from './rules/operators/evaluations.ts';
export type { OperatorFamily } from './rules/operators/operator-families.ts';
export { isOperatorName } from './rules/operators/operator-names.ts';
export type { RuleContext } from './rules/types/rule-context.ts';
export { dateType, neverType, objectOf, type RuleType } from './rules/types/rule-type.ts';
export { undeclaredItems, undeclaredLength, withUndeclaredSizes } from './rules/types/sizes.ts';
export { typeOfSchema } from './rules/types/type-of-schema.ts';
export { typeOfValue } from './rules/types/type-of-value.ts';
export { checkScenarioNames } from './scenarios/check-scenario-names.ts';
export { readScenarioFile, type ScenarioReading } from './scenarios/read-scenario-file.ts';
export { decoration, type Pairing, pairings } from './theme/color-roles.ts';
export { contrastOf, suitabilityOf } from './theme/contrast.ts';
export { type ColorName, type Colors, colorsOf, defaultColors } from './theme/default-colors.ts';
export { findLowContrasts } from './theme/find-low-contrasts.ts';
export { themeStylesheet } from './theme/theme-stylesheet.ts';
