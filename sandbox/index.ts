export { type RunningSandbox, startSandbox } from './server.ts';
export type { Fault, FaultKind } from './state/fault.ts';
