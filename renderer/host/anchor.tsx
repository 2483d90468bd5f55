import type { ReactNode } from 'react';
import { linkAddress } from '#engine';

interface AnchorProps {
  readonly href: string;
  readonly target?: '_self' | '_blank' | undefined;
  readonly className?: string;
  /** Whether it leads to this page, or to one that this page is under. */
  readonly current?: 'page' | 'true' | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A plain link, since every page is a document of its own. A link with an unsafe address has no `href`. */
export function Anchor({ href, target, className, current, label, children }: AnchorProps) {
  return (
    <a
      href={linkAddress(href)}
      className={className}
      aria-label={label}
      aria-current={current}
      {...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  );
}
