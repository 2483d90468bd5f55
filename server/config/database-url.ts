import type { Reading, Setting } from './setting.ts';

/** Address of the store's database. */
export const databaseUrlSetting: Setting<string> = {
  variable: 'DATABASE_URL',
  meaning: 'Database of the store: `sqlite:<path>` or `postgres://user:password@host/name`.',
  fallback: 'sqlite:.waymark/store.db',
  read: readDatabaseUrl,
};

/** Database address from the environment, for programs that need no other setting. */
export function configuredDatabaseUrl(env: Readonly<Record<string, string | undefined>>): Reading<string> {
  const { variable, fallback, read } = databaseUrlSetting;
  const reading = read(env[variable]?.trim() || fallback);
  return 'value' in reading ? reading : { mistake: `${variable} ${reading.mistake}` };
}

/** `sqlite:<path>` or `postgres://…`; a message never repeats the password in it. */
function readDatabaseUrl(text: string): Reading<string> {
  if (/^sqlite:[^/]|^sqlite:\/[^/]/.test(text)) return { value: text };
  if (/^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)) return { value: text };
  return { mistake: 'is not an address of a database; expected sqlite:<path> or postgres://user@host/name.' };
}
