import type { Link } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { button } from '../../theme/button.styles.ts';

interface CallProps {
  readonly link: Link;
  readonly tone: 'primary' | 'secondary';
  readonly size?: 'small' | 'slim';
}

/** A call to action of the header. */
export function Call({ link, tone, size }: CallProps) {
  return (
    <Anchor href={link.href} target={link.target} className={button({ tone, size })}>
      {link.label}
    </Anchor>
  );
}
