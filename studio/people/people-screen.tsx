import './people-screen.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextQuestion, TitledForm } from '../base/form-page.tsx';
import { limitsWords } from '../base/limits-words.ts';
import { request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { Invitations } from './invitations.tsx';
import { PermissionQuestions, permissionIn } from './permission-questions.tsx';
import { ShownOnce } from './shown-once.tsx';
import { StudioPage } from './studio-page.tsx';

/** Who works on the site: an administrator invites people, changes their roles and removes them. */
export function PeopleScreen({ me }: { readonly me: Person }) {
  const people = useQuery({ queryKey: ['people'], queryFn: () => request<readonly Person[]>('/people') });
  return (
    <StudioPage me={me} title="People">
      <h1>People</h1>
      {people.error && (
        <p role="alert" className="alert">
          {people.error.message}
        </p>
      )}
      <ul className="list cards">
        {people.data?.map((person) => (
          <li key={person.id} className="entry colleague">
            <span>
              <strong>{person.name}</strong>
              <span className="quiet">
                {person.email} · {person.role}
                {person.limits && ` · ${limitsWords(person.limits)}`}
                {person.id === me.id && ' · you'}
              </span>
            </span>
            <ChangePerson
              person={person}
              isOwn={person.id === me.id}
              onChanged={() => void people.refetch()}
            />
          </li>
        ))}
      </ul>
      <Invitations />
    </StudioPage>
  );
}

interface ChangePersonProps {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly onChanged: () => void;
}

function ChangePerson({ person, isOwn, onChanged }: ChangePersonProps) {
  const [isOpen, setOpen] = useState(false);
  const path = `/people/${person.id}`;
  const after = async (work: Promise<unknown>) => {
    await work;
    setOpen(false);
    onChanged();
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Change<span className="hidden"> {person.name}</span>
      </summary>
      <TitledForm
        heading="h2"
        title={`What ${person.name} may do`}
        button="Let them do this"
        send={(values) => after(request(path, 'PATCH', { ...permissionIn(values), why: values.get('why') }))}
      >
        <PermissionQuestions of={person} />
        <TextQuestion label="Why" name="why" autoComplete="off" hint="Kept in the audit log" isOptional />
      </TitledForm>
      {!isOwn && <ForgottenPassword person={person} />}
      {!isOwn && (
        <TitledForm
          heading="h2"
          title={`${person.name} has lost their second factor`}
          button="Reset second factor"
          send={(values) => after(request(`${path}/second-factors`, 'DELETE', { why: values.get('why') }))}
        >
          <p className="quiet">
            Make sure that it is {person.name} who asks. Their codes and passkeys end, and they are signed out
            everywhere. They sign in by their password alone, and set up another second factor.
          </p>
          <TextQuestion label="Why" name="why" autoComplete="off" hint="Kept in the audit log" isOptional />
        </TitledForm>
      )}
      <TitledForm
        heading="h2"
        title={`Sign ${person.name} out`}
        button="End all sessions"
        send={() => after(request(`${path}/sessions`, 'DELETE'))}
      >
        <p className="quiet">In every browser, for example when a device is lost.</p>
      </TitledForm>
      <TitledForm
        heading="h2"
        title={`Remove ${person.name}`}
        button="Remove"
        send={(values) => after(request(path, 'DELETE', { why: values.get('why') }))}
      >
        <p className="quiet">They are signed out at once. What they wrote stays.</p>
        <TextQuestion label="Why" name="why" autoComplete="off" hint="Kept in the audit log" isOptional />
      </TitledForm>
    </details>
  );
}

/** Makes a link by which a person chooses a new password. */
function ForgottenPassword({ person }: { readonly person: Person }) {
  const [url, setUrl] = useState<string>();
  const make = async () => {
    const { path } = await request<{ readonly path: string }>(`/people/${person.id}/password-link`, 'POST');
    setUrl(new URL(path, window.location.href).href);
  };
  return (
    <>
      <TitledForm
        heading="h2"
        title={`${person.name} has forgotten their password`}
        button="Make a link"
        send={make}
      >
        <p className="quiet">
          By the link they choose a new one, which signs them out everywhere. A second factor stays as it is.
          Until then the old password works.
        </p>
      </TitledForm>
      {url !== undefined && (
        <ShownOnce key={url} label="Link to a new password" value={url}>
          Make sure that it is {person.name} who asks, and send this link to them alone. It works once, within
          a day, in place of any before it.
        </ShownOnce>
      )}
    </>
  );
}
