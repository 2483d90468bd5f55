import './site-tree.css';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { lastReadOf } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { PeopleInEntry } from './people-here.tsx';
import { type SiteEntry, type SiteGroup, siteGroups } from './site-groups.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';

interface SiteTreeProps {
  readonly work: Work;
  /** Path of the page that shows. */
  readonly path: string;
  readonly selected: Place | undefined;
  /** Makes new ones; nothing for those who may not. */
  readonly menu: ReactNode;
  readonly onOpen: (entry: SiteEntry) => void;
}

const mostShown = 200;

/** The pages and steps of the site, and its other documents by kind, found by any word of them. */
export function SiteTree({ work, path, selected, menu, onOpen }: SiteTreeProps) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words).trim().toLowerCase();
  const changed = work.changed().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the documents differ whenever the changed ones do.
  const groups = useMemo(() => siteGroups(lastReadOf(work)), [work, changed]);
  const found = useMemo(() => groupsWith(groups, wanted), [groups, wanted]);
  const tree = useRef<HTMLElement>(null);
  const moveByKey = useOneTabStop(tree, '.heading, .list button');
  const isCurrent = ({ path: own, place }: SiteEntry) =>
    own === undefined ? place?.document === selected?.document : own === path;
  const opened = `${path} ${selected?.document}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when another page is opened.
  useEffect(() => {
    tree.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <nav className="tree" aria-label="The site" ref={tree} onKeyDown={moveByKey}>
      {menu}
      <label className="question">
        <span className="hidden">Find a page or step</span>
        <input
          type="search"
          placeholder="Find a page, form …"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {found.map((group) => (
        <Group
          key={`${group.title} ${wanted === '' ? '' : 'found'}`}
          group={group}
          isOpen={
            wanted !== '' || group.title === 'Pages' || group.entries.some(({ path: own }) => own === path)
          }
          isCurrent={isCurrent}
          onOpen={onOpen}
        />
      ))}
      {found.length === 0 && <p className="quiet">Nothing has these words.</p>}
    </nav>
  );
}

interface GroupProps {
  readonly group: SiteGroup;
  readonly isOpen: boolean;
  readonly isCurrent: (entry: SiteEntry) => boolean;
  readonly onOpen: (entry: SiteEntry) => void;
}

/** One kind of documents, of which nothing is rendered while it is closed. */
function Group({ group: { title, entries }, isOpen, isCurrent, onOpen }: GroupProps) {
  const [toggled, setToggled] = useState<boolean>();
  const isShown = toggled ?? isOpen;
  return (
    <section aria-label={title}>
      <button
        type="button"
        className="heading"
        tabIndex={-1}
        aria-expanded={isShown}
        onClick={() => setToggled(!isShown)}
      >
        {title} <span className="quiet">{entries.length}</span>
      </button>
      {isShown && (
        <ul className="list">
          {entries.slice(0, mostShown).map((entry) => (
            <li key={entry.detail + (entry.path ?? '')}>
              <button
                type="button"
                tabIndex={-1}
                aria-current={isCurrent(entry) ? 'page' : undefined}
                onClick={() => onOpen(entry)}
              >
                {entry.title} <span className="quiet">{entry.detail}</span>
                <PeopleInEntry path={entry.path} document={entry.place?.document} />
              </button>
            </li>
          ))}
          {entries.length > mostShown && (
            <li className="quiet">And {entries.length - mostShown} more: search for them.</li>
          )}
        </ul>
      )}
    </section>
  );
}

function groupsWith(groups: readonly SiteGroup[], wanted: string): readonly SiteGroup[] {
  if (wanted === '') return groups;
  return groups.flatMap(({ title, entries }) => {
    const own = entries.filter((entry) =>
      `${entry.title} ${entry.path ?? ''} ${entry.detail}`.toLowerCase().includes(wanted),
    );
    return own.length === 0 ? [] : [{ title, entries: own }];
  });
}
