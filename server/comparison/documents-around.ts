import type { StoredDocument } from '../store/stored-document.ts';

type Both = readonly [before: readonly StoredDocument[], after: readonly StoredDocument[]];

/** If more documents than this use the changed ones, all are compared. */
const mostUsers = 20;

/** The documents that differ, all that use them, all that those need, and the site. */
export function documentsAround(before: readonly StoredDocument[], after: readonly StoredDocument[]): Both {
  const old = new Map(before.map((document) => [document.id, document]));
  const now = new Map(after.map((document) => [document.id, document]));
  const around = new Set(
    [...old.keys(), ...now.keys()].filter((id) => old.get(id)?.hash !== now.get(id)?.hash),
  );
  for (const id of around) {
    if (around.size > mostUsers) return [before, after];
    for (const user of after) if (isNamedIn(user.body, id)) around.add(user.id);
  }
  for (const { id, kind } of after) if (kind === 'site') around.add(id);
  for (const id of around) {
    for (const document of [old.get(id), now.get(id)]) {
      for (const [word] of document?.body.matchAll(/[a-z0-9-]+/gi) ?? []) if (now.has(word)) around.add(word);
    }
  }
  const isAround = ({ id }: StoredDocument) => around.has(id);
  return [before.filter(isAround), after.filter(isAround)];
}

/** Whether an id stands in a text as a word of its own. */
function isNamedIn(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at !== -1; at = text.indexOf(id, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + id.length]];
    if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return false;
}
