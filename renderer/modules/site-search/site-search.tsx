import { countedText, type SearchView } from '#engine';
import type { SiteSearch as SiteSearchModule } from '#schemas';
import { control } from '../../field-parts/control/control.styles.ts';
import type { HostSite } from '../../host/host.ts';
import type { RegionProps } from '../../islands/region-props.ts';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { SearchHits } from './search-hits.tsx';
import { count, field, form, nothing, nothingTitle } from './site-search.styles.ts';

/** Longer texts are cut where they are read. */
const longestQuery = 200;

/** A field to search the site's pages, and what was found. */
export function SiteSearch({ module, data, path, place, site }: RegionProps<SiteSearchModule, SearchView>) {
  const words = { ...site.words.search, ...module };
  const placeholder = words.placeholder.replace('{brand}', () => site.brand);
  const id = `search-${place.replace('/', '-')}`;
  return (
    <Band width="reading">
      <search>
        <form className={form()} action={path} method="get">
          <label className={visuallyHidden()} htmlFor={id}>
            {placeholder}
          </label>
          <div className={field()}>
            <input
              id={id}
              className={control()}
              type="search"
              name="q"
              defaultValue={data.query}
              placeholder={placeholder}
              maxLength={longestQuery}
              autoComplete="off"
              enterKeyHint="search"
              data-region-typing=""
            />
          </div>
          <button type="submit" className={button({ tone: 'ink' })}>
            {words.submitLabel}
          </button>
        </form>
      </search>
      {data.query !== '' && (
        <Findings data={data} words={words} path={path} id={id} language={site.language} />
      )}
    </Band>
  );
}

interface FindingsProps {
  readonly data: SearchView;
  readonly words: SearchWords;
  readonly path: string;
  readonly id: string;
  readonly language: string;
}

function Findings({ data, words, path, id, language }: FindingsProps) {
  const { findings } = data;
  if (findings.outcome === 'failed')
    return <Nothing text={words.failedText} data={data} words={words} path={path} />;
  if (findings.hits.length === 0) return <Nothing text={words.noResultsText} words={words} />;
  return (
    <>
      <p className={count()} role="status">
        {countText(findings.total, words, language)}
      </p>
      <SearchHits title={words.resultsTitle} hits={findings.hits} id={id} />
      {data.hasMore && (
        <a
          id={`${id}-more`}
          className={button({ tone: 'secondary' })}
          href={searchAddress(path, data.query, data.page + 1, `#${id}-${findings.hits.length + 1}`)}
          data-region-link=""
        >
          {words.moreLabel}
        </a>
      )}
    </>
  );
}

interface NothingProps {
  readonly text: string;
  readonly words: SearchWords;
  /** View of a failed search, to search again. */
  readonly data?: SearchView;
  readonly path?: string;
}

function Nothing({ text, words, data, path }: NothingProps) {
  return (
    <div className={nothing()}>
      <div role="status">
        <h2 className={nothingTitle()}>{words.noResultsTitle}</h2>
        <p>{text}</p>
      </div>
      {data && path && (
        // Not followed in place: the address is the same.
        <a className={button({ tone: 'secondary' })} href={searchAddress(path, data.query, data.page)}>
          {words.retryLabel}
        </a>
      )}
    </div>
  );
}

function searchAddress(path: string, query: string, page: number, fragment = ''): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) });
  return `${path}?${parameters}${fragment}`;
}

/** The words of the site, and those that the module replaces. */
type SearchWords = HostSite['words']['search'] & SiteSearchModule;

/** How many results there are, in words. */
function countText(total: number, words: SearchWords, language: string): string {
  const { results, oneResultLabel, resultsLabel } = words;
  const own = total === 1 ? oneResultLabel : resultsLabel;
  return own?.replace('{count}', String(total)) ?? countedText(results, total, language);
}
