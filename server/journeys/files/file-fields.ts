import { type Entry, type FileLimits, fieldsShown, filesInTexts, filesOf, filesText, isGiven } from '#engine';
import type { VisitorFiles } from '../../sessions/visitor-files/visitor-files.ts';
import type { OpenJourney } from '../state/journey-session.ts';

/** The fields of a step that take files, by name. */
export type FileFields = ReadonlyMap<string, FileLimits>;

export function fileFieldsOf({ journey }: OpenJourney, step: string): FileFields {
  if (!journey.journey.steps.some(({ id }) => id === step)) return new Map();
  return new Map(
    fieldsShown(journey.compiled, step).flatMap((field) => {
      const limits = filesOf(field);
      return limits ? [[field.name, limits] as const] : [];
    }),
  );
}

/**
 * The entries of a form with the files as the server knows them: a browser may name only files of its own visitor, and
 * nothing that it says of them counts. One that is not there is said to be gone. Without a file that `removed` names.
 */
export async function withKnownFiles(
  entries: readonly Entry[],
  fields: FileFields,
  place: { readonly id: string; readonly journey: string },
  files: VisitorFiles,
  removed?: string,
): Promise<readonly Entry[]> {
  if (fields.size === 0) return entries;
  const known = await files.list(place);
  const others = entries.filter(([name]) => !fields.has(name));
  const ofFiles = [...fields].flatMap(([name, { most }]): readonly Entry[] => {
    const texts = entries.flatMap(([entry, text]) => (entry === name ? [text] : []));
    if (texts.length === 0) return [];
    const named = filesInTexts(texts).filter((file) => !isGiven(file) || file.id !== removed);
    // The only file of a field is replaced by one that comes later.
    const wanted = most === 1 ? named.slice(-1) : named;
    const sure = wanted.map((file) => {
      const own = isGiven(file) ? known.get(file.id) : undefined;
      if (own?.field === name) return { id: own.id, name: own.name, type: own.type, size: own.size };
      return isGiven(file) ? ({ name: file.name, fault: 'fileGone' } as const) : file;
    });
    return [[name, filesText(sure)]];
  });
  return [...others, ...ofFiles];
}
