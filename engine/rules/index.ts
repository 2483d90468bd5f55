export { type Checked, checkRule, checkTemplate } from './check.ts';
export { type CheckedDecision, checkDecision, checkDecisions } from './check-decisions.ts';
export { type CompiledRule, compileRule, type Evaluation, evaluateRule } from './compile.ts';
export { compileDecision } from './decision.ts';
export { dependenciesOf, documentsNamedBy } from './dependencies.ts';
export { describeRule, type RuleLabels } from './describe.ts';
export { type Explanation, explainRule, renderExplanation } from './explain.ts';
export { nativePatterns } from './native-patterns.ts';
export { isOperatorName, type OperatorName, operatorNames } from './operator-names.ts';
export type { DecisionType, OptionsType, RuleContext } from './rule-context.ts';
export type { RuleType } from './rule-type.ts';
export {
  booleanType,
  choiceOf,
  dateType,
  listOf,
  numberType,
  objectOf,
  textType,
  unknownType,
} from './rule-type.ts';
export type { CompiledDecision, DecisionTable, PatternEngine, RuleOption, RuleScope } from './scope.ts';
export { type CompiledTemplate, compileTemplate, evaluateTemplate } from './template.ts';
export { type SchemaTypeOptions, typeOfSchema } from './type-of-schema.ts';
export { typeOfValue } from './type-of-value.ts';
