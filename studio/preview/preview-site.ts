import type { TextPlace } from '#analysis';
import {
  type CompiledPage,
  type CompiledRelease,
  compileRelease,
  contentLists,
  type PageContent,
  pageTrail,
  readDocument,
  selectItems,
} from '#engine';
import type { Document } from '#schemas';
import { type MarkedDocuments, markedDocuments, pointerTo } from './marked-documents.ts';
import type { DocumentText, Place } from './protocol.ts';

/** The site as it would be with the drafts of a change set, compiled again after each change. */
export interface PreviewSite {
  /** Takes texts over. One that cannot be read leaves its document as it was. */
  change(documents: readonly { readonly id: string; readonly body: string | null }[]): void;
  release(): CompiledRelease;
  placeOf: MarkedDocuments['placeOf'];
  /** The place of a text that a translation would name so; undefined if it is not there. */
  placeOfText(text: TextPlace): Place | undefined;
}

export function createPreviewSite(documents: readonly DocumentText[]): PreviewSite {
  const read = new Map<string, Document>();
  const marks = markedDocuments();
  const hashes = new WeakMap<Document, string>();
  let counted = 0;
  const hashOf = (document: Document) => {
    const hash = hashes.get(document) ?? String(++counted);
    hashes.set(document, hash);
    return hash;
  };
  let release: CompiledRelease | undefined;
  let last: CompiledRelease | undefined;

  function change(changed: readonly { readonly id: string; readonly body: string | null }[]): void {
    for (const { id, body } of changed) {
      if (body === null) read.delete(id);
      else {
        const reading = readDocument({ path: id, text: body });
        if (reading.outcome === 'read') read.set(id, reading.document);
      }
    }
    release = undefined;
  }

  function compiled(): CompiledRelease {
    try {
      // Keys of pages have no meaning here, so a text is its own hash.
      release ??= compileRelease(
        [...read.values()].map((document) =>
          document.kind === 'translation'
            ? marks.markTranslation(document, read.get(document.document))
            : marks.mark(openSteps(document)),
        ),
        (text) => text,
        hashOf,
      );
      last = release;
    } catch (error) {
      // A reference that leads nowhere yet: the last release shows until it does.
      if (last === undefined) throw error;
      release = last;
    }
    return release;
  }

  change(documents);
  return {
    change,
    release: compiled,
    placeOf: marks.placeOf,
    placeOfText({ document, part }) {
      const found = read.get(document);
      const pointer = found && pointerTo(found, part);
      return pointer === undefined ? undefined : { document, pointer };
    },
  };
}

const opened = new WeakMap<Document, Document>();

/** A journey whose steps can be opened one by one, without answers to those before. */
function openSteps(document: Document): Document {
  if (document.kind !== 'journey') return document;
  const made = opened.get(document) ?? {
    ...document,
    steps: document.steps.map(({ needs: _, ...step }) => ({ ...step, open: true })),
  };
  opened.set(document, made);
  return made;
}

/**
 * The content of a page, read from the release itself.
 *
 * @param isWithoutContent whether its lists are shown as they are without entries
 */
export function contentOf(
  { page, item }: CompiledPage,
  release: CompiledRelease,
  isWithoutContent: boolean,
): PageContent {
  const { language } = release.site;
  const lists = contentLists(isWithoutContent ? [] : [...release.documents.values()], language);
  return {
    items: (query) => selectItems(lists, query, language).items,
    count: (query) => selectItems(lists, query, language).count,
    ...(item && { item }),
    itemPath: release.itemPages.pathOf,
    trail: pageTrail(page.path, (path) => release.pages.get(path)?.page, release.prefix),
  };
}
