import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readServiceDescription, type ServiceDescription } from '#analysis';
import { type Terminal, UsageError } from '../terminal/terminal.ts';

/** Reads an OpenAPI document, in JSON or YAML. */
export async function readDescription(path: string, terminal: Terminal): Promise<ServiceDescription> {
  // Imported here: no other command reads YAML.
  const { parse } = await import('yaml');
  let document: unknown;
  try {
    document = parse(readFileSync(resolve(terminal.folder, path), 'utf8'));
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${path} cannot be read: ${reason}`);
  }
  const description = readServiceDescription(document);
  if (description === undefined)
    throw new UsageError(
      `${path} is no OpenAPI document of version 3: it needs "openapi": "3.…" and "paths".`,
    );
  return description;
}
