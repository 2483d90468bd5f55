import './site-tree.css';
import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { listedIn } from '../changes/read-work.ts';
import { whenSettled } from '../changes/typing.ts';
import type { Work } from '../changes/work.ts';
import type { Place } from '../preview/protocol.ts';
import { PeopleInEntry } from './people-here.tsx';
import { type SiteEntry, type SiteGroup, siteGroups } from './site-groups.ts';
import { groupsWith, pathShowing, type SiteRow, searchedGroups, siteRows } from './site-rows.ts';
import { useVirtualTree } from './use-virtual-tree.ts';

interface SiteTreeProps {
  readonly work: Work;
  /** Path of the page that shows. */
  readonly path: string;
  readonly selected: Place | undefined;
  /** Makes new ones; nothing for those who may not. */
  readonly menu: ReactNode;
  readonly onOpen: (entry: SiteEntry) => void;
}

/** The pages and steps of the site, and its other documents by kind, found by any word of them. */
export function SiteTree({ work, path, selected, menu, onOpen }: SiteTreeProps) {
  const [words, setWords] = useState('');
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const wanted = useDeferredValue(words).trim().toLowerCase();
  const groups = useGroups(work);
  const found = useMemo(() => groups && groupsWith(groups, wanted), [groups, wanted]);
  const shown = useMemo(() => groups && pathShowing(groups, path), [groups, path]);
  const rows = useMemo(() => {
    const isOpen = ({ title, entries }: SiteGroup) =>
      toggled.get(toggleKey(title, wanted)) ??
      (wanted !== '' ||
        title === 'Pages' ||
        entries.some(({ path: own }) => own !== undefined && own === shown));
    return siteRows(found ?? [], isOpen);
  }, [found, wanted, toggled, shown]);
  const isCurrent = (row: SiteRow) => {
    if (row.type === 'heading') return false;
    const { path: own, place } = row.entry;
    return own === undefined ? place?.document === selected?.document : own === shown;
  };
  const act = (row: SiteRow) => {
    if (row.type === 'entry') onOpen(row.entry);
    else setToggled((now) => new Map(now).set(toggleKey(row.title, wanted), !row.isOpen));
  };
  const scrolled = useRef<HTMLDivElement>(null);
  const tree = useVirtualTree(scrolled, rows, rows.findIndex(isCurrent), wanted, act);
  return (
    <nav className="tree site" aria-label="The site">
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
      <div ref={scrolled} className="rows">
        <div role="tree" aria-label="Pages and documents" style={{ blockSize: tree.height }}>
          {tree.items.map(({ row, index, place, isTabStop }) => (
            <div
              key={row.key}
              ref={tree.measure}
              data-index={index}
              role="treeitem"
              tabIndex={isTabStop ? 0 : -1}
              className={row.type}
              style={{ transform: `translateY(${place}px)` }}
              aria-level={row.type === 'heading' ? 1 : 2}
              aria-setsize={row.count}
              aria-posinset={row.position}
              aria-expanded={row.type === 'heading' ? row.isOpen : undefined}
              aria-current={isCurrent(row) ? 'page' : undefined}
              onClick={() => act(row)}
              onKeyDown={tree.moveByKey}
              onFocus={() => tree.stopAt(index)}
            >
              {row.type === 'heading' ? (
                <>
                  {row.title} <span className="quiet">{row.size}</span>
                </>
              ) : (
                <>
                  {row.entry.title}{' '}
                  <span className="quiet" title={row.entry.detail}>
                    {row.entry.detail}
                  </span>
                  <PeopleInEntry path={row.entry.path} document={row.entry.place?.document} />
                </>
              )}
            </div>
          ))}
        </div>
        {found?.length === 0 && <p className="quiet">Nothing has these words.</p>}
      </div>
    </nav>
  );
}

/** Under what it is kept that a group was opened or closed, which is forgotten with the words that are searched. */
function toggleKey(title: string, wanted: string): string {
  return `${title} ${wanted}`;
}

/**
 * The groups of a site, which are undefined at first: the page goes before them. They are made once the work has settled, and not
 * while it is rendered: a rendering that the next letter interrupts begins again, with thousands of documents to go through.
 */
function useGroups(work: Work) {
  const [groups, setGroups] = useState<ReturnType<typeof searchedGroups>>();
  useEffect(() => {
    const find = () => {
      const found = searchedGroups(siteGroups(listedIn(work)));
      startTransition(() => setGroups(found));
    };
    const first = setTimeout(find);
    const stop = whenSettled(work, find);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, [work]);
  return groups;
}
