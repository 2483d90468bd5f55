import type { ReactNode } from 'react';
import { Anchor } from '../../host/anchor.tsx';
import { currentMark, type SelectedItem } from './select-navigation.ts';

interface NavigationLinkProps {
  readonly item: SelectedItem;
  readonly className: string;
  readonly children?: ReactNode;
}

/** A link to an entry of the navigation, with the entry's text unless it is given another. */
export function NavigationLink({ item, className, children = item.menuText }: NavigationLinkProps) {
  return (
    <Anchor href={item.href} target={item.target} className={className} current={currentMark(item)}>
      {children}
    </Anchor>
  );
}

/** Text of the link to an entry, in its own dropdown. */
export function overviewText(pattern: string, { name }: SelectedItem): string {
  return pattern.replace('{name}', () => name);
}
