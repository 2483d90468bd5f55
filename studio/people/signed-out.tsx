import { useEffect, useRef, useState } from 'react';
import { TitledForm } from '../base/form-page.tsx';
import { onSignedOut, request } from '../base/request.ts';
import type { Me } from '../base/types.ts';
import { SignIn } from './ways-in.tsx';

/** Asks a person whose session has ended to sign in again, over the page that they work on. */
export function SignedOut({ me }: { readonly me: Me }) {
  const [isOut, setOut] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => onSignedOut(() => setOut(true)), []);
  useEffect(() => {
    if (isOut) dialog.current?.showModal();
  }, [isOut]);
  if (!isOut) return null;
  const goOn = async () => {
    const now = await request<Me>('/me');
    // What is not saved is kept by the browser for the person who wrote it.
    if (now.id === me.id) setOut(false);
    else window.location.reload();
  };
  return (
    <dialog ref={dialog} aria-label="Your session has ended" onCancel={(event) => event.preventDefault()}>
      <p>Your session has ended. Sign in again to go on: what you have written is still here.</p>
      <SignIn form={TitledForm} onSignedIn={() => void goOn()} />
    </dialog>
  );
}
