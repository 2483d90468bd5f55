import type { SearchHit } from '#engine';
import {
  hit,
  hits as hitList,
  hitPath,
  hitTitle,
  match,
  resultsTitle,
  snippet,
} from './site-search.styles.ts';

interface SearchHitsProps {
  readonly title: string;
  readonly hits: readonly SearchHit[];
  /** Begins the ids of the hits, which count from 1. */
  readonly id: string;
}

/** The hits of a search. What was searched for is marked in their snippets. */
export function SearchHits({ title, hits, id }: SearchHitsProps) {
  return (
    <>
      <h2 className={resultsTitle()}>{title}</h2>
      <ol className={hitList()}>
        {hits.map((each, index) => (
          <li key={each.path} className={hit()}>
            <h3 className={hitTitle()}>
              <a id={`${id}-${index + 1}`} href={each.path}>
                {each.title}
              </a>
            </h3>
            <p className={hitPath()}>
              <bdi>{each.path}</bdi>
            </p>
            {each.snippet.length > 0 && (
              <p className={snippet()}>
                {each.snippet.map(({ text, isMatch }, place) =>
                  isMatch ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place.
                    <mark key={place} className={match()}>
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
