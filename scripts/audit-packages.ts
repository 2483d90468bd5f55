/**
 * Reports what package-lock.json says against a package, without a network: no hash to verify a download by, a
 * licence that we have not allowed, a notice of deprecation, an install script that `allowScripts` of
 * package.json does not decide on. Known vulnerabilities are another matter: `npm audit` asks for those.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, root } from './processes.ts';

export interface LockedPackage {
  readonly integrity?: string;
  readonly license?: string;
  readonly deprecated?: string;
  readonly hasInstallScript?: boolean;
  /** Whether the package comes inside another, whose hash covers it. */
  readonly inBundle?: boolean;
}

const allowedLicences = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 ISC MIT MPL-2.0 PSF-2.0 Python-2.0 Zlib'.split(
    ' ',
  ),
);
/** sharp loads libvips as a shared library, which its licence allows. */
const loadedLibraries = /^@img\/sharp-/;

/** A line for each fault of a package. `scripts` are the names of packages whose install scripts are decided on. */
export function* auditPackages(
  packages: Readonly<Record<string, LockedPackage>>,
  scripts: ReadonlySet<string>,
): Iterable<string> {
  for (const [place, locked] of Object.entries(packages)) {
    // The project itself.
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { integrity, license = '', deprecated, hasInstallScript = false, inBundle = false } = locked;
    if (integrity === undefined && !inBundle) yield `${place}: has no integrity hash`;
    if (!isAllowed(name, license)) yield `${place}: has the licence "${license}", which is not allowed`;
    if (deprecated !== undefined) yield `${place}: is deprecated: ${deprecated}`;
    if (hasInstallScript && !scripts.has(name))
      yield `${place}: has an install script that allowScripts does not name`;
  }
}

/** Whether we may use one of the alternatives of a licence ("A OR B AND C") with all that it joins. */
function isAllowed(name: string, license: string): boolean {
  const isLoaded = loadedLibraries.test(name);
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((joined) =>
      joined
        .split(' AND ')
        .every((one) => allowedLicences.has(one) || (isLoaded && one === 'LGPL-3.0-or-later')),
    );
}

async function readJson<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(join(root, name), 'utf8')) as Content;
}

if (import.meta.main) {
  const { packages } = await readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');
  const { allowScripts } = await readJson<{ allowScripts: Record<string, boolean> }>('package.json');
  const faults = [...auditPackages(packages, new Set(Object.keys(allowScripts)))];
  if (faults.length > 0) fail(faults.join('\n'));
}
