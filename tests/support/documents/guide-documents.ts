import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSource } from '#engine';

const docs = join(import.meta.dirname, '../../../docs');

/** The text of a page of the documentation. */
export function readDocsPage(name: string): string {
  return readFileSync(join(docs, name), 'utf8');
}

/**
 * The documents of the guide for authors, in its order, with the paths they would have in a folder of
 * documents.
 */
export function guideDocuments(): readonly DocumentSource[] {
  return [...readDocsPage('authoring.md').matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => {
    const { kind, id } = JSON.parse(text) as { readonly kind: string; readonly id: string };
    const folder = /s$/.test(kind) ? kind : `${kind}s`;
    return { path: `${folder}/${id}.json`, text };
  });
}
