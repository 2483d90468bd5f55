import { type EditProof, findMissingFiles, proveEdit, type ReadText } from '#analysis';
import { type DocumentSource, isClean, type Problem, readDocument } from '#engine';
import { siteWarnings } from '../sources/site-warnings.ts';

/** Findings that an editor gets once its author pauses. */
export interface LateTask {
  readonly texts: readonly DocumentSource[];
  /** Paths of the files that documents may name; undefined if none are at hand. */
  readonly files: ReadonlySet<string> | undefined;
  /** Folder of the modules of its own. */
  readonly extensions: string;
  /** Folder in which builds of them are kept. */
  readonly builtExtensions: string;
  /** Ids of the files that cannot be read, by path. */
  readonly unreadable: ReadonlyMap<string, string>;
  /** Paths of changed documents; undefined to prove every journey. */
  readonly changed: readonly string[] | undefined;
  /** Changed and removed documents as they were before. */
  readonly old: readonly DocumentSource[];
  /** Whether what is found before proofs has no error. */
  readonly isSound: boolean;
  /** Findings of earlier proofs. */
  readonly proved: readonly Problem[];
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Findings that come after a pause: of proofs, and of the site as a whole. */
export interface LateFindings {
  readonly proof: EditProof;
  /** Missing files, oversights, and warnings about times; of all documents. */
  readonly ofSite: readonly Problem[];
}

/** Proves the journeys that a change affects, and looks for what concerns the whole site. */
export function lateFindings(task: LateTask): LateFindings {
  const read = (source: DocumentSource): ReadText => {
    const id = task.unreadable.get(source.path);
    if (id === undefined) return { source, reading: readDocument(source) };
    return { source, reading: { outcome: 'refused', path: source.path, id, problems: [] } };
  };
  const texts = task.texts.map(read);
  const documents = documentsOf(texts);
  const { changed } = task;
  const old = documentsOf(task.old.map(read)).map(({ document }) => document);
  const proof = proveEdit(texts, changed && { isChanged: (path) => changed.includes(path), old });
  const problems = [...afterProof(task.proved, proof)];
  return {
    proof,
    ofSite: [
      ...findMissingFiles(documents, task.files),
      ...(task.isSound && isClean(problems)
        ? siteWarnings({ documents, problems }, task.texts, task.time)
        : []),
    ],
  };
}

/** The findings of proofs after another one. */
export function afterProof(before: readonly Problem[], proof: EditProof): readonly Problem[] {
  const replaced = new Set(proof.documents);
  return [...before.filter(({ document }) => !replaced.has(document)), ...proof.problems];
}

function documentsOf(texts: readonly ReadText[]) {
  return texts.flatMap(({ reading }) => (reading.outcome === 'read' ? reading : []));
}
