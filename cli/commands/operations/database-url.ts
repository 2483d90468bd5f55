import { resolve } from 'node:path';
import { type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Address of the configured database; a path in it is absolute. */
export async function databaseUrlOf({ environment, folder }: Terminal): Promise<string> {
  const { configuredDatabaseUrl } = await import('#server/store');
  const url = configuredDatabaseUrl(environment);
  if ('mistake' in url) throw new UsageError(url.mistake);
  const [, path] = /^sqlite:(.*)$/s.exec(url.value) ?? [];
  return path === undefined ? url.value : `sqlite:${resolve(folder, path)}`;
}
