import type { Suggestions } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { FormWords } from '../../host/field-host.ts';
import { NoticeBox } from '../notice/notice-box.tsx';
import { links, noneFound } from './suggest-input.classes.ts';

interface NoneFoundProps {
  readonly suggestions: Suggestions;
  /** Nobody knows whether there is anything: the look-up itself failed. */
  readonly hasFailed: boolean;
  readonly words: FormWords;
}

/** Says that nothing was found, or that nothing could be looked up, and where to go on from there. */
export function NoneFound({ suggestions, hasFailed, words }: NoneFoundProps) {
  const { none, failed = words.suggestionsFailed } = suggestions.announce;
  return (
    <div className={noneFound()}>
      <NoticeBox tone="info" within>
        {hasFailed ? failed : none}
        {suggestions.none && (
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
