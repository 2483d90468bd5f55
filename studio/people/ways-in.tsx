import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormPage, TextQuestion, type TitledForm } from '../base/form-page.tsx';
import { RequestError, request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { hasPasskeys, signInByPasskey } from './passkeys.ts';
import { useLinkToken } from './use-link-token.ts';

type Invitation = Pick<Person, 'role'> & { readonly email: string | null };

/** Lets the owner of an invitation choose a name and a password. */
export function Join() {
  const token = useLinkToken();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => request<Invitation>('/invitation', 'POST', { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (invitation.isPending) return <p className="quiet page">Looking for the invitation …</p>;
  if (invitation.error)
    return (
      <main className="page narrow">
        <h1>This link does not work</h1>
        <p>{invitation.error.message}</p>
        <p>
          <a href="/studio">Sign in</a>
        </p>
      </main>
    );
  const { email } = invitation.data;
  const send = async (values: FormData) => {
    const own = {
      name: values.get('name'),
      email: values.get('email'),
      password: values.get('password'),
    };
    await request('/join', 'POST', { token, ...own });
    // Who has joined and cannot be signed in at once, as after too many attempts, finds the form to sign in there.
    await request('/auth/sign-in/email', 'POST', { email: own.email, password: own.password }).catch(
      () => undefined,
    );
    window.location.assign('/studio');
  };
  return (
    <FormPage title="Welcome to the studio" button="Join" send={send}>
      <TextQuestion label="Your name" name="name" autoComplete="name" />
      <TextQuestion
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        {...(email !== null && { defaultValue: email })}
      />
      <TextQuestion
        label="Password"
        name="password"
        type="password"
        hint="At least 12 characters"
        autoComplete="new-password"
      />
    </FormPage>
  );
}

interface SignInProps {
  /** News to show above the form, such as that a password was changed. */
  readonly notice?: string;
  readonly email?: string;
  readonly onSignedIn: () => void;
  /** The form as a page of its own, or in a window over another. */
  readonly form?: typeof TitledForm;
}

/** Asks for e-mail address and password, and then for a code if the person has an app for it. */
export function SignIn({ notice, email, onSignedIn, form: Form = FormPage }: SignInProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <Code onSignedIn={onSignedIn} form={Form} />;
  const send = async (values: FormData) => {
    const body = { email: values.get('email'), password: values.get('password') };
    const answer = await trying(
      'The e-mail address or the password is not right.',
      request<{ readonly twoFactorRedirect?: boolean }>('/auth/sign-in/email', 'POST', body),
    );
    if (answer.twoFactorRedirect) setAsked(true);
    else onSignedIn();
  };
  return (
    <Form
      title="Sign in to the studio"
      button="Sign in"
      send={send}
      after={
        <>
          {hasPasskeys && <ByPasskey onSignedIn={onSignedIn} />}
          <BySingleSignOn />
          <details>
            <summary>Forgotten your password?</summary>
            <p>
              Ask somebody who administers the site for a link to a new one. They make it under People, beside
              your name, and send it to you; it works once, within a day. Who runs the site can make one, too:{' '}
              <code>waymark people password</code> and your e-mail address.
            </p>
          </details>
        </>
      }
    >
      {notice !== undefined && <p role="status">{notice}</p>}
      <TextQuestion
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        {...(email !== undefined && { defaultValue: email })}
      />
      <TextQuestion label="Password" name="password" type="password" autoComplete="current-password" />
    </Form>
  );
}

/** Leads to the provider that the operator has configured; nothing if there is none. */
function BySingleSignOn() {
  const provider = useQuery({
    queryKey: ['sign-on'],
    queryFn: () => request<{ readonly name: string | null }>('/sign-on'),
  });
  const [trouble, setTrouble] = useState(
    new URL(window.location.href).searchParams.has('error')
      ? 'You were not let in: nobody has invited this e-mail address, or the provider has not verified it.'
      : '',
  );
  const name = provider.data?.name ?? null;
  if (name === null) return null;
  const go = () =>
    request<{ readonly url: string }>('/sign-on', 'POST').then(
      ({ url }) => window.location.assign(url),
      (error: unknown) => setTrouble(error instanceof Error ? error.message : ''),
    );
  return (
    <p className="row">
      <button type="button" onClick={() => void go()}>
        Sign in with {name}
      </button>
      <span role="status">{trouble}</span>
    </p>
  );
}

function Code({ onSignedIn, form: Form = FormPage }: SignInProps) {
  const send = async (values: FormData) => {
    const code = String(values.get('code')).trim();
    const path = /^\d{6}$/.test(code) ? 'verify-totp' : 'verify-backup-code';
    await trying('This code is not right.', request(`/auth/two-factor/${path}`, 'POST', { code }));
    onSignedIn();
  };
  return (
    <Form title="Type the code of your app" button="Go on" send={send}>
      <TextQuestion
        label="Code"
        name="code"
        hint="Six digits, or one of the codes that you kept"
        autoComplete="one-time-code"
      />
      <details>
        <summary>Lost your app and the codes that you kept?</summary>
        <p>
          Ask somebody who administers the site to reset your second factor. They do so under People, beside
          your name. Who runs the site can do it, too: <code>waymark people reset-factor</code> and your
          e-mail address.
        </p>
      </details>
    </Form>
  );
}

function ByPasskey({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [trouble, setTrouble] = useState('');
  const sign = () => signInByPasskey().then(onSignedIn, () => setTrouble('The passkey was not taken.'));
  return (
    <p className="row">
      <button type="button" onClick={() => void sign()}>
        Use a passkey
      </button>
      <span role="status">{trouble}</span>
    </p>
  );
}

/** Says in the words of a person why they are not signed in. */
async function trying<Answer>(refusal: string, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    // Too many attempts, or another way in is needed: the site says which.
    if (error instanceof RequestError && (error.status === 429 || error.status === 403)) throw error;
    if (error instanceof RequestError) throw new Error(refusal);
    throw new Error('The site cannot be reached.');
  }
}
