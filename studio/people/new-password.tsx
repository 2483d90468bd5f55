import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormPage, TextQuestion } from '../base/form-page.tsx';
import { RequestError, request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { useLinkToken } from './use-link-token.ts';
import { SignIn } from './ways-in.tsx';

/** Lets somebody who has forgotten their password choose another one, by the link that an administrator has made. */
export function NewPassword() {
  const token = useLinkToken();
  const [isChanged, setChanged] = useState(false);
  const owner = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => request<Pick<Person, 'name' | 'email'>>('/password-link', 'POST', { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (owner.isPending) return <p className="quiet page">Looking for the link …</p>;
  if (owner.error)
    return (
      <main className="page narrow">
        <h1>This link does not work</h1>
        <p>
          {owner.error instanceof RequestError
            ? owner.error.message
            : 'The site cannot be reached. Try again.'}
        </p>
        <p>
          <a href="/studio">Sign in</a>
        </p>
      </main>
    );
  const { name, email } = owner.data;
  if (isChanged)
    return (
      <SignIn
        notice="Your password is changed, and you are signed out everywhere. Sign in with the new one."
        email={email}
        onSignedIn={() => window.location.assign('/studio')}
      />
    );
  const change = async (values: FormData) => {
    await request('/password', 'POST', { token, password: values.get('password') });
    setChanged(true);
  };
  return (
    <FormPage title="Choose a new password" button="Change password" send={change}>
      <p>
        For {name}, who signs in as {email}.
      </p>
      {/* Tells managers of passwords whose it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextQuestion
        label="New password"
        name="password"
        type="password"
        hint="At least 12 characters"
        autoComplete="new-password"
      />
    </FormPage>
  );
}
