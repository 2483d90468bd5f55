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
  valueAt,
} from '#engine';
import type { ContentQuery, Document } from '#schemas';
import { openSteps } from '../preview/open-steps.ts';
import type { ChangedText, DocumentText, Place } from '../preview/protocol.ts';
import { conditionalParts, withHiddenParts } from './marks/hidden-parts.ts';
import { type MarkedDocuments, markedDocuments, pointerTo } from './marks/marked-documents.ts';

/** The site as it would be with the drafts of a change set, compiled again after each change. */
export interface PreviewSite {
  /** Takes texts over, which are read when something is asked for. One that cannot be read leaves its document as it was. */
  change(documents: readonly ChangedText[]): void;
  /** Compiled when it is first asked for after a change. */
  release(): CompiledRelease;
  /** The text of a document, also of one that cannot be read. */
  textOf(id: string): string | undefined;
  /** The kind of a document, as it was read last. */
  kindOf(id: string): Document['kind'] | undefined;
  /** Ids of the documents that a page shows as they were last, since they have a mistake now. */
  outdated(page: CompiledPage): readonly string[];
  placeOf: MarkedDocuments['placeOf'];
  /** The place of a text that a translation would name so; undefined if it is not there. */
  placeOfText(text: TextPlace): Place | undefined;
  /** The address of the page of the item that a place is in; undefined for another place. */
  pathOfItem(place: Place | undefined): string | undefined;
  /** Has the release in other languages say where its texts come from, from now on: until then, nobody reads it. */
  markTranslations(): void;
  /** Shows what conditions hide, or hides it again. */
  showHidden(isShown: boolean): void;
  /** The parts with a condition, while they are all shown. */
  hiddenParts(): readonly Place[];
  /** The value at a place, as its document is written. */
  valueAt(place: Place): unknown;
}

/** @param live of the documents that differ, as they are live; they show in place of drafts that have a mistake already */
export function createPreviewSite(
  documents: readonly DocumentText[],
  live: readonly ChangedText[] = [],
): PreviewSite {
  const read = new Map<string, Document>();
  /** Ids of the documents that cannot be read. */
  const unread = new Set<string>();
  /** Ids of those that have changed since the site could be compiled. */
  const uncompiled = new Set<string>();
  const liveTexts = new Map(live.map(({ id, body }) => [id, body]));
  const bodies = new Map<string, string>();
  const toRead = new Map<string, ChangedText>();
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
  let isAllShown = false;
  let marksTranslations = false;

  function change(changed: readonly ChangedText[]): void {
    for (const text of changed) {
      toRead.set(text.id, text);
      if (text.body === null) bodies.delete(text.id);
      else bodies.set(text.id, text.body);
    }
    release = undefined;
  }

  /** Reads the texts that have changed, which takes longer than to show a letter that is typed. */
  function readChanged(): void {
    for (const { id, body, document = readText(id, body) } of toRead.values()) {
      if (body === null) {
        read.delete(id);
        unread.delete(id);
      } else {
        if (document === undefined) unread.add(id);
        else unread.delete(id);
        const shown = document ?? read.get(id) ?? readText(id, liveTexts.get(id) ?? null);
        if (shown) read.set(id, shown);
      }
      uncompiled.add(id);
    }
    toRead.clear();
  }

  function compile(shown: readonly Document[]): CompiledRelease {
    // Keys of pages have no meaning here, so a text is its own hash.
    return compileRelease(
      shown.map((document) => {
        if (document.kind !== 'translation')
          return marks.mark(isAllShown ? withHiddenParts(openSteps(document)) : openSteps(document));
        return marksTranslations ? marks.markTranslation(document, read.get(document.document)) : document;
      }),
      (text) => text,
      hashOf,
    );
  }

  /** The documents as they are live, while nothing else could be compiled yet. */
  function liveDocuments(): readonly Document[] {
    const same = [...read.values()].filter(({ id }) => !liveTexts.has(id));
    return [...same, ...live.flatMap(({ id, body }) => readText(id, body) ?? [])];
  }

  function compiled(): CompiledRelease {
    if (release) return release;
    readChanged();
    try {
      release = compile([...read.values()]);
      uncompiled.clear();
    } catch {
      // A reference that leads nowhere yet: the last release shows until it does.
      release = last ?? compile(liveDocuments());
    }
    last = release;
    return release;
  }

  change(documents);
  readChanged();
  uncompiled.clear();
  for (const { id } of live) uncompiled.add(id);
  return {
    change,
    release: compiled,
    textOf: (id) => bodies.get(id),
    kindOf(id) {
      readChanged();
      return read.get(id)?.kind;
    },
    outdated(page) {
      readChanged();
      const own = [...unread].filter((id) => page.documents.includes(id));
      return [...new Set([...own, ...uncompiled])];
    },
    placeOf: marks.placeOf,
    placeOfText({ document, part }) {
      readChanged();
      const found = read.get(document);
      const pointer = found && pointerTo(found, part);
      return pointer === undefined ? undefined : { document, pointer };
    },
    pathOfItem(place) {
      const [, index] = /^\/items\/(\d+)/.exec(place?.pointer ?? '') ?? [];
      const { documents: shown, itemPages } = compiled();
      const document = shown.get(place?.document ?? '');
      if (index === undefined || document?.kind !== 'content') return undefined;
      const { referenceName, items } = document;
      const item = items[Number(index)];
      return item && itemPages.pathOf({ referenceName, fields: item.fields });
    },
    markTranslations() {
      if (!marksTranslations) release = undefined;
      marksTranslations = true;
    },
    showHidden(isShown) {
      isAllShown = isShown;
      release = undefined;
    },
    hiddenParts() {
      if (isAllShown) readChanged();
      return isAllShown ? [...read.values()].flatMap(conditionalParts) : [];
    },
    valueAt({ document, pointer }) {
      try {
        return valueAt(JSON.parse(bodies.get(document) ?? 'null'), pointer);
      } catch {
        // The text is being written by hand.
        return undefined;
      }
    },
  };
}

function readText(id: string, body: string | null): Document | undefined {
  const reading = body === null ? undefined : readDocument({ path: id, text: body });
  return reading?.outcome === 'read' ? reading.document : undefined;
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
  const documents = [...release.documents.values()];
  const lists = contentLists(isWithoutContent ? [] : documents, language);
  const select = (query: ContentQuery) => selectItems(lists, query, language);
  // With the items that it is linked to.
  const [shown] = item
    ? selectItems(
        contentLists(documents, language),
        { list: item.referenceName, where: { contentID: item.contentID } },
        language,
      ).items
    : [];
  return {
    items: (query) => select(query).items,
    count: (query) => select(query).count,
    ...(shown && { item: shown }),
    itemPath: release.itemPages.pathOf,
    trail: pageTrail(page.path, (path) => release.pages.get(path)?.page, release.prefix),
  };
}
