import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Limits } from '#analysis';
import { Choice, TextQuestion, TitledForm } from '../base/form-page.tsx';
import { request } from '../base/request.ts';
import type { Person } from '../base/types.ts';

const roles: readonly (readonly [Person['role'], string])[] = [
  ['reader', 'Reader: looks at changes'],
  ['author', 'Author: also writes them'],
  ['reviewer', 'Reviewer: also approves them'],
  ['publisher', 'Publisher: also makes them live'],
  ['administrator', 'Administrator: also decides who may what'],
];

/** Who works on the site: an administrator invites people, changes their roles and removes them. */
export function PeopleScreen({ me }: { readonly me: Person }) {
  const people = useQuery({ queryKey: ['people'], queryFn: () => request<readonly Person[]>('/people') });
  return (
    <main className="page">
      <a href="/studio">Studio</a>
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
      <Invite />
    </main>
  );
}

/** Asks for the parts of the site and the languages that somebody may change. */
function LimitsQuestions({ limits }: { readonly limits?: Limits | undefined }) {
  return (
    <>
      <TextQuestion
        label="Only in these parts of the site"
        name="areas"
        autoComplete="off"
        hint="Such as: pages/help, journeys/enquiry, forms/enquiry-*. They read everything, whatever stands here. Empty: the whole site"
        defaultValue={limits?.areas.join(', ') ?? ''}
        isOptional
      />
      <TextQuestion
        label="Only texts in these languages"
        name="languages"
        autoComplete="off"
        hint="By their tags, such as: mi. Empty: every language"
        defaultValue={limits?.languages.join(', ') ?? ''}
        isOptional
      />
    </>
  );
}

/** What a form says that somebody may do. */
function permissionIn(values: FormData) {
  const listOf = (name: string) =>
    String(values.get(name) ?? '')
      .split(/[\s,]+/)
      .filter((each) => each !== '');
  return { role: values.get('role'), areas: listOf('areas'), languages: listOf('languages') };
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

/** Makes a link by which somebody may join. */
function Invite() {
  const [link, setLink] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const invite = async (values: FormData) => {
    const body = { email: values.get('email'), ...permissionIn(values) };
    const { path } = await request<{ readonly path: string }>('/people/invitations', 'POST', body);
    setLink(new URL(path, window.location.href).href);
    setCopied(false);
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <TitledForm heading="h2" title="Invite somebody" button="Make a link" send={invite}>
        <TextQuestion label="E-mail address" name="email" type="email" autoComplete="off" />
        <Choice label="Role" name="role" options={roles} defaultValue="author" />
        <LimitsQuestions />
      </TitledForm>
      {link !== undefined && (
        <div role="status" className="narrow place">
          <p>Send this link to them. It works once, within a week.</p>
          <input readOnly value={link} aria-label="Link to join" />
          <p className="row">
            <button type="button" onClick={() => void copy(link)}>
              Copy
            </button>
            {isCopied && 'Copied'}
          </p>
        </div>
      )}
    </>
  );
}
