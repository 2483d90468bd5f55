import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';
import { documentNames } from '../editor-schemas/document-names.ts';
import { namesSchema } from '../editor-schemas/names-schema.ts';
import type { Workspace } from './workspace.ts';

/** Those of the repository, or of the package. */
const ownSchemas = ['../../schemas/editor', '../../dist/schemas'].map((path) =>
  join(import.meta.dirname, path),
);

/**
 * Completion and hover by the schemas for editors. The names in them are those that the documents have now; a
 * schema that is not where a document says is the command's own of the same name.
 */
export function jsonSupport(workspace: Workspace): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (uri) => {
      if (uri.endsWith('/names.schema.json')) return currentNames(workspace);
      const path = fileURLToPath(uri);
      const places = [path, ...ownSchemas.map((folder) => join(folder, basename(path)))];
      return await readFile(places.find((place) => existsSync(place)) ?? path, 'utf8');
    },
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  // The check of the documents says what is wrong with them.
  service.configure({ validate: false });
  return service;
}

function currentNames(workspace: Workspace): string {
  const values = workspace.texts.flatMap(({ source }) => {
    try {
      return [JSON.parse(source.text) as unknown];
    } catch {
      return [];
    }
  });
  return JSON.stringify(namesSchema(documentNames(values)));
}
