import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextQuestion, TitledForm } from '../base/form-page.tsx';
import { request } from '../base/request.ts';
import type { Me } from '../base/types.ts';
import { PersonalKeys } from './personal-keys.tsx';
import { Codes, Passkeys } from './second-factors.tsx';
import { StudioPage } from './studio-page.tsx';

interface Session {
  readonly id: string;
  readonly since: string;
  readonly lastUsed: string;
  readonly address: string | null;
  readonly browser: string | null;
  readonly isThis: boolean;
}

/** How a person signs in, and where they are signed in. */
export function AccountScreen({ me, onChanged }: { readonly me: Me; readonly onChanged: () => void }) {
  return (
    <StudioPage me={me} title="Your account">
      <h1>Your account</h1>
      <p className="quiet">
        {me.name} · {me.email} · {me.role}
      </p>
      <Password />
      <Codes hasCodes={me.hasCodes} onChanged={onChanged} />
      <Passkeys />
      <PersonalKeys me={me} />
      <Sessions />
    </StudioPage>
  );
}

function Password() {
  const [changes, setChanges] = useState(0);
  const change = async (values: FormData) => {
    const body = { currentPassword: values.get('current'), newPassword: values.get('new') };
    await request('/auth/change-password', 'POST', { ...body, revokeOtherSessions: true });
    setChanges(changes + 1);
  };
  return (
    <>
      <TitledForm key={changes} heading="h2" title="Password" button="Change password" send={change}>
        <TextQuestion
          label="Present password"
          name="current"
          type="password"
          autoComplete="current-password"
        />
        <TextQuestion
          label="New password"
          name="new"
          type="password"
          hint="At least 12 characters"
          autoComplete="new-password"
        />
      </TitledForm>
      {changes > 0 && <p role="status">The password is changed. You are signed out everywhere else.</p>}
    </>
  );
}

function Sessions() {
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: () => request<readonly Session[]>('/me/sessions'),
  });
  const end = async (path: string) => {
    await request(path, 'DELETE');
    await sessions.refetch();
  };
  const others = sessions.data?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <section className="narrow">
      <h2>Where you are signed in</h2>
      <ul className="list">
        {sessions.data?.map(({ id, browser, address, since, isThis }) => (
          <li key={id} className="place">
            {browser ?? 'Unknown browser'}
            <span className="quiet">
              {isThis ? 'this browser · ' : ''}
              {address ?? 'unknown address'} · since {new Date(since).toLocaleString()}
            </span>
            {!isThis && (
              <button type="button" className="small" onClick={() => void end(`/me/sessions/${id}`)}>
                Sign out there
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <button type="button" onClick={() => void end('/me/sessions')}>
          Sign out everywhere else
        </button>
      )}
    </section>
  );
}
