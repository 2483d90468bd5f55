import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { checkDocuments, reducedDescription } from '#analysis';
import { canonicalJson, didYouMean, documentWidth, layOutJson } from '#engine';
import type { Service } from '#server';
import { parseOpenApi, readNamedFile } from '../../sources/parse-open-api.ts';
import { pagesFolder, readSources } from '../../sources/read-sources.ts';
import type { Command } from '../../terminal/command.ts';
import { type Terminal, UsageError } from '../../terminal/terminal.ts';

/** Brings in what services describe as contracts. */
export const contract: Command = {
  arguments: '[services …]',
  options: {
    check: {
      type: 'boolean',
      help: 'Write nothing, and exit with 1 where a contract is not what its service describes now.',
    },
  },
  details: `Reads the OpenAPI document of each service, in JSON or YAML, from the address or the file that WAYMARK_SERVICES
names as its "contract", and writes what the checks of its operations read into the document that they name as theirs.
Without services, all that have one. \`waymark check\` never asks a service: it reads the document alone.

Exit codes: 0 written, or the same, 1 different (with --check), 2 called wrongly, or a description cannot be had.`,
  run: async ({ positionals, flag, terminal }) => {
    const services = await describedServices(positionals, terminal);
    const { sources, unreadable } = await readSources([], terminal);
    const { documents } = checkDocuments(sources, unreadable, false);
    let differ = false;
    for (const { service, address } of services) {
      const operations = documents.flatMap(({ document }) =>
        document.kind === 'operation' && document.service === service.name ? [document] : [],
      );
      const ids = [...new Set(operations.flatMap((operation) => operation.contract ?? []))];
      const [id = `${service.name}-contract`, ...others] = ids;
      if (others.length > 0)
        throw new UsageError(
          `The operations of "${service.name}" name several contracts: ${ids.join(', ')}.`,
        );
      const { document } = await parseOpenApi(await textAt(address, service, terminal), withoutUser(address));
      const openapi = reducedDescription(document, operations);
      if (operations.length > 0 && Object.keys(openapi?.paths ?? {}).length === 0)
        throw new UsageError(
          `${withoutUser(address)} describes no call of "${service.name}" that we make, so "${id}" stays as it is.`,
        );
      const known = documents.find((each) => each.document.kind === 'contract' && each.document.id === id);
      const stored = known?.document.kind === 'contract' ? known.document : undefined;
      if (stored && canonicalJson(stored.openapi) === canonicalJson(openapi)) {
        terminal.out(`  same     ${id}\n`);
      } else if (flag('check')) {
        differ = true;
        terminal.err(
          `"${id}" is not what "${service.name}" describes: \`waymark contract ${service.name}\` brings it in.\n`,
        );
      } else {
        const path = known
          ? resolve(terminal.folder, known.path)
          : join(pagesFolder(terminal), 'contracts', `${id}.json`);
        const begun = stored ?? { kind: 'contract', id, schemaVersion: 1 };
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, layOutJson({ ...begun, openapi }, documentWidth));
        terminal.out(`  written  ${id}, in ${relative(terminal.folder, path)}\n`);
        if (ids.length === 0)
          terminal.out(`Say "contract": "${id}" in the operations of "${service.name}".\n`);
      }
    }
    return differ ? 1 : 0;
  },
};

interface DescribedService {
  readonly service: Service;
  readonly address: string;
}

/** The services that are asked for, or all whose configuration says where they describe themselves. */
async function describedServices(
  names: readonly string[],
  terminal: Terminal,
): Promise<readonly DescribedService[]> {
  const { configuredServices } = await import('#server');
  const configured = configuredServices(terminal.environment);
  if ('mistake' in configured) throw new UsageError(`${configured.mistake}`);
  const described = configured.value.flatMap((service) =>
    service.contract === undefined ? [] : [{ service, address: service.contract }],
  );
  const known = described.map(({ service }) => service.name);
  if (known.length === 0)
    throw new UsageError('No service says where it describes itself: "contract" in WAYMARK_SERVICES.');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `WAYMARK_SERVICES names no "contract" of a service "${unknown}". ${didYouMean(unknown, known)}`,
    );
  return names.length === 0 ? described : described.filter(({ service }) => names.includes(service.name));
}

async function textAt(address: string, service: Service, terminal: Terminal): Promise<string> {
  if (!/^https?:/.test(address)) return readNamedFile(address, terminal);
  const { fetchDescription } = await import('#server');
  const fetched = await fetchDescription(service, address);
  if ('text' in fetched) return fetched.text;
  throw new UsageError(`${withoutUser(address)} cannot be read: ${fetched.failure}.`);
}

/** An address without the name and the password that may be in it. */
function withoutUser(address: string): string {
  return address.replace(/^(https?:\/\/)[^/?#]*@/, '$1');
}
