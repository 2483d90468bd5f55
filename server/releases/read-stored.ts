import { setImmediate } from 'node:timers/promises';
import {
  type CompiledRelease,
  canonicalJson,
  compileRelease,
  memoize,
  ownTypeAt,
  type Problem,
  readDocument,
} from '#engine';
import type { Document } from '#schemas';
import { sha256 } from '../keys/hash.ts';
import type { StoredDocument } from '../store/stored-document.ts';

/** Documents read between two pauses, in which requests are answered. */
const batch = 50;

type OnUnreadable = (id: string, message: string) => void;

/** Compiles stored releases. Documents that releases share are read and compiled once. */
export interface StoredCompiler {
  /** Leaves out documents that cannot be read, and reports each. */
  compile(documents: readonly StoredDocument[], onUnreadable?: OnUnreadable): Promise<CompiledRelease>;
  /** Compiles documents that have been read. */
  compileRead(documents: readonly Document[]): CompiledRelease;
  /** Drops the documents that belong to none of these releases. */
  retain(releases: Iterable<CompiledRelease>): void;
}

const contentHash = memoize((document: Document) => sha256(canonicalJson(document)));

/**
 * Reads each content once, by its hash.
 *
 * @param hosts that the site answers to, with which its languages may have hosts of their own; none if omitted
 */
export function storedCompiler(hosts: readonly string[] = []): StoredCompiler {
  const byHash = new Map<string, Document>();

  function read({ id, hash, body }: StoredDocument, onUnreadable: OnUnreadable): readonly Document[] {
    const known = byHash.get(hash);
    if (known) return [known];
    const reading = readDocument({ path: id, text: body });
    if (reading.outcome !== 'read') {
      const [problem] = reading.problems;
      onUnreadable(id, problem ? reasonOf(problem, body) : '');
      return [];
    }
    byHash.set(hash, reading.document);
    return [reading.document];
  }

  const compileRead = (documents: readonly Document[]) =>
    compileRelease(documents, sha256, contentHash, hosts);

  return {
    compileRead,
    async compile(stored, onUnreadable = () => undefined) {
      const documents: Document[] = [];
      for (const [index, each] of stored.entries()) {
        if (index % batch === batch - 1) await setImmediate();
        documents.push(...read(each, onUnreadable));
      }
      return compileRead(documents);
    },
    retain(releases) {
      const held = new Set([...releases].flatMap(({ written }) => written));
      for (const [hash, document] of byHash) if (!held.has(document)) byHash.delete(hash);
    },
  };
}

/** Why a stored document is refused. One that the schema of an extension refuses was good before that was changed. */
function reasonOf({ pointer, message }: Problem, body: string): string {
  // A text that is no JSON is refused as a whole.
  const type = pointer === '' ? undefined : ownTypeAt(JSON.parse(body), pointer);
  return type === undefined
    ? message
    : `The schema of extensions/${type} refuses it at ${pointer}: ${message} ` +
        'Start with the extension as it was before, and publish documents that fit both.';
}

/**
 * Compiles a stored release. It was checked before it went live, so a document that cannot be read was
 * damaged, was written by a newer Waymark, or has parts of an extension that has changed: without it, it would be another release.
 *
 * @returns a text if it cannot be compiled, saying why
 */
export async function compileWhole(
  documents: readonly StoredDocument[],
  compiler: StoredCompiler,
): Promise<CompiledRelease | string> {
  const refused: string[] = [];
  let why = '';
  const whole = () => why + (refused.length > 1 ? ` Nor can ${refused.slice(1).join(', ')}.` : '');
  try {
    const compiled = await compiler.compile(documents, (id, message) => {
      refused.push(`"${id}"`);
      why ||= `Its document "${id}" cannot be read. ${message}`;
    });
    return refused.length > 0 ? whole() : compiled;
  } catch (error) {
    if (refused.length > 0) return whole();
    return error instanceof Error ? error.message : String(error);
  }
}
