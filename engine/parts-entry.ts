/** Exports for analysis only; `index.ts` exports what a running site uses. */

export { outsideFault } from './base/addresses/outside-address.ts';
export { pagePath, pathUnder } from './base/addresses/page-path.ts';
export { dependencyOrder } from './base/dependency-order.ts';
export { alternatives, describeTypes, describeValue, quoted } from './base/json/describe-value.ts';
export { byPlace, type Finding, takeOut } from './base/json/finding.ts';
export { hasPart, mapMembers, visitParts } from './base/json/json-parts.ts';
export { parentPointer } from './base/json/json-pointer.ts';
export { lineWidth } from './base/json/lay-out-json.ts';
export { createLocate, type Locate, type Offsets, offsetAfter, readOffsets } from './base/json/locate.ts';
export type { Severity } from './base/problems/problem.ts';
export { type Help, partsOfHelp } from './base/problems/suggest.ts';
export { decimalOf, scaled } from './base/values/decimal.ts';
export { isNumeric } from './base/values/is-numeric.ts';
export { isContentLink } from './content/content-item.ts';
export { placeholdersIn } from './content/data/data-rows.ts';
export { pathsOf } from './content/derived-fields.ts';
export { insertionsIn } from './content/fill-texts.ts';
export { type ItemPage, isSlug, listsOfPage, prefixOf } from './content/item-pages.ts';
export { plainText } from './content/plain-text.ts';
export {
  always,
  type PublicationPeriod,
  publicationPeriod,
  sharedPeriod,
} from './content/publication/publication-period.ts';
export { writeMoment } from './content/publication/read-moment.ts';
export { textField } from './content/readers/read-fields.ts';
export { unclosedTags } from './content/unclosed-tags.ts';
export { type DocumentKind, type DocumentOf, isDocumentKind } from './documents/document-kinds.ts';
export {
  allModuleTypes,
  htmlPropertiesOf,
  namedOperations,
  validateDocument,
} from './documents/module-extensions.ts';
export { type Reading, readCheckedDocument, readWrittenDocument } from './documents/read-document.ts';
export { describeSchemaError } from './documents/schema-errors/describe-schema-error.ts';
export { selectSchemaErrors } from './documents/schema-errors/select-schema-errors.ts';
export { answerChecks } from './forms/answer-checks.ts';
export { answerType } from './forms/answer-type.ts';
export { type AnswerCheck, type Limits, limitsOf } from './forms/answers/limits.ts';
export { fieldPlaces } from './forms/answers/list-items.ts';
export {
  checksOf,
  clearedBy,
  isMeantUnread,
  isSensitive,
  messagesOf,
  showsSections,
  summaryMessagesOf,
  wordsOfText,
} from './forms/answers/questions.ts';
export { compileField } from './forms/compile-form.ts';
export {
  type Constraint,
  constraintOf,
  failedKeyword,
  keywordsOfType,
  typesOf,
} from './forms/constraints/field-constraints.ts';
export { failableKeywords } from './forms/failable-keywords.ts';
export {
  type CompiledOption,
  computedOptionTexts,
  eachOption,
  type FindOptions,
  listedOptions,
  namesOptions,
} from './forms/field-options.ts';
export { fieldView } from './forms/field-view.ts';
export { computedTexts } from './forms/field-words.ts';
export { declarationOf } from './forms/fields/field-registry.ts';
export type { Loop, PlacedRule } from './forms/fields/placed-rule.ts';
export { ownNames, placedRules } from './forms/fields/placed-rules.ts';
export { readNumber } from './forms/fields/read-text.ts';
export { problemOf } from './forms/validate-form.ts';
export { keysOfPath, writeKeys, writePath } from './formulas/formula-path.ts';
export type { Span } from './formulas/formula-rule.ts';
export { isKeyword, quote, unquote } from './formulas/quotes.ts';
export { isFormula } from './formulas/reading/expand-formulas.ts';
export { expectedAt } from './formulas/reading/expected-at.ts';
export { isActionPlace } from './formulas/reading/kept-as-written.ts';
export { namesWithin } from './formulas/reading/named-elements.ts';
export { strictParser } from './formulas/reading/strict-parser.ts';
export { sectionToDo } from './journeys/events/visit-step.ts';
export { interpretActions } from './journeys/interpreter/interpret-actions.ts';
export { findStep } from './journeys/model/compile-journey.ts';
export {
  type CompiledSection,
  hubOf,
  mayComeFirst,
  sectionSteps,
} from './journeys/model/compile-sections.ts';
export { factRules, isDescribed, ruleOfFact } from './journeys/model/fact-rules.ts';
export { conditionOperators, factReads, factsOfBrowser } from './journeys/model/fixed-facts.ts';
export { needsOf } from './journeys/model/needs.ts';
export { mask } from './journeys/model/sensitive-results.ts';
export { findSequence, type Sequences } from './journeys/model/sequences/find-sequence.ts';
export { eachOf, ownRules, verbOf, withoutFailures } from './journeys/model/sequences/inner-actions.ts';
export type { FieldExplanation } from './journeys/protocol/step-explanation.ts';
export { answersStillChosen } from './journeys/walk/bound-results.ts';
export { pickNames } from './journeys/walk/pick-read.ts';
export type { VisitedStep } from './journeys/walk/walk.ts';
export { createWalkMemory } from './journeys/walk/walk-memory.ts';
export { pluralForms } from './languages/plural-forms.ts';
export { packsFor } from './languages/site-words.ts';
export { settingsPrefix } from './operations/compile-operation.ts';
export type { FindForm } from './release/linking/forms/form-entries.ts';
export { linkForm } from './release/linking/forms/link-form.ts';
export { linkOptions } from './release/linking/item-options.ts';
export { linkJourney } from './release/linking/link-journey.ts';
export { asWritten, locateOrigins, originOf } from './release/linking/origins.ts';
export { pageIdOf, type StepPage } from './release/linking/step-pages.ts';
export { templateNamed } from './release/pages/template-of.ts';
export { formsIncludedIn, referencesOf } from './release/references-of.ts';
export { isFunctionId } from './rules/calls/function-name.ts';
export { type CompiledRule, compileCapped, type Evaluation, toCompiled } from './rules/evaluation/compile.ts';
export { holds, textGiven } from './rules/evaluation/condition.ts';
export { isRuleIn } from './rules/evaluation/template-node.ts';
export { callsIn, dependenciesOf, documentsNamedBy } from './rules/notation/dependencies.ts';
export { inWords } from './rules/notation/in-words.ts';
export { isRoot } from './rules/notation/path.ts';
export { followReads, namesRead, type ReadSources, type Reads } from './rules/notation/reads.ts';
export { type Call, measure, readCall } from './rules/notation/shape.ts';
export { evaluationOf } from './rules/operators/evaluations.ts';
export { joinWords } from './rules/operators/phrasing.ts';
export type { Cell } from './rules/runtime/compiling.ts';
export { lazily } from './rules/runtime/lazily.ts';
export {
  maximumDepth,
  maximumNodes,
  maximumTemplateDepth,
  maximumTemplateNodes,
} from './rules/runtime/limits.ts';
export { nativePatterns } from './rules/runtime/native-patterns.ts';
export type { DecisionTable, PatternEngine } from './rules/runtime/scope.ts';
export { isUnanswered } from './rules/runtime/unanswered.ts';
export { written } from './rules/runtime/written.ts';
export { isRepeated, rowsTemplate } from './rules/texts/repeated.ts';
export { textRows, textRule } from './rules/texts/text-rows.ts';
export { type Checking, type RuleProblem, report } from './rules/types/gathering.ts';
export { nullPlace } from './rules/types/may-be-null.ts';
export { listIds, nameType } from './rules/types/name-type.ts';
export type { Phrasing, TypeBindings } from './rules/types/operator-declaration.ts';
export { type AnyOperatorName, type OperatorName, operatorNames } from './rules/types/operator-names.ts';
export { propertyType } from './rules/types/property-type.ts';
export type { DecisionType, OptionsType, TypedPart, UnknownPath } from './rules/types/rule-context.ts';
export {
  booleanType,
  choiceOf,
  dateType,
  elementOf,
  isHidden,
  listOf,
  missingType,
  numberType,
  textType,
  unknownType,
} from './rules/types/rule-type.ts';
export { mostItems } from './rules/types/sizes.ts';
export { typeOfSchema } from './rules/types/type-of-schema.ts';
export { joinElements, literalType } from './rules/types/type-of-value.ts';
export { isAssignable, isSameType, join, joinAll, textsOf } from './rules/types/type-relations.ts';
export { mismatch, typedCall } from './rules/types/typed-call.ts';
export { countCall, nodesOf, reportCost, turnOf } from './rules/types/worst-case.ts';
export { describeWrongMember } from './rules/types/wrong-member.ts';
export { isDate } from './rules/values/civil-date.ts';
export { dateReader } from './rules/values/date-format.ts';
export { formatMoney, isKnownCurrency } from './rules/values/money-format.ts';
export { isPlainObject, refusedKeys } from './rules/values/property.ts';
export { withTexts } from './translations/documents-in-language.ts';
export { movedPaths, ownPath, ownPathsIn } from './translations/own-paths.ts';
export { languagesOf } from './translations/site-languages.ts';
export { saysText } from './translations/source-marks.ts';
export {
  entryNames,
  isByNumber,
  mapTexts,
  markOf,
  textTree,
} from './translations/text-paths.ts';
export { isShownValue, isTranslatable, translatableTexts } from './translations/translatable-texts.ts';
export { isBorrowed } from './value-types/borrowed-schemas.ts';
export { type ReadEntry, type TypesOfEntry, withTypes } from './value-types/entry-types.ts';
export { isFaultySchema } from './value-types/expand-schema.ts';
export { type TypeLibrary, typeLibrary } from './value-types/type-library.ts';
export { typesDocumentOf } from './value-types/type-text.ts';
export { hasUnknownInput } from './value-types/unknown-input.ts';
