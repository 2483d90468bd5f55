export { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';
export { type RunningSandbox, type StartOptions, startSandbox } from './server.ts';
export type { Fault, FaultKind } from './state/fault.ts';
