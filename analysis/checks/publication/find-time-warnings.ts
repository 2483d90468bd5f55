import {
  contentLists,
  type DocumentSource,
  isItemPage,
  itemsWithPages,
  type Problem,
  pathOf,
  pointerOf,
  type ReadDocument,
  toProblem,
} from '#engine';
import {
  always,
  byPlace,
  type Finding,
  type PublicationPeriod,
  pagePath,
  publicationPeriod,
  quoted,
  readCheckedDocument,
  sharedPeriod,
  writeMoment,
} from '#engine/parts';
import type { Document, Page } from '#schemas';
import { hrefsIn } from '../pages/hrefs-in.ts';

/**
 * Warnings that depend on the present time: pages and items that nobody will see again, and links that lead to a page
 * at a time when it is not seen.
 *
 * @param sources the texts of a release without errors; only those are read that may bear on a time
 * @param time milliseconds since 1970
 */
export function findTimeWarnings(sources: readonly DocumentSource[], time: number): readonly Problem[] {
  const timed = sources.filter(({ text }) => hasTimes.test(text));
  if (timed.length === 0) return [];
  const related = sources.filter(({ text }) => /"(each|timeZone|referenceName)"/.test(text));
  const documents = new Map(read([...timed, ...related]).map((each) => [each.path, each]));
  const context = contextOf([...documents.values()].map(({ document }) => document));
  const targets = timedPaths(context);
  const linking = read(sources.filter(({ path, text }) => !documents.has(path) && mayLink(text, targets)));
  const problems = [...documents.values(), ...linking].flatMap(({ document, locate }) =>
    [...findExpired(document, time, context), ...findDeadLinks(document, time, targets, context)].map(
      (finding) => toProblem({ ...finding, severity: 'warning' }, document.id, locate),
    ),
  );
  return problems.sort(byPlace);
}

const hasTimes = /"publish(From|Until)"/;

function read(sources: readonly DocumentSource[]): readonly ReadDocument[] {
  return [...new Set(sources)].flatMap((source) => readCheckedDocument(source) ?? []);
}

interface Context {
  readonly documents: readonly Document[];
  readonly timeZone: string;
  readonly language: string;
}

function contextOf(documents: readonly Document[]): Context {
  const site = documents.find((document) => document.kind === 'site');
  return { documents, timeZone: site?.timeZone ?? 'UTC', language: site?.language ?? '' };
}

/** The periods of pages that are not always seen, by path. */
function timedPaths({ documents, timeZone, language }: Context): ReadonlyMap<string, PublicationPeriod> {
  const pages = documents.filter((document): document is Page => document.kind === 'page');
  const periods = new Map<string, PublicationPeriod>();
  const add = (path: string, period: PublicationPeriod) => period !== always && periods.set(path, period);
  for (const page of pages) if (!isItemPage(page)) add(page.path, publicationPeriod(page, timeZone));
  const itemPeriods = new Map(
    documents.flatMap((document) =>
      document.kind === 'content' && document.language === language
        ? document.items.map((item) => [item.contentID, publicationPeriod(item, timeZone)] as const)
        : [],
    ),
  );
  for (const [path, { page, item }] of itemsWithPages(
    pages.filter(isItemPage),
    contentLists(documents, language),
  )) {
    const [ofPage, ofItem] = [publicationPeriod(page, timeZone), itemPeriods.get(item.contentID) ?? always];
    add(path, ofPage === always ? ofItem : sharedPeriod(ofPage, ofItem));
  }
  return periods;
}

/** Whether a text may have a link to one of the paths. */
function mayLink(text: string, targets: ReadonlyMap<string, unknown>): boolean {
  return text.includes('\\/') || [...targets.keys()].some((path) => text.includes(path));
}

function* findExpired(document: Document, time: number, { timeZone }: Context): Iterable<Finding> {
  const parts =
    document.kind === 'page'
      ? [{ at: '', times: document }]
      : document.kind === 'content'
        ? document.items.map((times, index) => ({ at: pointerOf('items', index), times }))
        : [];
  for (const { at, times } of parts) {
    const { until } = publicationPeriod(times, timeZone);
    if (until > time) continue;
    yield {
      code: 'has-expired',
      pointer: `${at}/publishUntil`,
      message: `Nobody sees this any more: it ended at ${writeMoment(until, timeZone)}.`,
      help: 'Remove it, or give it a later "publishUntil".',
    };
  }
}

/** Finds links that are seen, now or later, while the page that they lead to is not. */
function* findDeadLinks(
  document: Document,
  time: number,
  targets: ReadonlyMap<string, PublicationPeriod>,
  { timeZone }: Context,
): Iterable<Finding> {
  for (const [pointer, href] of hrefsIn(document)) {
    const path = pagePath(href) ?? '';
    const target = targets.get(path);
    if (target === undefined) continue;
    const own = periodAt(document, pointer, timeZone);
    const begins = Math.max(own.from, time);
    const isEarly = begins < Math.min(target.from, own.until);
    const isLate = Math.max(begins, target.until) < own.until;
    if (!isEarly && !isLate) continue;
    const when = isEarly
      ? `before ${writeMoment(target.from, timeZone)}`
      : `from ${writeMoment(target.until, timeZone)} on`;
    yield {
      code: 'link-outside-times',
      pointer,
      message: `The page ${quoted(path)} is not seen ${when}, and this link is.`,
      help: 'Give the page or the item with the link the same times, or take the link away.',
    };
  }
}

/** The period in which a part of a document is seen. */
function periodAt(document: Document, pointer: string, timeZone: string): PublicationPeriod {
  if (document.kind === 'page') return publicationPeriod(document, timeZone);
  if (document.kind !== 'content') return always;
  const item = document.items[Number(pathOf(pointer)[1])];
  return item === undefined ? always : publicationPeriod(item, timeZone);
}
