import type { Reading, Setting } from './setting.ts';

/** Where the store is. */
export const databaseUrlSetting: Setting<string> = {
  variable: 'DATABASE_URL',
  meaning: 'Database of the store: `sqlite:<path>` or `postgres://user:password@host/name`.',
  fallback: 'sqlite:.waymark/store.db',
  read: readDatabaseUrl,
};

/** The database that the environment names, for programs that need no other setting. */
export function configuredDatabaseUrl(env: Readonly<Record<string, string | undefined>>): Reading<string> {
  const { variable, fallback, read } = databaseUrlSetting;
  const reading = read(env[variable]?.trim() || fallback);
  return 'value' in reading ? reading : { mistake: `${variable} ${reading.mistake}` };
}

/** `sqlite:<path>` or `postgres://…`; a password in it is never repeated in a message. */
function readDatabaseUrl(text: string): Reading<string> {
  if (/^sqlite:[^/]|^sqlite:\/[^/]/.test(text)) return { value: text };
  if (/^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)) return { value: text };
  return { mistake: 'is not an address of a database; expected sqlite:<path> or postgres://user@host/name.' };
}
