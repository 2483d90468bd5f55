import type { ReactNode } from 'react';
import { linkAddress } from '#engine';

interface AnchorProps {
  readonly href: string;
  readonly target?: '_self' | '_blank' | undefined;
  readonly className?: string;
  readonly current?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A plain link, since every page is a document of its own. A link with an unsafe address has no `href`. */
export function Anchor({ href, target, className, current = false, label, children }: AnchorProps) {
  return (
    <a
      href={linkAddress(href)}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      {...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  );
}
