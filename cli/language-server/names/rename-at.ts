import { type Renaming, rename, renameOption } from '#analysis';
import type { Workspace } from '../workspace.ts';
import { currentNames, namedAt } from './navigate.ts';

/** Renames what is named at a place, or says why it cannot be renamed. */
export function renameAt(workspace: Workspace, path: string, offset: number, to: string): Renaming {
  const named = namedAt(workspace, path, offset);
  if (named === undefined) return { refusal: 'There is no name here that can be changed everywhere.' };
  const sources = workspace.texts.map(({ source }) => source);
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(to)) return { refusal: `"${to}" is not a name.` };
  if (named.kind === 'option') return renameOption(named.option, to, sources);
  return rename(currentNames(workspace), named.use, to, sources);
}
