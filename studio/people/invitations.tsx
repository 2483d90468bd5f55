import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextQuestion, TitledForm } from '../base/form-page.tsx';
import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { PermissionQuestions, permissionIn } from './permission-questions.tsx';
import { ShownOnce } from './shown-once.tsx';

interface PendingInvitation extends Pick<Person, 'id' | 'email' | 'role'> {
  readonly invitedBy: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

interface MadeLink {
  readonly path: string;
}

/** Invitations that wait, with a new link for each, and the form for another one. */
export function Invitations() {
  const nameOf = useNames();
  const [link, setLink] = useState<{ readonly email: string; readonly url: string }>();
  const [trouble, setTrouble] = useState<string>();
  const found = useQuery({
    queryKey: ['invitations'],
    queryFn: () => request<readonly PendingInvitation[]>('/people/invitations'),
  });
  const show = (email: string, { path }: MadeLink) => {
    setLink({ email, url: new URL(path, window.location.href).href });
    void found.refetch();
  };
  const invite = async (values: FormData) => {
    const body = { email: values.get('email'), ...permissionIn(values) };
    show(String(body.email), await request<MadeLink>('/people/invitations', 'POST', body));
  };
  const renew = async ({ id, email }: PendingInvitation) => {
    setTrouble(undefined);
    try {
      show(email, await request<MadeLink>(`/people/invitations/${id}/link`, 'POST'));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '');
    }
  };
  return (
    <>
      {(found.data?.length ?? 0) > 0 && (
        <section className="place">
          <h2>Invited, not joined yet</h2>
          {trouble !== undefined && <p role="alert">{trouble}</p>}
          <ul className="list">
            {found.data?.map((invitation) => (
              <li key={invitation.id} className="entry">
                <span>
                  {invitation.email}
                  <span className="quiet">
                    {invitation.role} · invited by {nameOf(invitation.invitedBy)} · until{' '}
                    {new Date(invitation.expiresAt).toLocaleString()}
                  </span>
                </span>
                <button type="button" className="small" onClick={() => void renew(invitation)}>
                  New link<span className="hidden"> for {invitation.email}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TitledForm heading="h2" title="Invite somebody" button="Make a link" send={invite}>
        <TextQuestion label="E-mail address" name="email" type="email" autoComplete="off" />
        <PermissionQuestions />
      </TitledForm>
      {link && (
        <ShownOnce key={link.url} label="Link to join" value={link.url}>
          Send this link to {link.email}. It works once, within a week, in place of any link before it.
        </ShownOnce>
      )}
    </>
  );
}
