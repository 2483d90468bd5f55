export { canonicalJson } from './documents/canonical-json.ts';
export { Fault, type FaultCode, unreachable } from './problems/fault.ts';
export { isClean, type Problem, type Severity } from './problems/problem.ts';
export { didYouMean, suggest } from './problems/suggest.ts';
export { type CompiledPage, type CompiledRelease, compileRelease } from './releases/compile-release.ts';
export { type DocumentSource, type Reading, readDocument } from './documents/read-document.ts';
