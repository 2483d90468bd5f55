import { useEffect, useRef } from 'react';
import type { FormWords, StepModel } from '#engine';
import { NoticeBanner } from '../notices/notice-banner.tsx';
import type { Keeping } from './keeping-time.ts';
import { bar, progress as progressClass, stretch } from './standing.styles.ts';

interface AnnouncementProps {
  readonly model: StepModel;
  readonly keeping: Keeping | undefined;
  readonly words: FormWords;
}

/** Explains why the visitor sees a page that they did not ask for. It is not an error. */
export function Announcement(props: AnnouncementProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  const message = messageOf(props);
  if (message === undefined) return null;
  const notice = { tone: 'success', message, stays: true } as const;
  return <NoticeBanner ref={element} notice={notice} words={props.words} onClose={undefined} />;
}

function messageOf({ model, keeping, words }: AnnouncementProps): string | undefined {
  if (model.revealed) return withQuestions(words.revealed, model.revealed);
  if (model.reopened) return withQuestions(words.reopened, model.reopened);
  return keeping?.wasCleared ? words.cleared : undefined;
}

function withQuestions(text: string, questions: readonly string[]): string {
  return text.replace('{questions}', questions.filter((label) => label !== '').join(', '));
}

interface ProgressProps {
  readonly progress: NonNullable<StepModel['progress']>;
  readonly words: FormWords;
}

/** Progress through the journey, as text and as a bar. */
export function Progress({ progress: { part, of, label }, words }: ProgressProps) {
  const text = words.progress
    .replace('{part}', String(part))
    .replace('{of}', String(of))
    .replace('{label}', label);
  return (
    <div className={progressClass()}>
      <p>{text}</p>
      <div className={bar()} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a bar have nothing but their place.
          <span key={index} className={stretch({ done: index < part })} />
        ))}
      </div>
    </div>
  );
}
