import { formatText } from '#analysis';
import type { Document, Preset } from '#schemas';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { takesPart } from '../parts/library.ts';
import type { Part } from '../parts/structure.ts';
import type { PlacedSchema } from '../settings/schemas.ts';
import { slugOf } from '../settings/words.ts';
import { partIn } from './copied-part.ts';
import { freeId } from './document-copies.ts';

/** A part that is kept for the site. */
export interface KeptPart {
  readonly id: string;
  readonly title: string;
  readonly use: string;
  readonly part: Part;
}

/** The kept parts that a list may have, by title. */
export function presetsFor(items: PlacedSchema, documents: readonly Document[]): readonly KeptPart[] {
  return presetsIn(documents)
    .flatMap(({ id, title, use = '', part: kept }): readonly KeptPart[] => {
      const part = partIn(kept);
      return part && takesPart(items, part) ? [{ id, title, use, part }] : [];
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}

function presetsIn(documents: readonly Document[]): readonly Preset[] {
  return documents.filter((document) => document.kind === 'preset');
}

/** The preset of a title, if there is one. */
export function presetNamed(title: string, documents: readonly Document[]): Preset | undefined {
  return presetsIn(documents).find((preset) => preset.title === title);
}

/** Keeps a part under a title: in the preset that has it, or in a new one. */
export function keepPart(
  { title, use, part }: Omit<KeptPart, 'id'>,
  documents: readonly Document[],
): DocumentChange {
  const [like] = presetsIn(documents);
  const taken = new Set(documents.map((document) => document.id));
  const id = presetNamed(title, documents)?.id ?? freeId(`preset-${slugOf(title) || 'part'}`, taken);
  const whole: Preset = {
    ...(like?.$schema !== undefined && { $schema: like.$schema }),
    kind: 'preset',
    id,
    schemaVersion: 1,
    title,
    ...(use !== '' && { use }),
    part,
  };
  const text = JSON.stringify(whole);
  return { id, body: formatText(text) ?? text };
}
