export { linkAddress, sitePath } from './base/addresses/site-path.ts';
export { playerAddress, videoId } from './base/addresses/video-address.ts';
export { canonicalJson } from './base/json/canonical-json.ts';
export { toProblem } from './base/json/finding.ts';
export { hasPart, mapLeaves, visitParts } from './base/json/json-parts.ts';
export { pathOf, pointerOf, valueAt } from './base/json/json-pointer.ts';
export { documentWidth, layOutJson, onOneLine } from './base/json/lay-out-json.ts';
export { documentLimits, forbiddenKeys } from './base/json/limits.ts';
export { offsetInString, offsetOfCharacter } from './base/json/locate.ts';
export { positionFinder } from './base/json/text-position.ts';
export { Fault, unreachable } from './base/problems/fault.ts';
export {
  type Change,
  type Fix,
  isClean,
  type Problem,
  type ProblemWitness,
} from './base/problems/problem.ts';
export { advise, didYouMean } from './base/problems/suggest.ts';
export { readMarks, writeMarks } from './base/rich-text/marks.ts';
export { type RichBlock, type RichRun, writtenAddress } from './base/rich-text/rich-blocks.ts';
export { writeRichHtml } from './base/rich-text/rich-html.ts';
export { visibleText } from './base/rich-text/visible-text.ts';
export { type Answers, type Entry, type JsonValue, sameAnswer } from './base/values/answers.ts';
export { characterCount } from './base/values/characters.ts';
export { cutText } from './base/values/cut-text.ts';
export { exactNumber } from './base/values/exact-number.ts';
export { isMultipleOf } from './base/values/is-multiple-of.ts';
export { textFormats } from './base/values/text-formats.ts';
export { wordCount } from './base/values/word-count.ts';
export { compareField, sortedBy } from './content/compare-items.ts';
export type { ContentItem } from './content/content-item.ts';
export { type ContentLists, contentLists, deliveredContent } from './content/content-lists.ts';
export { type DataRow, type DataTableData, dataTableData } from './content/data/data-rows.ts';
export {
  type PictureSeriesView,
  pictureSeriesView,
  type SeriesText,
  seriesText,
  timeframeParameter,
} from './content/data/picture-series.ts';
export { fillPart } from './content/fill-texts.ts';
export {
  fillItemPage,
  isItemPage,
  itemsWithPages,
  type PageContent,
  routesOfItems,
} from './content/item-pages.ts';
export { listingQuery } from './content/listing/listing-filters.ts';
export type { ListingView } from './content/listing/show-listing.ts';
export {
  type ArticleListView,
  type ListedArticle,
  prepareArticles,
  showArticles,
} from './content/lists/article-list.ts';
export { type DocumentListView, prepareDocuments, showDocuments } from './content/lists/document-list.ts';
export type { ListSetting } from './content/lists/list-setting.ts';
export {
  type ListedQuestion,
  prepareQuestions,
  type QuestionListView,
  showQuestions,
} from './content/lists/question-list.ts';
export { allModules, modulesWithin } from './content/modules-within.ts';
export { itemText, pageText } from './content/page-text.ts';
export { pageTrail } from './content/page-trail.ts';
export { headingAnchor, sectionAnchor } from './content/plain-text.ts';
export { documentsAt, publicationMoments } from './content/publication/documents-at.ts';
export type { PublicationTimes } from './content/publication/publication-period.ts';
export { readMoment } from './content/publication/read-moment.ts';
export { describeTimes, timesFinder } from './content/publication/times-finder.ts';
export { queriesIn, queryKey } from './content/queries-in.ts';
export { type Article, readArticle, readArticleSummary } from './content/readers/article.ts';
export { type ListedDocument, readListedDocument } from './content/readers/listed-document.ts';
export { readQuestion } from './content/readers/question.ts';
export { type Choice, imageField } from './content/readers/read-fields.ts';
export { readMinutes } from './content/readers/read-time.ts';
export {
  blockElements,
  inlineElements,
  isSafeAttribute,
  isSafeElement,
  safeAttributes,
  strippedParts,
} from './content/safe-markup.ts';
export type { SearchHit, SearchView, SnippetPart } from './content/search-view.ts';
export { nothingSelected, type SelectedItems, selectItems } from './content/select-items.ts';
export { checkText } from './documents/check-text.ts';
export {
  addedFields,
  type FieldExtension,
  ownTypeOf,
  setFieldExtensions,
} from './documents/field-extensions.ts';
export {
  addedModules,
  type ModuleExtension,
  namedOperations,
  ownTypeAt,
  setModuleExtensions,
} from './documents/module-extensions.ts';
export { type DocumentSource, type ReadDocument, readDocument } from './documents/read-document.ts';
export {
  changeItems,
  itemFields,
  itemsOf,
  namedFields,
  readItemEdit,
  writeItemEdit,
} from './forms/answers/list-items.ts';
export {
  answerNames,
  baseTypes,
  companionOf,
  defaultOf,
  filesOf,
  isButton,
  isQuestion,
  isTyped,
  labelOf,
  provesHuman,
  requiredOf,
  suggestionsOf,
} from './forms/answers/questions.ts';
export { readAnswer, readEntries, writeAnswer } from './forms/answers/read-entries.ts';
export { type CompiledField, type CompiledForm, compileForm } from './forms/compile-form.ts';
export { fetchComputedParts } from './forms/computed-parts.ts';
export type { Worded } from './forms/computed-texts.ts';
export { answerSchema } from './forms/constraints/field-constraints.ts';
export {
  evaluateForm,
  type FormEvaluation,
  type ItemEvaluation,
  isRequired,
  itemTitle,
  offeredOptions,
  type Surroundings,
  withAnswers,
} from './forms/evaluate-form.ts';
export { areFixed, choosableIds } from './forms/field-options.ts';
export { type RepeatedView, repetitionOf, viewNow } from './forms/field-view.ts';
export { labelNow, wordedField, wordsNow } from './forms/field-words.ts';
export { addressInput } from './forms/fields/address-input/address-input.ts';
export type { CardView } from './forms/fields/choice-cards/card-view.ts';
export { choiceCards } from './forms/fields/choice-cards/choice-cards.ts';
export { dateInput } from './forms/fields/date-input/date-input.ts';
export { dateRange } from './forms/fields/date-range/date-range.ts';
export { durationInput } from './forms/fields/duration-input/duration-input.ts';
export type { FieldOf, FileLimits } from './forms/fields/field-declaration.ts';
export { addDeclaration, type DeclarationOf, type FieldViews } from './forms/fields/field-registry.ts';
export { acceptText, fileKinds } from './forms/fields/file-upload/file-kinds.ts';
export { fileUpload } from './forms/fields/file-upload/file-upload.ts';
export {
  type FileFault,
  filesIn,
  filesInTexts,
  filesText,
  type GivenFile,
  isGiven,
  type RefusedFile,
} from './forms/fields/file-upload/given-file.ts';
export { itemList } from './forms/fields/item-list/item-list.ts';
export type { RareFieldType } from './forms/fields/late-registry.ts';
export { entryName, entryPath, type ItemEdit, itemsIn, type ListItem } from './forms/fields/list-item.ts';
export { lookUpInput } from './forms/fields/look-up-input/look-up-input.ts';
export { hasPlacesFor, layIntoMask } from './forms/fields/mask.ts';
export { currencySign, decimalsOf, moneyInput } from './forms/fields/money-input/money-input.ts';
export { monthInput } from './forms/fields/month-input/month-input.ts';
export { nameInput } from './forms/fields/name-input/name-input.ts';
export { nextSteps } from './forms/fields/next-steps/next-steps.ts';
export { numberInput } from './forms/fields/number-input/number-input.ts';
export { optionsWithText, questionOfText } from './forms/fields/option-texts.ts';
export { ranking } from './forms/fields/ranking/ranking.ts';
export { review } from './forms/fields/review/review.ts';
export { richTextInput } from './forms/fields/rich-text-input/rich-text-input.ts';
export { signatureInput } from './forms/fields/signature-input/signature-input.ts';
export { stepper } from './forms/fields/stepper/stepper.ts';
export { table } from './forms/fields/table/table.ts';
export type { TableRow } from './forms/fields/table-row.ts';
export { taskList } from './forms/fields/task-list/task-list.ts';
export { textBlock } from './forms/fields/text-block/text-block.ts';
export { timeInput } from './forms/fields/time-input/time-input.ts';
export type { FixedCard, ShownCardOption } from './forms/inline-options.ts';
export {
  type ConstraintChecker,
  type FieldProblem,
  type ValidationRules,
  validateField,
  validateForm,
  validateItem,
} from './forms/validate-form.ts';
export { callName, isWordOfFormulas, operatorCalled } from './formulas/operator-calls.ts';
export { expandFormulas } from './formulas/reading/expand-formulas.ts';
export { parseFormula } from './formulas/reading/parse-formula.ts';
export { readRule } from './formulas/reading/read-rule.ts';
export { piecesOf } from './formulas/reading/text-pieces.ts';
export { enterStep, viewEvents } from './journeys/events/arrive-at.ts';
export {
  type EventOutcome,
  eventProperties,
  type FieldEvent,
  returnToStep,
  runFieldEvent,
} from './journeys/events/field-event.ts';
export { goOnFrom } from './journeys/events/move-on.ts';
export { type StepOutcome, submitStep } from './journeys/events/submit-step.ts';
export {
  askedForParameter,
  cameFromParameter,
  clearedParameter,
  startAgainParameter,
  stateFor,
  stateToShow,
  type Visit,
  visitStep,
} from './journeys/events/visit-step.ts';
export { drive, driveWithoutEffects } from './journeys/interpreter/drive.ts';
export { faultNotices } from './journeys/interpreter/fault-notice.ts';
export type { Effect, EffectOutcome, EventFrame } from './journeys/interpreter/interpret-actions.ts';
export type { Destination, Notice, PlaceOnSite } from './journeys/model/compile-actions.ts';
export {
  type CompiledJourney,
  type CompiledStep,
  compileJourney,
  stepNamed,
} from './journeys/model/compile-journey.ts';
export {
  actionsOfField,
  actionsOfStep,
  fieldEvents,
  type StepEvent,
  stepEvents,
} from './journeys/model/event-actions.ts';
export { lookUpsOf } from './journeys/model/look-ups.ts';
export { maskText } from './journeys/model/sensitive-results.ts';
export { innerActions, mostRepeatedCalls, withInner } from './journeys/model/sequences/inner-actions.ts';
export { addNotices, type JourneyState, newState, withNotices } from './journeys/model/state.ts';
export { isLongEnough, readSuggestions, type Suggestion } from './journeys/model/suggestion.ts';
export { type AnalyticsEvent, compileTrack, trackedEvents } from './journeys/model/track.ts';
export { formEntries, isFieldEntry } from './journeys/protocol/form-entries.ts';
export type { StepExplanation } from './journeys/protocol/step-explanation.ts';
export {
  type EventReply,
  readStepReply,
  type StepReply,
  type SubmissionReply,
} from './journeys/protocol/step-reply.ts';
export { type Sharer, sharersOf, takeOver } from './journeys/sharing/take-over.ts';
export { capturedFrom, captureQuery } from './journeys/state/capture.ts';
export { leaveRun } from './journeys/state/end-run.ts';
export { mergeStates } from './journeys/state/merge-states.ts';
export { carryAnswers, mayMove } from './journeys/state/move-release.ts';
export { fieldsShown, recordAnswers } from './journeys/state/record-answers.ts';
export { defineStepAnew } from './journeys/steps/define-step.ts';
export { saveLabelAt } from './journeys/steps/save-label.ts';
export { answersSent, type ShownValues, shownValues } from './journeys/steps/shown-values.ts';
export {
  compileStepForm,
  type DisplayDefinition,
  type StepDefinition,
  type SuggestionSource,
} from './journeys/steps/step-definition.ts';
export {
  compileDisplay,
  evaluateDisplay,
  type StepDisplay,
} from './journeys/steps/step-display.ts';
export { buildStepModel, type StepModel } from './journeys/steps/step-model.ts';
export { stepSurroundings } from './journeys/steps/step-surroundings.ts';
export { stepWords } from './journeys/steps/step-words.ts';
export { type JourneyEnvironment, openSteps, visitTo, type Walk, walkJourney } from './journeys/walk/walk.ts';
export { type WalkedStep, walkedSteps } from './journeys/walk/walked-steps.ts';
export { formatsOf } from './languages/formats.ts';
export { type PluralForms, pluralForm } from './languages/plural-form.ts';
export {
  countedText,
  directionOf,
  englishWords,
  type FileWords,
  type FormattingWords,
  type FormWords,
  formWordsOf,
  type SiteWords,
  type WordedSite,
  withWords,
  wordsFor,
} from './languages/site-words.ts';
export { contrastOf, decoration, type Pairing, pairings, suitabilityOf } from './look/color-roles.ts';
export { type ColorName, colorsOf, defaultColors } from './look/default-colors.ts';
export { linkPictures, versionOf } from './look/link-pictures.ts';
export {
  isScaled,
  pictureAddress,
  pictureFolder,
  pictureWidths,
  remotePicturePath,
  widthsFor,
} from './look/picture-address.ts';
export { readPictureSource } from './look/picture-source.ts';
export { themeStylesheet } from './look/theme-stylesheet.ts';
export {
  buildRequest,
  callHeaderName,
  type FilePart,
  type OperationRequest,
} from './operations/build-request.ts';
export { type Doubt, doubtOfAll } from './operations/call-doubt.ts';
export { compileOperation } from './operations/compile-operation.ts';
export { driveRun, driveRunAsync } from './operations/drive-run.ts';
export type { CallFailure, CallOutcome } from './operations/map-response.ts';
export {
  type Exchange,
  isLookUp,
  type OperationInput,
  type RefusedInput,
  type RunnableOperation,
  type RunResult,
  startOperation,
} from './operations/run-operation.ts';
export { shapeAnswer } from './operations/xml/shape-xml.ts';
export type { XmlElement } from './operations/xml/xml-element.ts';
export {
  type CompiledRelease,
  compileRelease,
  releaseAt,
} from './release/compile-release.ts';
export type { CompiledPage } from './release/compiled-page.ts';
export {
  fallbackMessagesOf,
  journeyFinder,
  type Moment,
  type ReleaseJourney,
} from './release/journeys/release-journeys.ts';
export { releaseSurroundings } from './release/journeys/release-surroundings.ts';
export { linkDocuments } from './release/linking/link-documents.ts';
export type { NavigationItem } from './release/navigation.ts';
export {
  alternatesOf,
  canonicalAddressOf,
  elsewhereAtSite,
  type LanguageLink,
  languageLinks,
  languageOfTexts,
  leaveAddress,
  leavePath,
  ownPathOf,
  sourcePathOf,
} from './release/pages/language-links.ts';
export { type PageSummary, summariesOf, templateOf } from './release/pages/template-of.ts';
export {
  chatStatusOf,
  isWholePage,
  pressEventOf,
  type ThirdParty,
  thirdPartiesOf,
} from './release/pages/third-parties.ts';
export { functionId, functionName } from './rules/calls/function-name.ts';
export { tableOf } from './rules/calls/table-of.ts';
export { compileRule, evaluateRule } from './rules/evaluation/compile.ts';
export { compileDecision } from './rules/evaluation/decision.ts';
export { declarationOfOperator } from './rules/operators/declarations.ts';
export { addOperator, fetchOperators } from './rules/operators/evaluations.ts';
export type { OperatorFamily } from './rules/operators/operator-families.ts';
export { memoize } from './rules/runtime/memoize.ts';
export { linearPatterns } from './rules/runtime/patterns.ts';
export { type CompiledDecision, emptyScope, type RuleScope, rootNames } from './rules/runtime/scope.ts';
export {
  addedOperator,
  addedOperators,
  type OperatorCode,
  type OperatorExtension,
  type OperatorSignature,
  setOperatorExtensions,
} from './rules/types/operator-extensions.ts';
export { allOperatorNames, isOperatorName } from './rules/types/operator-names.ts';
export type { RuleContext } from './rules/types/rule-context.ts';
export { neverType, objectOf, type RuleType } from './rules/types/rule-type.ts';
export { withUndeclaredSizes } from './rules/types/sizes.ts';
export { typeOfSchema } from './rules/types/type-of-schema.ts';
export { typeOfValue } from './rules/types/type-of-value.ts';
export { languageOfPart } from './translations/language-of-part.ts';
export { pathIn } from './translations/language-paths.ts';
export { languageAtHost, originAt } from './translations/site-languages.ts';
