import type { ReactNode } from 'react';
import { usePageTitle } from '../base/page-title.ts';
import type { Person } from '../base/types.ts';
import { SignOut } from './sign-out.tsx';

interface StudioPageProps {
  readonly me: Person;
  /** Names the window of the browser. */
  readonly title: string;
  readonly children: ReactNode;
}

const screens = [
  ['/studio', 'Changes'],
  ['/studio/history', 'History'],
  ['/studio/people', 'People'],
  ['/studio/account', 'Your account'],
] as const;

/** A screen with the navigation that all screens but the workspace share. */
export function StudioPage({ me, title, children }: StudioPageProps) {
  usePageTitle(title);
  const { pathname } = window.location;
  const known = screens.filter(([path]) => path !== '/studio/people' || me.role === 'administrator');
  return (
    <>
      <header className="top row">
        <strong>Studio</strong>
        <nav aria-label="Studio" className="row grow">
          {known.map(([path, name]) => (
            <a key={path} href={path} aria-current={pathname === path ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <span className="quiet">
          {me.name}, {me.role}
        </span>
        <SignOut me={me} />
      </header>
      <main className="page" aria-label={title}>
        {children}
      </main>
    </>
  );
}
