import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashScreen } from './base/crash-screen.tsx';
import { TitledForm } from './base/form-page.tsx';
import { onSignedOut, RequestError, request } from './base/request.ts';
import type { Me } from './base/types.ts';
import { forgetPerson, ownerKey, rememberPerson } from './changes/browser-memory.ts';
import { NewPassword } from './people/new-password.tsx';
import { FactorScreen } from './people/second-factors.tsx';
import { Join, SignIn } from './people/ways-in.tsx';
import { takeUpFrame } from './preview/begun-frame.ts';
import { changeSetQuery } from './screens/change-set-query.ts';
import { ChangeSets } from './screens/change-sets.tsx';
import './base/studio.css';
import './creating/creating.css';
import './finding/finding.css';
import './inputs/inputs.css';
import './panels/panels.css';
import './outline/people.css';
import './publishing/publishing.css';
import './viewing/viewing.css';

// Screens of their own, which those who work on the site seldom open.
const AccountScreen = lazy(async () => ({
  default: (await import('./people/account-screen.tsx')).AccountScreen,
}));
const PeopleScreen = lazy(async () => ({
  default: (await import('./people/people-screen.tsx')).PeopleScreen,
}));
const History = lazy(async () => ({ default: (await import('./screens/history.tsx')).History }));
const loadReviews = () => import('./screens/review-screen.tsx');
const ReleaseScreen = lazy(async () => ({ default: (await loadReviews()).ReleaseScreen }));
const ReviewScreen = lazy(async () => ({ default: (await loadReviews()).ReviewScreen }));

/** The change set in the address, and whether its review is asked for. */
function addressedSet(): { readonly id: string; readonly isReview: boolean } | undefined {
  const [, id, review] = /^\/studio\/changes\/([\w-]+)(\/review)?$/.exec(window.location.pathname) ?? [];
  return id === undefined ? undefined : { id, isReview: review !== undefined };
}

const meQuery = { queryKey: ['me'], queryFn: whoAmI };

/** Who is signed in. The browser keeps nothing for them that was of somebody else. */
async function whoAmI(): Promise<Me> {
  const me = await request<Me>('/me');
  for (const storage of [window.sessionStorage, window.localStorage]) rememberPerson(storage, me.id);
  return me;
}

/** The screen of a change set. */
type OpenChangeSet = ComponentType<{ readonly id: string; readonly me: Me }>;

interface AppProps {
  readonly Changes: OpenChangeSet | undefined;
}

/** The studio for somebody who has signed in, or a way in. */
function App({ Changes }: AppProps) {
  const me = useQuery(meQuery);
  if (window.location.pathname === '/studio/join') return <Join />;
  if (window.location.pathname === '/studio/password') return <NewPassword />;
  if (me.isPending) return <p className="quiet page">Opening the studio …</p>;
  if (me.error)
    return me.error instanceof RequestError && me.error.status === 401 ? (
      <SignIn onSignedIn={() => void me.refetch()} />
    ) : (
      <p role="alert" className="page">
        The site cannot be reached.{' '}
        <button type="button" onClick={() => void me.refetch()}>
          Try again
        </button>
      </p>
    );
  return (
    <>
      {me.data.needsSecondFactor ? (
        <FactorScreen me={me.data} onChanged={() => void me.refetch()} />
      ) : (
        <Suspense fallback={<p className="quiet page">Loading the studio …</p>}>
          <Screen Changes={Changes} me={me.data} onChanged={() => void me.refetch()} />
        </Suspense>
      )}
      <SignedOut me={me.data} />
    </>
  );
}

/** The screen of an address: the list of changes, one of them, and so on. */
function Screen({ Changes, me, onChanged }: AppProps & { readonly me: Me; readonly onChanged: () => void }) {
  const { pathname } = window.location;
  const release = /^\/studio\/releases\/([\w-]+)$/.exec(pathname)?.[1];
  if (release !== undefined) return <ReleaseScreen id={release} me={me} />;
  if (pathname === '/studio/history') return <History me={me} />;
  if (pathname === '/studio/people') return <PeopleScreen me={me} />;
  if (pathname === '/studio/account') return <AccountScreen me={me} onChanged={onChanged} />;
  const set = addressedSet();
  if (set?.isReview) return <ReviewScreen id={set.id} me={me} />;
  if (set && Changes) return <Changes id={set.id} me={me} />;
  return <ChangeSets me={me} />;
}

/** Leaves the page when its person signs out in another tab, or somebody else signs in there: it would go on as somebody else. */
function useOtherTabs(person: string): void {
  useEffect(() => {
    const look = ({ key, newValue }: StorageEvent) => {
      if (key !== ownerKey || newValue === person) return;
      forgetPerson(window.sessionStorage, person);
      if (newValue === null) window.location.assign('/studio');
      else window.location.reload();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [person]);
}

/** Asks a person whose session has ended to sign in again, over the page that they work on. */
function SignedOut({ me }: { readonly me: Me }) {
  useOtherTabs(me.id);
  const [isOut, setOut] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => onSignedOut(() => setOut(true)), []);
  useEffect(() => {
    if (isOut) dialog.current?.showModal();
  }, [isOut]);
  if (!isOut) return null;
  const goOn = async () => {
    const now = await request<Me>('/me');
    // The browser keeps unsaved edits for the person who wrote them.
    if (now.id === me.id) setOut(false);
    else window.location.reload();
  };
  return (
    <dialog ref={dialog} aria-label="Your session has ended" onCancel={(event) => event.preventDefault()}>
      <p>Your session has ended. Sign in again to go on: what you have written is still here.</p>
      <SignIn form={TitledForm} onSignedIn={() => void goOn()} />
    </dialog>
  );
}

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });

/**
 * Shows the studio.
 *
 * @param Changes the screen of a change set, with the engine, which no other screen needs
 */
export function startStudio(Changes?: OpenChangeSet): void {
  const set = addressedSet();
  if (Changes && set) {
    // All that the screen needs is on its way before it is rendered.
    void queries.prefetchQuery(meQuery);
    void queries.prefetchQuery(changeSetQuery(set.id));
    takeUpFrame();
  }
  const place = document.getElementById('studio');
  if (place)
    createRoot(place).render(
      <QueryClientProvider client={queries}>
        <CrashScreen>
          <App Changes={Changes} />
        </CrashScreen>
      </QueryClientProvider>,
    );
}
