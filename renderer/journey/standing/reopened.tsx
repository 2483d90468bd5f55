import { useEffect, useRef } from 'react';
import type { FormWords } from '../../host/field-host.ts';
import { NoticeBanner } from '../notice-banner.tsx';

interface ReopenedProps {
  readonly questions: readonly string[];
  readonly words: FormWords;
}

/** Says why a step that was complete is shown again: not that anything on it is wrong, but what to look at. */
export function Reopened({ questions, words }: ReopenedProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  const message = words.reopened.replace('{questions}', questions.filter((label) => label !== '').join(', '));
  return <NoticeBanner ref={element} notice={{ tone: 'success', message }} onClose={undefined} />;
}
