export { canonicalJson } from './documents/canonical-json.ts';
export { Fault, type FaultCode, unreachable } from './problems/fault.ts';
export { isClean, type Problem, type Severity } from './problems/problem.ts';
export { didYouMean, suggest } from './problems/suggest.ts';
