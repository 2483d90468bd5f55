import { jsonChanges } from '../reports/json-changes.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { MergedDocument } from './merge-document.ts';

/** Maximum length of a value in a terminal. */
const mostCharacters = 2_000;

/** Prints the values that both sides changed, each with its base. */
export function printConflicts(documents: readonly MergedDocument[], terminal: Terminal): void {
  for (const { id, conflicts, isBaseGone } of documents) {
    terminal.out(`${id} was changed here and by others:\n`);
    if (isBaseGone)
      terminal.out('  The text that both began from is no longer kept: all that differs is shown.\n');
    for (const { pointer, base, mine, theirs } of conflicts) {
      if (base === undefined && isContainer(mine) && isContainer(theirs))
        printDifferences(pointer, theirs, mine, terminal);
      else {
        terminal.out(`  ${pointer || '(all of it)'}\n`);
        terminal.out(`    before: ${show(base)}\n    here:   ${show(mine)}\n    live:   ${show(theirs)}\n`);
      }
    }
  }
}

/** Where the common base is unknown: only the differences between the two sides. */
function printDifferences(pointer: string, live: unknown, here: unknown, terminal: Terminal): void {
  for (const change of jsonChanges(live, here, pointer)) {
    terminal.out(`  ${change.pointer || '(all of it)'}\n`);
    terminal.out(`    here:   ${show(change.after)}\n    live:   ${show(change.before)}\n`);
  }
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
