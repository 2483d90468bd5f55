import type { Reading } from './setting.ts';

/** `sqlite:<path>` or `postgres://…`; a password in it is never repeated in a message. */
export function readDatabaseUrl(text: string): Reading<string> {
  if (/^sqlite:[^/]|^sqlite:\/[^/]/.test(text)) return { value: text };
  if (/^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)) return { value: text };
  return { mistake: 'is not an address of a database; expected sqlite:<path> or postgres://user@host/name.' };
}
