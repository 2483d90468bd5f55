import { type CheckedBody, type Refusal, readBody, refusal } from '../answers/check-call.ts';
import type { SandboxContext } from '../service.ts';
import type { TokenDesk } from '../state/token-desk.ts';
import { checkCredentials, checkIdentifiers, headerNames, identity, origins } from './check-headers.ts';

/** The sector of a call: a home's call has one, a business's has none. */
export type JoinSector = 'home' | 'business' | 'either';

/** Checks the credentials of a call and the headers that every call of the journey needs. */
export function checkJoinCall(
  context: SandboxContext,
  tokens: TokenDesk,
  sector: JoinSector = 'home',
): Refusal | undefined {
  const { headers } = context.req.raw;
  return (
    checkCredentials(headers, tokens) ??
    checkIdentifiers(headers, origins.join) ??
    checkSector(headers, sector)
  );
}

/** The same, then reads the body, from which `sectorOf` can derive the sector. */
export async function readJoinCall<Body>(
  context: SandboxContext,
  tokens: TokenDesk,
  check: (body: unknown) => CheckedBody<Body>,
  sectorOf: (body: Body) => JoinSector = () => 'home',
): Promise<CheckedBody<Body>> {
  const refused = checkJoinCall(context, tokens, 'either');
  if (refused) return { refused };
  const read = await readBody(context, check);
  if ('refused' in read) return read;
  const wrong = checkSector(context.req.raw.headers, sectorOf(read.body));
  return wrong ? { refused: wrong } : read;
}

function checkSector(headers: Headers, sector: JoinSector): Refusal | undefined {
  const found = headers.get(headerNames.sector);
  const home: string = identity.residentialSector;
  if (sector === 'home' ? found === home : found === null || (sector === 'either' && found === home)) {
    return undefined;
  }
  const wanted = sector === 'home' ? `"${home}"` : 'none';
  return refusal(400, 'HEADER_INVALID', headerNames.sector, `Expected ${wanted}, found "${found ?? ''}".`);
}
