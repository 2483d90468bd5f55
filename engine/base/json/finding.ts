import type { Change, Fix, Problem, ProblemWitness, ProposedFix, Severity } from '../problems/problem.ts';
import { type Help, partsOfHelp } from '../problems/suggest.ts';
import { correct } from './correct.ts';
import { quoted } from './describe-value.ts';
import { parentPointer } from './json-pointer.ts';
import type { Locate } from './locate.ts';

/** A problem of one document, before its place in the text is known. */
export interface Finding {
  readonly code: string;
  /** `error` by default. */
  readonly severity?: Severity;
  /** JSON Pointer to the faulty value. */
  readonly pointer: string;
  /** Whether the value or its key is at fault; the value by default. */
  readonly part?: 'value' | 'key';
  readonly message: string;
  readonly help?: Help | undefined;
  readonly witness?: ProblemWitness;
  /** A mechanical remedy beside the correction of `help`; its paths are pointers like that of the finding. */
  readonly fix?: ProposedFix | undefined;
}

/** The remedy that takes a value out of a document. */
export function takeOut(title: string, path: string, isGuess = false): ProposedFix {
  return { title, changes: [{ op: 'remove', path }], ...(isGuess && { isGuess }) };
}

/** Converts a finding to a problem with its line and column. */
export function toProblem(finding: Finding, document: string, locate: Locate): Problem {
  const { code, severity = 'error', pointer, part, message, help, witness } = finding;
  const position = locate(pointer, part);
  const fixes = fixesOf(finding, document, locate);
  return {
    code,
    severity,
    document,
    pointer,
    ...position,
    message,
    ...(help !== undefined && { help: partsOfHelp(help).text }),
    ...(witness !== undefined && { witness }),
    ...(fixes.length > 0 && { fixes }),
  };
}

function fixesOf({ help, fix, pointer, part }: Finding, document: string, locate: Locate): readonly Fix[] {
  const fixes: Fix[] = [];
  const correction = help === undefined ? undefined : partsOfHelp(help).correction;
  const change = correction && correct(correction, pointer, part, locate);
  if (correction !== undefined && change !== undefined) {
    const title = `Change ${quoted(correction.found.trim())} to ${quoted(correction.meant.trim())}`;
    const edits = [{ document: locate.written(pointer)?.document ?? document, ...change }];
    fixes.push({ title, edits, ...(correction.isGuess && { isGuess: true }) });
  }
  if (fix === undefined) return fixes;
  const { changes, ...rest } = fix;
  const edits = changes.flatMap((each) => writtenChange(each, locate) ?? []);
  return edits.length < changes.length
    ? fixes
    : [...fixes, { ...rest, edits: edits.map((edit) => ({ document, ...edit })) }];
}

/** A change with the pointers of the document as written; undefined if a place of it is not written there. */
function writtenChange(
  change: Change,
  locate: Locate,
): (Change & { readonly document?: string }) | undefined {
  if (change.op === 'text') return change;
  if (change.op === 'add') {
    const holder = locate.written(parentPointer(change.path));
    if (holder === undefined) return undefined;
    const path = holder.pointer + change.path.slice(parentPointer(change.path).length);
    return { ...change, path, ...(holder.document !== undefined && { document: holder.document }) };
  }
  const written = locate.written(change.op === 'move' ? change.from : change.path);
  if (written === undefined || written.isPart) return undefined;
  const of = written.document !== undefined && { document: written.document };
  if (change.op !== 'move') return { ...change, path: written.pointer, ...of };
  const name = change.path.slice(parentPointer(change.path).length);
  return { op: 'move', from: written.pointer, path: parentPointer(written.pointer) + name, ...of };
}

/** Sorts problems by document, then from top to bottom. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.document !== b.document) return a.document < b.document ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
