import { useMemo, useState } from 'react';
import type { Work } from '../changes/work.ts';
import { placesOf } from './places-of.ts';

interface SiteTreeProps {
  readonly work: Work;
  /** Path of the page that shows. */
  readonly path: string;
  readonly onOpen: (path: string) => void;
}

/** The pages and steps of the site, found by any word of them. */
export function SiteTree({ work, path, onOpen }: SiteTreeProps) {
  const [words, setWords] = useState('');
  const changed = work.changed().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the documents differ whenever the changed ones do.
  const places = useMemo(() => placesOf(work.documents()), [work, changed]);
  const wanted = words.trim().toLowerCase();
  const found = places.filter(({ title, path: own }) => `${title} ${own}`.toLowerCase().includes(wanted));
  return (
    <nav className="tree" aria-label="The site">
      <label className="question">
        <span className="hidden">Find a page or step</span>
        <input
          type="search"
          placeholder="Find a page or step"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <ul className="list">
        {found.map(({ title, path: own, group }) => (
          <li key={own}>
            <button
              type="button"
              aria-current={own === path ? 'page' : undefined}
              onClick={() => onOpen(own)}
            >
              {title} <span className="quiet">{group ?? own}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
