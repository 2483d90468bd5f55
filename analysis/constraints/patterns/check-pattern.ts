import { RE2JS } from 're2js';
import { ambiguityOf } from './pattern-ambiguity.ts';

export interface PatternFault {
  readonly message: string;
  readonly help: string;
}

/**
 * Checks an author's pattern: both the server's linear-time engine and the browser must accept it, and a
 * backtracking engine must not need exponential time. Undefined for a valid pattern.
 */
export function checkPattern(pattern: string, flags = ''): PatternFault | undefined {
  return refusedByServer(pattern) ?? refusedByBrowser(pattern, flags) ?? slow(pattern, flags);
}

function refusedByServer(pattern: string): PatternFault | undefined {
  const reason = reasonOf(() => RE2JS.compile(pattern), /^error parsing regexp: /);
  return reason === undefined
    ? undefined
    : {
        message: `The server cannot use this pattern: ${reason}.`,
        help: 'Patterns have no look-ahead, look-behind or back references; correct the pattern or use "checks".',
      };
}

function refusedByBrowser(pattern: string, flags: string): PatternFault | undefined {
  const compile = () => new RegExp(pattern, `${flags.replace('u', '')}u`);
  const reason = reasonOf(compile, /^Invalid regular expression: /);
  return reason === undefined
    ? undefined
    : {
        message: `A browser cannot use this pattern: ${reason}.`,
        help: 'Escape only what needs it, and close every group.',
      };
}

/** Why a pattern cannot be compiled; undefined if it can. */
function reasonOf(compile: () => unknown, prefix: RegExp): string | undefined {
  try {
    compile();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(prefix, '') : String(error);
  }
}

function slow(pattern: string, flags: string): PatternFault | undefined {
  switch (ambiguityOf(pattern, flags)) {
    case 'none':
      return undefined;
    case 'exponential':
      return {
        message:
          'A repeated part of this pattern can read the same text in more than one way, which can take a browser for ever.',
        help: 'Do not repeat what is repeated already, as in (a+)+, nor choose between parts that begin alike, as in (a|ab)*.',
      };
    case 'too-complex':
      return {
        message: 'This pattern is too complex to be checked.',
        help: 'Make it shorter, or use "checks".',
      };
  }
}
