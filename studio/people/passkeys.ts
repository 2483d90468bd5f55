import { request } from '../base/request.ts';

/** Whether this browser can keep passkeys. */
export const hasPasskeys =
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Has the browser make a passkey for the person who is signed in. */
export async function addPasskey(name: string): Promise<void> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>(
    '/auth/passkey/generate-register-options',
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = jsonOf(await navigator.credentials.create({ publicKey }));
  await request('/auth/passkey/verify-registration', 'POST', { name, response });
}

/** Signs in by a passkey that the person chooses in their browser. */
export async function signInByPasskey(): Promise<void> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>(
    '/auth/passkey/generate-authenticate-options',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = jsonOf(await navigator.credentials.get({ publicKey }));
  await request('/auth/passkey/verify-authentication', 'POST', { response });
}

function jsonOf(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser has made no passkey.');
  return credential.toJSON();
}
