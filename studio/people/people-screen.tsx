import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice, TextQuestion, TitledForm } from '../base/form-page.tsx';
import { request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { Invitations } from './invitations.tsx';
import { LimitsQuestions, permissionIn, roles } from './permission-questions.tsx';
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
      <ul className="list">
        {people.data?.map((person) => (
          <li key={person.id} className="place">
            <strong>{person.name}</strong>
            <span className="quiet">
              {person.email} · {person.role}
              {person.limits && ` · only ${[...person.limits.areas, ...person.limits.languages].join(', ')}`}
              {person.id === me.id && ' · you'}
            </span>
            <ChangePerson person={person} onChanged={() => void people.refetch()} />
          </li>
        ))}
      </ul>
      <Invitations />
    </StudioPage>
  );
}

interface ChangePersonProps {
  readonly person: Person;
  readonly onChanged: () => void;
}

function ChangePerson({ person, onChanged }: ChangePersonProps) {
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
        <Choice label="Role" name="role" options={roles} defaultValue={person.role} />
        <LimitsQuestions limits={person.limits} />
        <TextQuestion label="Why" name="why" autoComplete="off" hint="Kept in the audit log" isOptional />
      </TitledForm>
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
