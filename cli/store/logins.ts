import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Terminal, UsageError } from '../terminal/terminal.ts';

/** Sites that this user is logged in to. */
export interface Logins {
  /** Personal keys, by the origin of their site. */
  readonly keys: Readonly<Record<string, string>>;
  /** The origin of the site that a folder belongs to, by the path of the folder. */
  readonly folders: Readonly<Record<string, string>>;
}

const none: Logins = { keys: {}, folders: {} };

/** The file that only this user may read, in the folder for settings of programs. */
function loginsFile({ environment }: Pick<Terminal, 'environment'>): string {
  const { XDG_CONFIG_HOME, APPDATA, HOME } = environment;
  const folder = XDG_CONFIG_HOME || APPDATA || join(HOME || homedir(), '.config');
  return join(folder, 'waymark', 'logins.json');
}

export async function readLogins(terminal: Pick<Terminal, 'environment'>): Promise<Logins> {
  const file = loginsFile(terminal);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return none;
  }
  try {
    const { keys, folders } = JSON.parse(text);
    return { keys: textsOf(keys), folders: textsOf(folders) };
  } catch {
    throw new UsageError(`${file} cannot be read. Delete it and log in again.`);
  }
}

export async function writeLogins(terminal: Pick<Terminal, 'environment'>, logins: Logins): Promise<void> {
  const file = loginsFile(terminal);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${process.pid}`;
  await writeFile(next, `${JSON.stringify(logins, undefined, 2)}\n`, { mode: 0o600 });
  // Also if another program made the file.
  await chmod(next, 0o600);
  await rename(next, file);
}

/** The origin of a site, from its address as somebody types it. A key goes over the network encrypted only. */
export function originOf(address: string): string {
  const written = /^https?:\/\//.test(address) ? address : `https://${address}`;
  if (!URL.canParse(written)) throw new UsageError(`"${address}" is not the address of a site.`);
  const { origin, protocol, hostname } = new URL(written);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isLocal)
    throw new UsageError(`A key would be sent to ${origin} for everybody to read. Use its https address.`);
  return origin;
}

/** The origin of the site that a folder, or one around it, is logged in to. */
export function siteOfFolder({ folders }: Logins, folder: string): string | undefined {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if (Object.hasOwn(folders, path)) return folders[path];
    if (path === dirname(path)) return undefined;
  }
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(Object(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
