import type { FormWords } from '#engine';
import type { Suggestions } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { NoticeBox } from '../notice/notice-box.tsx';
import { links, noneFound } from './suggest-input.styles.ts';

interface NoneFoundProps {
  readonly suggestions: Suggestions;
  /** Why there are no suggestions. After `failed` it is unknown whether any exist. */
  readonly reason: 'none' | 'failed' | 'too-short';
  readonly words: FormWords;
}

/** Says that nothing was found, or that the look-up failed, and offers the ways on. */
export function NoneFound({ suggestions, reason, words }: NoneFoundProps) {
  return (
    <div className={noneFound()}>
      <NoticeBox tone="info" within>
        {messageFor(reason, suggestions, words)}
        {suggestions.none && reason !== 'too-short' && (
          <span className={links()}>
            {suggestions.none.links.map(({ href, label, target }) => (
              <Anchor key={href} href={href} target={target}>
                {label}
              </Anchor>
            ))}
          </span>
        )}
      </NoticeBox>
    </div>
  );
}

function messageFor(
  reason: NoneFoundProps['reason'],
  { announce, minimumLength }: Suggestions,
  words: FormWords,
): string {
  if (reason === 'too-short') return words.suggestionsTooShort.replace('{count}', String(minimumLength));
  return reason === 'failed' ? (announce.failed ?? words.suggestionsFailed) : announce.none;
}
