import type { Link } from '#schemas';
import { Anchor } from '../host/anchor.tsx';
import { button } from '../theme/button.styles.ts';
import { more } from './listing.styles.ts';

/** A link to the whole of a list that shows a few of its items. */
export function MoreLink({ link }: { readonly link: Link | undefined }) {
  if (link === undefined) return null;
  return (
    <p className={more()}>
      <Anchor href={link.href} target={link.target} className={button({ tone: 'secondary' })}>
        {link.label}
      </Anchor>
    </p>
  );
}
