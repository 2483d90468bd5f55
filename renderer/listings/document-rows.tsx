import type { ListedDocument } from '#engine';
import { Anchor } from '../host/anchor.tsx';
import { formatDay } from '../host/dates.ts';
import { button } from '../theme/button.styles.ts';
import { Icon } from '../theme/icon.tsx';
import { visuallyHidden } from '../theme/layout.styles.ts';
import { about, meta, row, rows, sign, title } from './document-rows.styles.ts';

interface DocumentRowsProps {
  readonly documents: readonly ListedDocument[];
  readonly timeZone: string;
  /** Level of the titles: one under the heading over the rows. */
  readonly level: 2 | 3;
  /** Beginning of the ids of the rows, which are numbered from 1. */
  readonly entryId?: string;
}

const icons = { video: 'play', file: 'download', external: 'external' } as const;
const usualTexts = { video: 'Watch', file: 'Download', external: 'Read' } as const;

/** Documents, each with a link to its address. */
export function DocumentRows({ documents, entryId, timeZone, level }: DocumentRowsProps) {
  return (
    <ol className={rows()}>
      {documents.map((document, index) => (
        <li
          key={document.id}
          className={row()}
          {...(entryId ? { id: `${entryId}-${index + 1}`, tabIndex: -1 } : {})}
        >
          <DocumentRow document={document} timeZone={timeZone} level={level} />
        </li>
      ))}
    </ol>
  );
}

interface DocumentRowProps extends Pick<DocumentRowsProps, 'timeZone' | 'level'> {
  readonly document: ListedDocument;
}

function DocumentRow({ document, timeZone, level }: DocumentRowProps) {
  const Title = `h${level}` as const;
  const { type, tag, publishDate } = document;
  const day = publishDate && formatDay(publishDate, timeZone);
  return (
    <>
      <Icon name={icons[type]} className={sign()} />
      <div className={about()}>
        <Title className={title()}>{document.title}</Title>
        {(tag || day) && (
          <p className={meta()}>
            {tag && <span>{tag.title}</span>}
            {day && <time dateTime={publishDate}>{day}</time>}
          </p>
        )}
      </div>
      <Anchor
        href={document.href}
        target={document.target}
        className={button({ tone: 'secondary', size: 'small' })}
      >
        {document.buttonText ?? usualTexts[type]}
        <span className={visuallyHidden()}>: {document.title}</span>
      </Anchor>
    </>
  );
}
