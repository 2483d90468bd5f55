import { type CheckedBody, readBody } from '../answers/body-check.ts';
import type { Refusal } from '../answers/refusal.ts';
import type { SandboxContext } from '../service.ts';
import { checkCredentials, checkIdentifiers } from './check-headers.ts';
import { identity } from './identity.ts';
import type { TokenDesk } from './token-desk.ts';

const origin = {
  application: identity.joinApplication,
  channel: identity.joinChannel,
  sector: identity.residentialSector,
};

/** Who calls, and whether it says about itself what every call of the residential journey must. */
export function checkJoinCall({ req }: SandboxContext, tokens: TokenDesk): Refusal | undefined {
  return checkCredentials(req.raw.headers, tokens) ?? checkIdentifiers(req.raw.headers, origin);
}

/** The same, then the body. */
export async function readJoinCall<Body>(
  context: SandboxContext,
  tokens: TokenDesk,
  check: (body: unknown) => CheckedBody<Body>,
): Promise<CheckedBody<Body>> {
  const refused = checkJoinCall(context, tokens);
  return refused ? { refused } : readBody(context, check);
}
