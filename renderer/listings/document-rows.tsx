import type { ListedDocument } from '#engine';
import { Anchor } from '../host/anchor.tsx';
import { formatDay } from '../host/dates.ts';
import type { HostSite } from '../host/host.ts';
import { button } from '../theme/button.styles.ts';
import { css } from '../theme/css.ts';
import { Icon } from '../theme/icon.tsx';
import { visuallyHidden } from '../theme/layout.styles.ts';

interface DocumentRowsProps {
  readonly documents: readonly ListedDocument[];
  readonly site: HostSite;
  /** Level of the titles: one under the heading over the rows. */
  readonly level: 2 | 3;
  /** Beginning of the ids of the rows, which are numbered from 1. */
  readonly entryId?: string;
}

const icons = { video: 'play', file: 'download', external: 'external' } as const;
const texts = { video: 'watch', file: 'download', external: 'read' } as const;

/** Documents, each with a link to its address. */
export function DocumentRows({ documents, entryId, site, level }: DocumentRowsProps) {
  return (
    <ol className={rows()}>
      {documents.map((document, index) => (
        <li
          key={document.id}
          className={row()}
          {...(entryId ? { id: `${entryId}-${index + 1}`, tabIndex: -1 } : {})}
        >
          <DocumentRow document={document} site={site} level={level} />
        </li>
      ))}
    </ol>
  );
}

interface DocumentRowProps extends Pick<DocumentRowsProps, 'site' | 'level'> {
  readonly document: ListedDocument;
}

function DocumentRow({ document, site, level }: DocumentRowProps) {
  const Title = `h${level}` as const;
  const { type, tag, publishDate } = document;
  const day = publishDate && formatDay(publishDate, site);
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
        {document.buttonText ?? site.words.modules[texts[type]]}
        <span className={visuallyHidden()}>: {document.title}</span>
      </Anchor>
    </>
  );
}

const rows = css('document-rows-rows', { listStyle: 'none', borderTop: '1px solid $colors$line' });

const row = css('document-rows-row', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$3 $4',
  paddingBlock: '$5',
  borderBottom: '1px solid $colors$line',
  scrollMarginTop: 'calc($sizes$header + $space$4)',
  '& > a': { gridColumn: 2, justifySelf: 'start' },
  '@sm': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > a': { gridColumn: 'auto' },
  },
  '@print': { breakInside: 'avoid' },
});

const sign = css('document-rows-sign', {
  alignSelf: 'start',
  padding: '0.6rem',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  backgroundColor: '$accentSoft',
  color: '$accentText',
});

const about = css('document-rows-about', { display: 'flex', flexDirection: 'column', gap: '$1' });

const title = css('document-rows-title', {
  fontSize: '$lg',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

const meta = css('document-rows-meta', {
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  fontSize: '$sm',
  color: '$inkSoft',
  '& > span': { fontWeight: '$semibold', color: '$accentText' },
});
