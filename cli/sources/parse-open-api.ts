import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readServiceDescription, type ServiceDescription } from '#analysis';
import { type Terminal, UsageError } from '../terminal/terminal.ts';

/** An OpenAPI document, as it is written and as it is read. */
interface OpenApi {
  readonly document: unknown;
  readonly description: ServiceDescription;
}

/** Reads the text of an OpenAPI document, in JSON or YAML. `name` is what messages call it. */
export async function parseOpenApi(text: string, name: string): Promise<OpenApi> {
  // Imported here: no other command reads YAML.
  const { parse } = await import('yaml');
  let document: unknown;
  try {
    document = parse(text);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${name} cannot be read: ${reason}`);
  }
  const description = readServiceDescription(document);
  if (description !== undefined) return { document, description };
  throw new UsageError(`${name} is no OpenAPI document of version 3: it needs "openapi": "3.…" and "paths".`);
}

/** The text of a file that the caller named. */
export function readNamedFile(path: string, terminal: Terminal): string {
  try {
    return readFileSync(resolve(terminal.folder, path), 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
