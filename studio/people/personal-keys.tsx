import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice, TextQuestion, TitledForm } from '../base/form-page.tsx';
import { request } from '../base/request.ts';
import type { Me } from '../base/types.ts';
import { ShownOnce } from './shown-once.tsx';

type Scope = 'read' | 'edit' | 'publish';

interface PersonalKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: string;
  readonly lastUsed: string | null;
}

/** Each with those before it. */
const reaches = {
  read: 'look at changes and releases',
  edit: 'also write changes',
  publish: 'also make changes live',
} as const satisfies Readonly<Record<Scope, string>>;

const all = ['read', 'edit', 'publish'] as const satisfies readonly Scope[];

/** The number of scopes that a role may hand to a key. */
const allowedCounts = { reader: 1, author: 2, reviewer: 2, publisher: 3, administrator: 3 } as const;

const periods = [
  ['30', 'a month'],
  ['90', 'three months'],
  ['366', 'a year'],
] as const;

/** Keys by which the command line and other programs work in the name of the person. */
export function PersonalKeys({ me }: { readonly me: Me }) {
  const [token, setToken] = useState<string>();
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: () => request<readonly PersonalKey[]>('/me/keys'),
  });
  const allowed = all.slice(0, allowedCounts[me.role]);
  const make = async (values: FormData) => {
    const reach = allowed.map(String).indexOf(String(values.get('reach')));
    const made = await request<{ readonly token: string }>('/me/keys', 'POST', {
      name: values.get('name'),
      scopes: allowed.slice(0, reach + 1),
      days: Number(values.get('days')),
    });
    setToken(made.token);
    await keys.refetch();
  };
  const revoke = async (id: string) => {
    await request(`/me/keys/${id}`, 'DELETE');
    setToken(undefined);
    await keys.refetch();
  };
  return (
    <section>
      <h2>Keys for programs</h2>
      <p className="quiet">
        A key lets the command line or an assistant work in your name, within what you allow here. Whoever has
        it can do the same, so keep it like a password.
      </p>
      <ul className="list">
        {keys.data?.map((key) => (
          <li key={key.id} className="place">
            <strong>{key.name}</strong>
            <span className="quiet">
              may {key.scopes.map((scope) => reaches[scope]).join(', ')} · until{' '}
              {new Date(key.expiresAt).toLocaleDateString()} ·{' '}
              {key.lastUsed === null ? 'never used' : `last used ${new Date(key.lastUsed).toLocaleString()}`}
            </span>
            <button type="button" className="small" onClick={() => void revoke(key.id)}>
              Revoke<span className="hidden"> {key.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {token !== undefined && (
        <ShownOnce key={token} label="The new key" value={token}>
          This is the key. It is shown this once: give it to the program now, such as to{' '}
          <code>waymark login {window.location.origin}</code>
        </ShownOnce>
      )}
      <TitledForm key={keys.data?.length} heading="h3" title="Another key" button="Make a key" send={make}>
        <TextQuestion
          label="Name of the key"
          name="name"
          hint="For example: the command line on my laptop"
          autoComplete="off"
        />
        <Choice
          label="It may"
          name="reach"
          options={allowed.map((scope) => [scope, reaches[scope]])}
          defaultValue="read"
        />
        <Choice label="It works for" name="days" options={periods} defaultValue="90" />
      </TitledForm>
    </section>
  );
}
