/** Every programmer's error the engine can throw. A visitor or an author never causes one. */
export type FaultCode = 'unreachable' | 'unknown-document' | 'unknown-step' | 'misuse' | 'limit';

/** A programmer's error. Expected trouble is a `Problem`, never a `Fault`. */
export class Fault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = 'Fault';
    this.code = code;
  }
}

/** Ends a switch over a union: a forgotten case does not compile. */
export function unreachable(value: never): never {
  throw new Fault('unreachable', `No case handles ${JSON.stringify(value)}.`);
}
