import type { Problem } from '#engine';
import { css } from '../theme/css.ts';

interface PreviewProblemsProps {
  readonly problems: readonly Problem[];
}

/** Problems of the drafts, for their author. These are not texts of the site. */
export function PreviewProblems({ problems }: PreviewProblemsProps) {
  return (
    <section className={previewProblems()} role="alert" lang="en">
      <h2>The drafts have problems</h2>
      <p>Nothing of this is live. Where a draft cannot be shown, what is live stands in its place.</p>
      <ul>
        {problems.map(({ document, pointer, line, message, help }) => (
          <li key={`${document}${pointer}${message}`}>
            <code>
              {document}
              {line !== undefined && `:${line}`} {pointer}
            </code>{' '}
            {message} {help}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PreviewTimesProps {
  /** Sentences, such as "Visitors see this page from 2026-12-01 09:00 on." */
  readonly times: readonly string[];
}

/** When visitors see the page and the items on it, for their author. These are not texts of the site. */
export function PreviewTimes({ times }: PreviewTimesProps) {
  return (
    <section className={previewTimes()} aria-label="Times" lang="en">
      {times.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

/** Covers everything else on the page, so a draft with problems is not mistaken for the final page. */
const previewProblems = css('preview-problems', {
  padding: '$4',
  color: '$danger',
  backgroundColor: '$dangerSoft',
  border: '2px solid',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
});

/** Above the page: only authors see it. */
const previewTimes = css('preview-times', {
  padding: '$4',
  color: '$info',
  backgroundColor: '$infoSoft',
  border: '2px solid',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
});
