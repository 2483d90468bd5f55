import { type ListingView, listingQuery } from '#engine';
import type { HostSite } from '../host/host.ts';
import { button } from '../theme/button.styles.ts';
import { css } from '../theme/css.ts';

interface ListingFootProps {
  readonly view: ListingView<unknown>;
  readonly words: HostSite['words']['lists'];
  readonly path: string;
  /** Beginning of the ids of the entries: the link leads to the first that it adds. */
  readonly entryId: string;
}

/** How much of a list shows, and the link that shows more; or that nothing matches. */
export function ListingFoot({ view, words, path, entryId }: ListingFootProps) {
  const { shown, total, filters, more } = view;
  return (
    <div className={foot()}>
      <div role="status">
        {total === 0 ? (
          <div className={noMatches()}>
            <p className={noMatchesTitle()}>{words.noMatches}</p>
            <p>{words.noMatchesText}</p>
          </div>
        ) : (
          <p className={status()}>{statusText(shown.length, total, words)}</p>
        )}
      </div>
      {more !== undefined && (
        <a
          id={`${entryId}-more`}
          href={`${path}?${listingQuery(filters, more)}#${entryId}-${shown.length + 1}`}
          className={button({ tone: 'secondary' })}
          data-region-link
        >
          {words.loadMore}
        </a>
      )}
    </div>
  );
}

function statusText(shown: number, total: number, words: HostSite['words']['lists']): string {
  if (shown === total) return words.showingAll;
  return words.showingSome.replace('{shown}', String(shown)).replace('{total}', String(total));
}

const foot = css('listing-foot-foot', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4 $5',
  marginTop: '$6',
});

const status = css('listing-foot-status', { color: '$inkSoft' });

const noMatches = css('listing-foot-no-matches', { paddingBlock: '$6', color: '$inkSoft' });

const noMatchesTitle = css('listing-foot-no-matches-title', {
  marginBottom: '$2',
  fontSize: '$xl',
  fontWeight: '$semibold',
  lineHeight: '$heading',
  color: '$ink',
});
