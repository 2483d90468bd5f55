import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { TextQuestion, TitledForm } from '../base/form-page.tsx';
import { request } from '../base/request.ts';
import type { Me } from '../base/types.ts';
import { addPasskey, hasPasskeys } from './passkeys.ts';
import { ShownOnce } from './shown-once.tsx';
import { SignOut } from './sign-out.tsx';

interface Secrets {
  readonly totpURI: string;
  readonly backupCodes: readonly string[];
}

interface CodesProps {
  /** Whether signing in asks for a code. */
  readonly hasCodes: boolean;
  readonly onChanged: () => void;
}

/** Codes of an app as a second step of signing in. */
export function Codes({ hasCodes, onChanged }: CodesProps) {
  const [secrets, setSecrets] = useState<Secrets>();
  const password = (
    <TextQuestion label="Your password" name="password" type="password" autoComplete="current-password" />
  );
  if (hasCodes)
    return (
      <>
        <TitledForm
          heading="h2"
          title="Codes of an app"
          button="Ask for no codes"
          send={async (values) => {
            await request('/auth/two-factor/disable', 'POST', { password: values.get('password') });
            onChanged();
          }}
        >
          <p>Signing in asks for a code of your app.</p>
          {password}
        </TitledForm>
        <KeptCodes>{password}</KeptCodes>
      </>
    );
  if (secrets === undefined)
    return (
      <TitledForm
        heading="h2"
        title="Codes of an app"
        button="Set up"
        send={async (values) =>
          setSecrets(await request('/auth/two-factor/enable', 'POST', { password: values.get('password') }))
        }
      >
        <p className="quiet">Signing in asks for a code of an app on your phone, too.</p>
        {password}
      </TitledForm>
    );
  return (
    <TitledForm
      heading="h2"
      title="Codes of an app"
      button="Use codes"
      send={async (values) => {
        await request('/auth/two-factor/verify-totp', 'POST', { code: values.get('code') });
        setSecrets(undefined);
        onChanged();
      }}
    >
      <p>
        Open <a href={secrets.totpURI}>this link on the device with the app</a>, or type the key into the app:
      </p>
      <p>
        <code>{new URL(secrets.totpURI).searchParams.get('secret')}</code>
      </p>
      <p>Keep these codes. Each signs you in once without the app:</p>
      <p>
        <code>{secrets.backupCodes.join(' ')}</code>
      </p>
      <TextQuestion label="Code that the app shows" name="code" autoComplete="one-time-code" />
    </TitledForm>
  );
}

/** Makes other codes that sign in without the app, when the kept ones are used up, or were seen by somebody. */
function KeptCodes({ children }: { readonly children: ReactNode }) {
  const [codes, setCodes] = useState('');
  const make = async (values: FormData) => {
    const body = { password: values.get('password') };
    const path = '/auth/two-factor/generate-backup-codes';
    const made = await request<Pick<Secrets, 'backupCodes'>>(path, 'POST', body);
    setCodes(made.backupCodes.join(' '));
  };
  return (
    <>
      <TitledForm key={codes} heading="h2" title="Codes that you keep" button="Make new ones" send={make}>
        <p className="quiet">Each of them signs you in once without the app, for example when it is lost.</p>
        {children}
      </TitledForm>
      {codes !== '' && (
        <ShownOnce key={codes} label="Codes that you keep" value={codes}>
          Keep these codes: <code>{codes}</code>. Those before them work no more.
        </ShownOnce>
      )}
    </>
  );
}

/** Has a person set up a second factor, since this site demands one. */
export function FactorScreen({ me, onChanged }: { readonly me: Me; readonly onChanged: () => void }) {
  return (
    <main className="page">
      <div className="row">
        <h1>One more step to sign in</h1>
        <SignOut me={me} />
      </div>
      <p>
        This site asks for more than a password. Set up codes of an app on your phone, or a passkey, and go
        on. You can have both.
      </p>
      <Codes hasCodes={me.hasCodes} onChanged={onChanged} />
      <Passkeys onAdded={onChanged} />
    </main>
  );
}

/** Passkeys sign in without a password. */
export function Passkeys({ onAdded }: { readonly onAdded?: () => void }) {
  const keys = useQuery({
    queryKey: ['passkeys'],
    queryFn: () =>
      request<readonly { readonly id: string; readonly name?: string }[]>('/auth/passkey/list-user-passkeys'),
  });
  const add = async (values: FormData) => {
    await addPasskey(String(values.get('name')));
    await keys.refetch();
    onAdded?.();
  };
  const remove = async (id: string) => {
    await request('/auth/passkey/delete-passkey', 'POST', { id });
    await keys.refetch();
  };
  return (
    <section>
      <h2>Passkeys</h2>
      <p className="quiet">A passkey signs you in by your finger, face or device, without a password.</p>
      <ul className="list">
        {keys.data?.map(({ id, name = 'Passkey' }) => (
          <li key={id} className="row">
            {name}
            <button type="button" className="small" onClick={() => void remove(id)}>
              Remove<span className="hidden"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys && (
        <TitledForm
          key={keys.dataUpdatedAt}
          heading="h3"
          title={keys.data?.length ? 'Another passkey' : 'Your first passkey'}
          button="Add"
          send={add}
        >
          <TextQuestion
            label="Name of the passkey"
            name="name"
            hint="For example: my laptop"
            autoComplete="off"
          />
        </TitledForm>
      )}
    </section>
  );
}
