import { type CompiledRelease, type DocumentSource, isClean, type Problem, readDocument } from '#engine';
import { storedCompiler } from '../releases/read-stored.ts';
import { commonSet } from '../store/change-sets.ts';
import type { Preview } from '../store/preview.ts';
import type { Store } from '../store/store.ts';
import { identifyDocument, type StoredDocument } from '../store/stored-document.ts';

/** The release as it would be with every draft published, as far as the drafts can be shown. */
export interface PreviewRelease extends CompiledRelease {
  /** Problems of the drafts. */
  readonly problems: readonly Problem[];
  /** Ids of the drafts. */
  readonly drafts: readonly string[];
}

/** Change sets whose compiled preview is kept. */
const mostKept = 4;

type Texts = ReadonlyMap<string, string>;

export interface PreviewReleases {
  /** The preview of the store's current content; of the common change set by default. */
  read(changeSet?: string): Promise<PreviewRelease>;
}

/**
 * Compiles previews of a store, again whenever a draft or the live release has changed.
 *
 * @param files paths of the site's own files; without them, missing ones are not reported
 */
export function previewReleases(
  store: Pick<Store, 'readPreview'>,
  files?: ReadonlySet<string>,
): PreviewReleases {
  const compiler = storedCompiler();
  const known = new Map<string, { readonly key: string; readonly release: Promise<PreviewRelease> }>();
  const compile = async (preview: Preview): Promise<PreviewRelease> => {
    const { documents, problems } = await choosePreview(preview, files);
    const compiled = await compiler.compile(documents);
    compiler.retain([compiled]);
    return { ...compiled, problems, drafts: preview.drafts.map(({ id }) => id) };
  };
  const read = async (changeSet = commonSet) => {
    const preview = await store.readPreview(changeSet);
    const key = JSON.stringify([
      preview.live.map(({ hash }) => hash),
      preview.drafts.map(({ id, revision }) => [id, revision]),
    ]);
    const last = known.get(changeSet);
    const release = last?.key === key ? last.release : compile(preview);
    known.delete(changeSet);
    known.set(changeSet, { key, release });
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return await release;
  };
  return { read };
}

/** The documents that a preview shows. */
interface ShownPreview {
  readonly documents: readonly StoredDocument[];
  /** Problems of the drafts. */
  readonly problems: readonly Problem[];
}

/**
 * The live documents with the drafts, as far as these can be shown. A draft with errors is replaced by its
 * live document; a page keeps its modules without errors, and a new page at least its address. If the result
 * still has errors, all drafts are left out.
 */
async function choosePreview(
  preview: Pick<Preview, 'live' | 'drafts'>,
  files?: ReadonlySet<string>,
): Promise<ShownPreview> {
  const { checkAssets, checkDocuments, findMissingFiles } = await import('#analysis');
  const removed = new Set(preview.drafts.flatMap(({ id, body }) => (body === null ? [id] : [])));
  const live = preview.live.filter(({ id }) => !removed.has(id));
  const ofLive = textsOf(live);
  const ofDrafts: Texts = new Map(
    preview.drafts.flatMap(({ id, body }) => (body === null ? [] : [[id, body]])),
  );
  const all = new Map([...ofLive, ...ofDrafts]);
  const checked = checkDocuments(sourcesOf(all), nameless(ofDrafts));
  const assets = checked.documents.flatMap(({ document }) => (document.kind === 'asset' ? document.id : []));
  const inDrafts = checked.documents.filter(({ document }) => ofDrafts.has(document.id));
  const problems = [
    ...checked.problems,
    ...(files ? findMissingFiles(inDrafts, new Set([...files, ...assets])) : []),
    ...checkAssets(checked.documents).filter(({ document }) => ofDrafts.has(document)),
  ];
  const changed = new Map<string, StoredDocument | undefined>();
  for (const [id, text] of ofDrafts) {
    const errors = problems.filter(({ document, severity }) => document === id && severity === 'error');
    const shown =
      errors.length === 0 ? text : (pageWithout(errors, text) ?? ofLive.get(id) ?? emptyPage(text));
    const read = shown === undefined ? undefined : identifyDocument(shown, id);
    changed.set(id, read?.outcome === 'identified' ? read.document : undefined);
  }
  const unchanged = live.filter(({ id }) => !changed.has(id));
  const shown = [...unchanged, ...[...changed.values()].flatMap((document) => document ?? [])];
  const holds = canBeShown(problems) || canBeShown(checkDocuments(sourcesOf(textsOf(shown))).problems);
  return { documents: holds ? shown : preview.live, problems };
}

/** A draft is there to be seen before somebody translates it, also where it may not go live without. */
function canBeShown(problems: readonly Problem[]): boolean {
  return isClean(problems.filter(({ code }) => code !== 'incomplete-translation'));
}

function textsOf(documents: readonly StoredDocument[]): Texts {
  return new Map(documents.map(({ id, body }) => [id, body]));
}

function sourcesOf(texts: Texts): readonly DocumentSource[] {
  return [...texts].map(([path, text]) => ({ path, text }));
}

/** Ids of drafts whose text contains no id, so that references to them are not reported as errors. */
function nameless(drafts: Texts): readonly string[] {
  return [...drafts].flatMap(([id, text]) => {
    const reading = readDocument({ path: id, text });
    return reading.outcome === 'refused' && reading.id !== id ? [id] : [];
  });
}

const inModule = /^\/zones\/content\/(\d+)(?:\/|$)/;

/** A page without its faulty modules; undefined if it is no page, or has errors elsewhere. */
function pageWithout(errors: readonly Problem[], text: string): string | undefined {
  const faulty = new Set(errors.map(({ pointer }) => Number(inModule.exec(pointer)?.[1] ?? Number.NaN)));
  const page = readPage(text);
  if (page === undefined || faulty.has(Number.NaN)) return undefined;
  const content = page.zones.content.filter((_module, index) => !faulty.has(index));
  return readable({ ...page, zones: { ...page.zones, content } });
}

/** An empty page at the address of a new draft. */
function emptyPage(text: string): string | undefined {
  const page = readPage(text);
  if (page === undefined) return undefined;
  const { id, path, title } = page;
  const plain = { kind: 'page', id, schemaVersion: 1, path, title: typeof title === 'string' ? title : id };
  return readable({ ...plain, template: 'content', seo: { sitemapVisible: false }, zones: { content: [] } });
}

interface LikelyPage {
  readonly id: unknown;
  readonly path: unknown;
  readonly title: unknown;
  readonly zones: { readonly content: readonly unknown[] };
}

/** Reads a text as a page, even a wrong one; its parts are not checked. */
function readPage(text: string): LikelyPage | undefined {
  const reading = readDocument({ path: 'page', text });
  if (reading.outcome === 'refused' && reading.problems.some(({ code }) => code.startsWith('too-')))
    return undefined;
  try {
    const value = JSON.parse(text);
    if (value?.kind !== 'page') return undefined;
    const content = Array.isArray(value.zones?.content) ? value.zones.content : [];
    return { ...value, zones: { ...value.zones, content } };
  } catch {
    return undefined;
  }
}

/** The text of a document; undefined if it cannot be read. */
function readable(document: object): string | undefined {
  const text = JSON.stringify(document);
  return readDocument({ path: 'page', text }).outcome === 'read' ? text : undefined;
}
