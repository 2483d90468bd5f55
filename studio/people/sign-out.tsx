import { request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { forgetEdits } from '../changes/kept-edits.ts';

/** A button that ends the session, and forgets what the browser keeps for the person. */
export function SignOut({ me }: { readonly me: Pick<Person, 'id'> }) {
  const leave = async () => {
    await request('/auth/sign-out', 'POST');
    forgetEdits(window.localStorage, me.id);
    window.location.assign('/studio');
  };
  return (
    <button type="button" onClick={() => void leave()}>
      Sign out
    </button>
  );
}
