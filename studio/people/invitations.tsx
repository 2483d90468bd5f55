import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TextQuestion, TitledForm } from '../base/form-page.tsx';
import { limitsWords } from '../base/limits-words.ts';
import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { PermissionQuestions, permissionIn } from './permission-questions.tsx';
import { ShownOnce } from './shown-once.tsx';

interface PendingInvitation extends Pick<Person, 'id' | 'email' | 'role' | 'limits'> {
  readonly invitedBy: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

interface MadeLink {
  readonly path: string;
}

/** Invitations that wait, which get a new link or are withdrawn, and the form for another one. */
export function Invitations() {
  const nameOf = useNames();
  const [link, setLink] = useState<{ readonly email: string; readonly url: string }>();
  const [trouble, setTrouble] = useState<string>();
  const [made, setMade] = useState(0);
  const all = useRef<HTMLElement>(null);
  const found = useQuery({
    queryKey: ['invitations'],
    queryFn: () => request<readonly PendingInvitation[]>('/people/invitations'),
  });
  const show = async (email: string, { path }: MadeLink) => {
    // The list above the link would otherwise grow and push it out of view.
    await found.refetch();
    setLink({ email, url: new URL(path, window.location.href).href });
  };
  const invite = async (values: FormData) => {
    const body = { email: values.get('email'), ...permissionIn(values) };
    const answer = await request<MadeLink>('/people/invitations', 'POST', body);
    setMade(made + 1);
    await show(String(body.email), answer);
  };
  const trying = async (work: () => Promise<void>) => {
    setTrouble(undefined);
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '');
    }
  };
  const renew = ({ id, email }: PendingInvitation) =>
    trying(async () => show(email, await request<MadeLink>(`/people/invitations/${id}/link`, 'POST')));
  const withdraw = ({ id, email }: PendingInvitation) =>
    trying(async () => {
      await request(`/people/invitations/${id}`, 'DELETE');
      if (link?.email === email) setLink(undefined);
      await found.refetch();
      // The button that was pressed is there no more.
      all.current?.focus();
    });
  return (
    <section ref={all} tabIndex={-1} aria-label="Invitations">
      {(found.data?.length ?? 0) > 0 && (
        <section className="pending">
          <h2>Invited, not joined yet</h2>
          {trouble !== undefined && <p role="alert">{trouble}</p>}
          <ul className="list cards">
            {found.data?.map((invitation) => (
              <li key={invitation.id} className="entry">
                <span>
                  {invitation.email}
                  <span className="quiet">
                    {invitation.role} · {invitation.limits && `${limitsWords(invitation.limits)} · `}invited
                    by {nameOf(invitation.invitedBy)} · until{' '}
                    {new Date(invitation.expiresAt).toLocaleString()}
                  </span>
                </span>
                <button type="button" className="small" onClick={() => void renew(invitation)}>
                  New link<span className="hidden"> for {invitation.email}</span>
                </button>
                <button type="button" className="small" onClick={() => void withdraw(invitation)}>
                  Withdraw<span className="hidden"> the invitation of {invitation.email}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="invite">
        <TitledForm key={made} heading="h2" title="Invite somebody" button="Make a link" send={invite}>
          <TextQuestion label="E-mail address" name="email" type="email" autoComplete="off" />
          <PermissionQuestions />
        </TitledForm>
      </div>
      {link && (
        <ShownOnce key={link.url} label="Link to join" value={link.url}>
          Send this link to {link.email}. It works once, within a week, in place of any link before it.
        </ShownOnce>
      )}
    </section>
  );
}
