import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyFixes, certainFixes } from '#analysis';
import type { Terminal } from '../../terminal/terminal.ts';
import type { CheckedSources } from './check-sources.ts';

/** One fix may uncover the next problem, but fixes that undo each other must end. */
const mostRounds = 10;

/**
 * Applies the fixes of problems to the files that were checked, and checks again, until no fix is left. Returns what
 * the last check has found.
 */
export async function fixSources(
  checked: CheckedSources,
  checkAgain: () => Promise<CheckedSources>,
  terminal: Terminal,
): Promise<CheckedSources> {
  const changed = new Set<string>();
  let found = checked;
  let fixed = 0;
  for (let round = 0; round < mostRounds; round++) {
    const { texts, count } = fixedTexts(found);
    if (count === 0) break;
    for (const [path, text] of texts) {
      writeFileSync(resolve(terminal.folder, path), text);
      changed.add(path);
    }
    fixed += count;
    found = await checkAgain();
  }
  const files = changed.size === 1 ? '1 file' : `${changed.size} files`;
  if (fixed > 0) terminal.err(`${fixed === 1 ? '1 fix' : `${fixed} fixes`} applied in ${files}.\n`);
  return found;
}

/** The texts after the fixes of one round, by path. Only files that were asked for are changed. */
function fixedTexts({ files, documents, sources, problems }: CheckedSources): ReturnType<typeof applyFixes> {
  const asked = new Set(files);
  const paths = new Map(documents.map(({ document, path }) => [document.id, path]));
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const pathOf = (document: string) => (texts.has(document) ? document : paths.get(document));
  const named = certainFixes(problems).map((fix) => ({
    ...fix,
    edits: fix.edits.map((edit) => ({ ...edit, document: pathOf(edit.document) ?? edit.document })),
  }));
  return applyFixes(named, (path) => (asked.has(path) ? texts.get(path) : undefined));
}
