import type { DocumentListView } from '#engine';
import type { DocumentList as DocumentListModule } from '#schemas';
import type { RegionProps } from '../../islands/region-props.ts';
import { DocumentRows } from '../../listings/document-rows.tsx';
import { ListingFilters } from '../../listings/filters/listing-filters.tsx';
import { besideFilters } from '../../listings/listing.styles.ts';
import { isEmptyList, listId } from '../../listings/listing.ts';
import { ListingFoot } from '../../listings/listing-foot.tsx';
import { Band } from '../../theme/band.tsx';

/** Documents, newest first, with their filters. The address of the page holds the whole state. */
export function DocumentList({
  module,
  data,
  place,
  path,
  site,
}: RegionProps<DocumentListModule, DocumentListView>) {
  if (isEmptyList(data)) return null;
  const { lists, modules } = site.words;
  const words = { ...lists, tag: modules.category, ...module.words };
  const id = listId(place);
  return (
    <Band title={module.title}>
      <div className={besideFilters()}>
        <ListingFilters
          id={id}
          view={data}
          words={words}
          language={site.language}
          path={path}
          groups={[{ parameter: 'categoryId', label: words.tag, choices: data.categories }]}
        />
        <div>
          {data.total > 0 && (
            <DocumentRows documents={data.shown} site={site} level={module.title ? 3 : 2} entryId={id} />
          )}
          <ListingFoot view={data} words={words} path={path} entryId={id} />
        </div>
      </div>
    </Band>
  );
}
