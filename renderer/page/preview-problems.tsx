import type { Problem } from '#engine';
import { previewProblems } from './preview-problems.styles.ts';

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
