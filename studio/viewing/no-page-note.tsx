import { useMemo } from 'react';
import { lastReadOf } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { pagesShowing } from '../parts/page-paths.ts';
import { titleOf } from '../settings/words.ts';

interface NoPageNoteProps {
  readonly work: Work;
  /** Id of the selected document, which the page does not show. */
  readonly document: string;
  /** Ids of the documents that the page shows. */
  readonly shown: readonly string[];
  readonly onOpen: (path: string) => void;
}

const mostPages = 6;

/** Says of a selected document that it has no page of its own, with links to those that show something of it. */
export function NoPageNote({ work, document: id, shown, onOpen }: NoPageNoteProps) {
  const documents = lastReadOf(work);
  const pages = useMemo(() => pagesShowing(documents, id, shown), [documents, id, shown]);
  const document = documents.find((each) => each.id === id);
  if (document === undefined || pages === undefined) return null;
  return (
    <p role="status" className="row why-hidden">
      <span>
        “{titleOf(document)}” has no page of its own.{' '}
        {pages.length === 0 ? 'No page names it.' : 'It is used on:'}
      </span>
      {pages.slice(0, mostPages).map(({ title, path }) => (
        <button key={path} type="button" className="small" title={path} onClick={() => onOpen(path)}>
          {title}
        </button>
      ))}
      {pages.length > mostPages && <span>and {pages.length - mostPages} more.</span>}
    </p>
  );
}
