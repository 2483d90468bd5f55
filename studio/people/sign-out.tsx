import { request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { forgetPerson } from '../changes/browser-memory.ts';

/** A button that ends the session, and forgets what the browser keeps for the person, also in other tabs. */
export function SignOut({ me }: { readonly me: Pick<Person, 'id'> }) {
  const leave = async () => {
    await request('/auth/sign-out', 'POST');
    for (const storage of [window.sessionStorage, window.localStorage]) forgetPerson(storage, me.id);
    window.location.assign('/studio');
  };
  return (
    <button type="button" onClick={() => void leave()}>
      Sign out
    </button>
  );
}
