/** Codes of programmer's errors in the engine. Visitors and authors never cause one. */
export type FaultCode = 'unreachable' | 'unknown-document' | 'unknown-step' | 'misuse' | 'limit';

/** A programmer's error. Expected trouble is a `Problem` instead. */
export class Fault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = 'Fault';
    this.code = code;
  }
}

/** Ends a switch over a union: a missing case is a compile error. */
export function unreachable(value: never): never {
  throw new Fault('unreachable', `No case handles ${JSON.stringify(value)}.`);
}
