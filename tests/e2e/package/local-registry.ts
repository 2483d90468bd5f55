import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { root } from '../../../scripts/processes.ts';

/** A registry that npm installs from, without a network. */
export interface LocalRegistry {
  readonly url: string;
  readonly close: () => void;
}

/** Folders of the packages of production in this project's node_modules, by name and version. */
function packagesHere(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: boolean }>>;
  };
  const found = new Map<string, Map<string, string>>();
  for (const [place, { version, dev = false }] of Object.entries(packages)) {
    // Those for other machines are not here.
    if (place === '' || dev || !existsSync(join(root, place))) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(name, (found.get(name) ?? new Map()).set(version, join(root, place)));
  }
  return found;
}

/** The content of a package as a tar archive; npm leaves out the first folder of each path in it. */
function archive(folder: string): ChildProcess {
  const name = basename(folder);
  return spawn('tar', ['-cf', '-', '-C', dirname(folder), `--exclude=${name}/node_modules`, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Starts a registry of the packages that this project itself was installed with. */
export async function startLocalRegistry(): Promise<LocalRegistry> {
  const packages = packagesHere();
  const server = createServer((request, response) => {
    const [name = '', version] = decodeURIComponent(request.url?.slice(1) ?? '').split('/-/');
    const versions = packages.get(name);
    const folder = version === undefined ? undefined : versions?.get(version);
    if (folder !== undefined) archive(folder).stdout?.pipe(response);
    else if (versions === undefined || version !== undefined) response.writeHead(404).end('{}');
    else {
      const manifests = [...versions].map(([each, place]) => {
        const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
        const tarball = `http://${request.headers.host}/${encodeURIComponent(`${name}/-/${each}`)}`;
        return [each, { ...manifest, dist: { tarball } }];
      });
      const latest = [...versions.keys()].at(-1);
      const about = { name, 'dist-tags': { latest }, versions: Object.fromEntries(manifests) };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(about));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
