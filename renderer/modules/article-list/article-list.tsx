import type { ArticleListView } from '#engine';
import type { ArticleList as ArticleListModule } from '#schemas';
import type { RegionProps } from '../../islands/region-props.ts';
import { ArticleCards } from '../../listings/article-cards.tsx';
import { ListingFilters } from '../../listings/filters/listing-filters.tsx';
import { besideFilters } from '../../listings/listing.styles.ts';
import { isEmptyList, listId } from '../../listings/listing.ts';
import { ListingFoot } from '../../listings/listing-foot.tsx';
import { Band } from '../../theme/band.tsx';

/** Articles, newest first, with their filters. The address of the page holds the whole state. */
export function ArticleList({
  module,
  data,
  place,
  path,
  site,
}: RegionProps<ArticleListModule, ArticleListView>) {
  if (isEmptyList(data)) return null;
  const words = { ...site.words.lists, ...module.words };
  const id = listId(place);
  const hasFilters = module.filters !== false;
  return (
    <Band title={module.title}>
      <div className={hasFilters ? besideFilters() : undefined}>
        {hasFilters && (
          <ListingFilters
            id={id}
            view={data}
            words={words}
            language={site.language}
            path={path}
            months
            groups={[
              { parameter: 'tagId', label: words.tag, choices: data.tags },
              { parameter: 'topicId', label: words.topic, choices: data.topics },
            ]}
          />
        )}
        <div>
          <ArticleCards
            articles={data.shown}
            site={site}
            level={module.title ? 3 : 2}
            entryId={id}
            columns={hasFilters ? 'beside-filters' : 'all'}
            {...(hasFilters ? { listPath: path } : {})}
          />
          <ListingFoot view={data} words={words} path={path} entryId={id} />
        </div>
      </div>
    </Band>
  );
}
