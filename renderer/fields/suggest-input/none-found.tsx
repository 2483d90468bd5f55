import type { Suggestions } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { NoticeBox } from '../notice/notice-box.tsx';
import { waysOn } from './suggest-input.classes.ts';

interface NoneFoundProps {
  readonly suggestions: Suggestions;
}

/** Says that nothing was found, and where to go on from there. */
export function NoneFound({ suggestions }: NoneFoundProps) {
  return (
    <NoticeBox tone="info" within>
      {suggestions.announce.none}
      <span className={waysOn()}>
        {suggestions.none?.links.map(({ href, label, target }) => (
          <Anchor key={href} href={href} target={target}>
            {label}
          </Anchor>
        ))}
      </span>
    </NoticeBox>
  );
}
