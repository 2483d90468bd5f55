import {
  type CompiledPage,
  type CompiledRelease,
  contentLists,
  describeTimes,
  queriesIn,
  selectItems,
  timesFinder,
} from '#engine';

/** Most parts of one page that are shown. */
const mostShown = 20;

/** Sentences for the previewer about the times at which visitors see a page and its items. Empty if they always do. */
export function timesShown({ page, item }: CompiledPage, release: CompiledRelease): readonly string[] {
  const { language, alerts } = release.site;
  const documents = [...release.documents.values()];
  const times = timesFinder(documents, language);
  const lists = contentLists(documents, language);
  const listed = queriesIn([page.zones, alerts]).flatMap(
    ({ query: { fields: _, ...query } }) => selectItems(lists, query, language).items,
  );
  const found = new Map(listed.map((each) => [each.contentID, each]));
  if (item) found.delete(item.contentID);
  const ofItems = [...found.values()].map((each) => {
    const { title, text = title } = each.fields;
    const name =
      typeof text === 'string'
        ? `“${typeof title === 'string' ? title : text}” (${each.contentID})`
        : `item ${each.contentID}`;
    return [name, times.ofItem(each)] as const;
  });
  return [['this page', times.ofPage(page, item)] as const, ...ofItems]
    .flatMap(([name, each]) => {
      const when = describeTimes(each);
      return when === undefined ? [] : [`Visitors see ${name} ${when}.`];
    })
    .slice(0, mostShown);
}
