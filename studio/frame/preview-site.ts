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
import { readCheckedDocument, readWrittenDocument } from '#engine/parts';
import type { ContentQuery, Document } from '#schemas';
import { openSteps } from '../preview/open-steps.ts';
import type { ChangedText, DocumentText, Place } from '../preview/protocol.ts';
import { neededBy } from './first-page.ts';
import { conditionalParts, withHiddenParts } from './marks/hidden-parts.ts';
import { type MarkedDocuments, markedDocuments, pointerTo } from './marks/marked-documents.ts';

/** The site as it would be with the drafts of a change set, compiled again after each change. */
export interface PreviewSite {
  /** Takes texts over, which are read when something is asked for. One that cannot be read leaves its document as it was. */
  change(documents: readonly ChangedText[]): void;
  /** Compiled when it is first asked for after a change. */
  release(): CompiledRelease;
  /** The same, or until the whole site was read once, one with what the page at a path needs: that is there much sooner. */
  releaseFor(path: string): CompiledRelease;
  /** The text of a document, also of one that cannot be read. */
  textOf(id: string): string | undefined;
  /** The kind of a document, as it was read last. */
  kindOf(id: string): Document['kind'] | undefined;
  /** Ids of the documents that a page shows as they were last, since they have a mistake now. */
  outdated(page: CompiledPage): readonly string[];
  placeOf: MarkedDocuments['placeOf'];
  /** The place of a text that a translation would name so; undefined if it is not there. */
  placeOfText(text: TextPlace): Place | undefined;
  /** The same of the nearest part around a text that is not there. */
  placeAroundText(text: TextPlace): Place | undefined;
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

/** A text of which it is known, perhaps, that it can be read. */
type TextToRead = ChangedText & Pick<DocumentText, 'isChecked'>;

/** @param live of the documents that differ, as they are live; they show in place of drafts that have a mistake already */
export function createPreviewSite(
  documents: readonly DocumentText[],
  live: readonly ChangedText[] = [],
): PreviewSite {
  const read = new Map<string, Document>();
  /** Ids of the documents that cannot be read. */
  const unread = new Set<string>();
  /** Ids of those that have changed since the site could be compiled. */
  const uncompiled = new Set(live.map(({ id }) => id));
  const liveTexts = new Map(live.map(({ id, body }) => [id, body]));
  const bodies = new Map<string, string>();
  const toRead = new Map<string, TextToRead>();
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
  /** The release of the page that shows before all documents are read. */
  let first: { readonly path: string; readonly release: CompiledRelease } | undefined;
  let isRead = false;
  let isAllShown = false;
  let marksTranslations = false;

  function change(changed: readonly TextToRead[]): void {
    for (const text of changed) {
      const before = toRead.get(text.id);
      // It shows as it was if it has a mistake now.
      if (before && !isRead) readOne(before);
      toRead.set(text.id, text);
      if (text.body === null) bodies.delete(text.id);
      else bodies.set(text.id, text.body);
    }
    release = undefined;
    first = undefined;
  }

  /** Reads the texts that have changed, which takes longer than to show a letter that is typed. */
  function readChanged(): void {
    for (const text of toRead.values()) readOne(text);
    isRead = true;
  }

  function readOne({ id, body, isChecked }: TextToRead): void {
    toRead.delete(id);
    if (isRead) uncompiled.add(id);
    if (body === null) {
      read.delete(id);
      unread.delete(id);
      return;
    }
    const document = readText(id, body, isChecked);
    if (document === undefined) unread.add(id);
    else unread.delete(id);
    const shown = document ?? read.get(id) ?? readText(id, liveTexts.get(id) ?? null);
    if (shown) read.set(id, shown);
  }

  function compile(shown: readonly Document[]): CompiledRelease {
    // Keys of pages have no meaning here, so a text is its own hash.
    return compileRelease(shown.map(marked), (text) => text, hashOf);
  }

  function marked(document: Document): Document {
    if (document.kind !== 'translation')
      return marks.mark(isAllShown ? withHiddenParts(openSteps(document)) : openSteps(document));
    return marksTranslations ? marks.markTranslation(document, read.get(document.document)) : document;
  }

  /** The documents as they are live, while nothing else could be compiled yet. */
  function liveDocuments(): readonly Document[] {
    const same = [...read.values()].filter(({ id }) => !liveTexts.has(id));
    return [...same, ...live.flatMap(({ id, body }) => readText(id, body) ?? [])];
  }

  function placeOfText({ document, part }: TextPlace): Place | undefined {
    readChanged();
    const found = read.get(document);
    const pointer = found && pointerTo(found, part);
    return pointer === undefined ? undefined : { document, pointer };
  }

  function compiled(): CompiledRelease {
    if (release) return release;
    readChanged();
    try {
      // In the order of the texts: those of the first page were read before the others.
      release = compile([...bodies.keys()].flatMap((id) => read.get(id) ?? []));
      uncompiled.clear();
    } catch {
      // A reference that leads nowhere yet: the last release shows until it does.
      release = last ?? compile(liveDocuments());
    }
    last = release;
    return release;
  }

  /** A release in which only what a page without a form shows is read and marked; undefined if that is not enough. */
  function compileFirst(path: string): CompiledRelease | undefined {
    const written = new Map<string, Document>();
    for (const text of toRead.values()) {
      const document = text.isChecked ? writtenIn(text) : undefined;
      if (document) written.set(text.id, document);
      else readOne(text);
    }
    const all = [...written.values(), ...read.values()];
    const page = all.find((each) => each.kind === 'page' && each.path === path);
    const isShown = page?.kind === 'page' && page.zones.content.every(({ type }) => type !== 'form');
    if (!isShown || written.size === 0) return undefined;
    for (const id of neededBy(page, written, bodies)) {
      const text = toRead.get(id);
      if (text) readOne(text);
    }
    try {
      const shown = [...bodies.keys()].flatMap((id) => {
        const own = read.get(id);
        const document = own ? marked(own) : written.get(id);
        return document === undefined || document.kind === 'form' ? [] : document;
      });
      return compileRelease(shown, (text) => text, hashOf);
    } catch {
      return undefined;
    }
  }

  change(documents);
  return {
    change,
    release: compiled,
    releaseFor(path) {
      if (release || isRead || isAllShown || marksTranslations) return compiled();
      if (first?.path !== path) first = { path, release: compileFirst(path) ?? compiled() };
      return first.release;
    },
    textOf: (id) => bodies.get(id),
    kindOf(id) {
      if (toRead.has(id)) readChanged();
      return read.get(id)?.kind;
    },
    outdated(page) {
      const own = [...unread].filter((id) => page.documents.includes(id));
      return [...new Set([...own, ...(isRead ? uncompiled : [])])];
    },
    placeOf: marks.placeOf,
    placeOfText,
    placeAroundText({ document, part }) {
      const names = part.split('/');
      const around = names.map((_, count) => names.slice(0, count).join('/')).slice(1);
      return around.flatMap((name) => placeOfText({ document, part: name }) ?? []).at(-1);
    },
    pathOfItem(place) {
      const [, index] = /^\/items\/(\d+)/.exec(place?.pointer ?? '') ?? [];
      // Most places are in no list, and say so before anything is compiled.
      if (index === undefined) return undefined;
      const { documents: shown, itemPages } = compiled();
      const document = shown.get(place?.document ?? '');
      if (document?.kind !== 'content') return undefined;
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

function writtenIn({ id, body }: ChangedText): Document | undefined {
  return body === null ? undefined : readWrittenDocument({ path: id, text: body });
}

function readText(id: string, body: string | null, isChecked = false): Document | undefined {
  if (body === null) return undefined;
  const source = { path: id, text: body };
  const reading = (isChecked && readCheckedDocument(source)) || readDocument(source);
  return reading.outcome === 'read' ? reading.document : undefined;
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
