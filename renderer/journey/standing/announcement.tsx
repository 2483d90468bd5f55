import { useEffect, useRef } from 'react';
import type { StepModel } from '#engine';
import type { FormWords } from '../../host/field-host.ts';
import { NoticeBanner } from '../notices/notice-banner.tsx';
import type { Keeping } from './keeping-time.ts';

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
  return (
    <NoticeBanner ref={element} notice={notice} closeLabel={props.words.closeLabel} onClose={undefined} />
  );
}

function messageOf({ model, keeping, words }: AnnouncementProps): string | undefined {
  if (model.revealed) return withQuestions(words.revealed, model.revealed);
  if (model.reopened) return withQuestions(words.reopened, model.reopened);
  return keeping?.wasCleared ? words.cleared : undefined;
}

function withQuestions(text: string, questions: readonly string[]): string {
  return text.replace('{questions}', questions.filter((label) => label !== '').join(', '));
}
