import type { Suggestions } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { NoticeBox } from '../notice/notice-box.tsx';
import { links, noneFound } from './suggest-input.classes.ts';

interface NoneFoundProps {
  readonly suggestions: Suggestions;
}

/** Says that nothing was found, and where to go on from there. */
export function NoneFound({ suggestions }: NoneFoundProps) {
  return (
    <div className={noneFound()}>
      <NoticeBox tone="info" within>
        {suggestions.announce.none}
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
