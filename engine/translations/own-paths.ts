import type { Document, Translation } from '#schemas';
import { pathUnder } from '../base/addresses/page-path.ts';
import { mapTexts, textTree } from './text-paths.ts';

/**
 * The paths that pages have in a language, by those that they have in the language of the documents, without its beginning.
 * `/news/*` stands for the pages of items.
 */
export type OwnPaths = Readonly<Record<string, string>>;

const none: OwnPaths = {};

/** The paths of the pages of a document that has others in a language, as it has them and as a translation does. */
export function movedPaths(
  document: Document,
  { paths = {} }: Pick<Translation, 'paths'>,
): readonly (readonly [string, string])[] {
  if (document.kind === 'page')
    return paths.path === undefined ? [] : [[template(document.path), template(paths.path)]];
  if (document.kind !== 'journey') return [];
  const own = withOwnPaths(document, { paths });
  return document.steps.flatMap(({ path }, index) => {
    const ownStep = own.steps[index]?.path;
    if (path === undefined || ownStep === undefined) return [];
    const [before, after] = [pathUnder(document.path ?? '', path), pathUnder(own.path ?? '', ownStep)];
    return before === after ? [] : [[before, after]];
  });
}

/** A journey whose steps have the paths of a translation; any other document as it is. */
export function withOwnPaths<Of extends Document>(
  document: Of,
  { paths = {} }: Pick<Translation, 'paths'> = {},
): Of {
  if (document.kind !== 'journey') return document;
  return mapTexts(document, textTree(Object.entries(paths)), (_, path) => path) as Of;
}

/** The paths that pages have in a language. */
export function ownPathsIn(language: string, documents: readonly Document[]): OwnPaths {
  const translations = documents.filter(
    (each): each is Translation =>
      each.kind === 'translation' && each.language === language && each.paths !== undefined,
  );
  if (translations.length === 0) return none;
  const byId = new Map(documents.map((each) => [each.id, each]));
  const found = new Map(
    translations.flatMap((each) => {
      const document = byId.get(each.document);
      return document ? movedPaths(document, each) : [];
    }),
  );
  const moved = Object.fromEntries(found);
  // A page that is beside those of items, and no item, keeps its path.
  for (const document of documents) {
    if (document.kind !== 'page' || found.has(template(document.path))) continue;
    if (ownPath(moved, document.path) !== document.path) found.set(document.path, document.path);
  }
  return Object.fromEntries(found);
}

/** The path of a page in a language, without its beginning. */
export function ownPath(paths: OwnPaths, path: string): string {
  if (Object.hasOwn(paths, path)) return paths[path] ?? path;
  const last = path.lastIndexOf('/') + 1;
  const above = `${path.slice(0, last)}*`;
  return Object.hasOwn(paths, above) ? `${paths[above]?.slice(0, -1)}${path.slice(last)}` : path;
}

/** The path in the language of the documents of a page with a path of its own. */
export function sourcePath(paths: OwnPaths, path: string): string {
  return ownPath(Object.fromEntries(Object.entries(paths).map(([source, own]) => [own, source])), path);
}

/** The path of the pages of items, whatever the name of the field that completes it is. */
function template(path: string): string {
  return path.replace(/\{[^}]*\}$/, '*');
}
