import { useQuery } from '@tanstack/react-query';
import { FormPage, TextQuestion } from '../base/form-page.tsx';
import { RequestError, request } from '../base/request.ts';
import type { Person } from '../base/types.ts';

type Invitation = Pick<Person, 'role'> & { readonly email: string | null };

/** Lets the owner of an invitation choose a name and a password. */
export function Join({ token }: { readonly token: string }) {
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => request<Invitation>(`/invitations/${encodeURIComponent(token)}`),
    retry: false,
  });
  if (invitation.isPending) return <p className="quiet page">Looking for the invitation …</p>;
  if (invitation.error)
    return (
      <main className="page narrow">
        <h1>This link does not work</h1>
        <p>{invitation.error.message}</p>
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
    await request('/auth/sign-in/email', 'POST', { email: own.email, password: own.password });
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

/** Asks for e-mail address and password. */
export function SignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const send = async (values: FormData) => {
    const body = { email: values.get('email'), password: values.get('password') };
    try {
      await request('/auth/sign-in/email', 'POST', body);
    } catch (error) {
      if (error instanceof RequestError && error.status === 429)
        throw new Error('Too many attempts. Wait a moment, then try again.');
      if (error instanceof RequestError) throw new Error('The e-mail address or the password is not right.');
      throw new Error('The site cannot be reached.');
    }
    onSignedIn();
  };
  return (
    <FormPage title="Sign in to the studio" button="Sign in" send={send}>
      <TextQuestion label="E-mail address" name="email" type="email" autoComplete="username" />
      <TextQuestion label="Password" name="password" type="password" autoComplete="current-password" />
    </FormPage>
  );
}
