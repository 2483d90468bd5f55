import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../keys/hash.ts';

const project = join(import.meta.dirname, '../../..');

/** Files of the check, beside the names and versions of its dependencies. */
const sources = {
  analysis: /\.(ts|json)$/,
  engine: /\.(ts|json)$/,
  schemas: /\.(ts|json|js)$/,
} as const;
/** Where the package has them, without their sources. */
const built = { dist: /\.mjs$/ };

/** A file written less than this before it was read may be written again without a sign. */
const stableMs = 2_000;

/** The id of a check, and the states of the files that it follows from. */
interface KnownVersion {
  readonly states: string;
  readonly version: string;
}

/**
 * Id of this process's check: a hash of its code, its dependencies and the version of Node. Two processes
 * with the same id find the same problems in the same documents. Kept on this machine with the sizes and times of
 * the files, so that they are read again only when one has changed.
 *
 * @param root folder of the code
 * @returns undefined if the code cannot be read
 */
export function checkVersion(root = project, now = Date.now()): string | undefined {
  try {
    if (!existsSync(join(root, 'analysis'))) return versionOf(root, filesOf(root, built, 'package.json'));
    const files = filesOf(root, sources, 'package-lock.json');
    const { states, areStable } = statesOf(root, files, now);
    const place = join(root, 'node_modules/.cache/waymark/check-version.json');
    const known = readKnown(place);
    if (known?.states === states) return known.version;
    const version = versionOf(root, files);
    if (areStable) keep(place, { states, version });
    return version;
  } catch {
    return undefined;
  }
}

function versionOf(root: string, files: readonly string[]): string {
  const hashes = files.map((file) => `${file} ${sha256(readFileSync(join(root, file), 'utf8'))}`);
  return sha256([process.version, ...hashes].join('\n'));
}

function filesOf(
  root: string,
  folders: Readonly<Record<string, RegExp>>,
  packages: string,
): readonly string[] {
  const code = Object.entries(folders).flatMap(([folder, isCode]) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => isCode.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return [...code, packages].sort();
}

/** A text that changes when any of some files may have changed: no program can set the time of change. */
function statesOf(root: string, files: readonly string[], now: number) {
  let areStable = true;
  const states = files.map((file) => {
    const { size, ino, mtimeMs, ctimeMs } = statSync(join(root, file));
    areStable &&= Math.max(mtimeMs, ctimeMs) < now - stableMs;
    return `${file} ${size} ${ino} ${mtimeMs} ${ctimeMs}`;
  });
  return { states: sha256([process.version, ...states].join('\n')), areStable };
}

function readKnown(place: string): KnownVersion | undefined {
  try {
    const { states, version } = JSON.parse(readFileSync(place, 'utf8'));
    return /^[0-9a-f]{64}$/.test(version) ? { states, version } : undefined;
  } catch {
    return undefined;
  }
}

/** Where it cannot be written, it is not kept. */
function keep(place: string, known: KnownVersion): void {
  try {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(`${place}.${process.pid}`, JSON.stringify(known));
    renameSync(`${place}.${process.pid}`, place);
  } catch {
    // A folder that cannot be written to costs time only.
  }
}
