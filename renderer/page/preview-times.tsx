import { previewTimes } from './preview-times.styles.ts';

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
