import type { ReactNode } from 'react';

interface AnchorProps {
  readonly href: string;
  readonly target?: '_self' | '_blank' | undefined;
  readonly className?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link. A plain one: every page is a document of its own and cached as such. */
export function Anchor({ href, target, className, current = false, children }: AnchorProps) {
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      {...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  );
}
