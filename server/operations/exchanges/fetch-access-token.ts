import { failed } from '../operation-outcome.ts';
import type { Credentials, Service } from '../service.ts';
import type { TokenAnswer } from './access-token.ts';
import { basicAuthorization } from './basic-authorization.ts';
import { callUrl } from './call-url.ts';
import { type Connector, exchange } from './exchange.ts';
import { readJson } from './read-json.ts';

const maxTokenBytes = 65_536;

/** Requests a token from the service's token endpoint, with basic auth. */
export async function fetchAccessToken(
  { baseUrl, timeoutMs }: Service,
  { clientId, clientSecret, tokenPath }: Extract<Credentials, { kind: 'client' }>,
  connector: Connector,
): Promise<TokenAnswer> {
  const url = callUrl(baseUrl, tokenPath);
  if (!url) return failed('refused');
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await exchange(
    {
      url,
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: basicAuthorization(clientId, clientSecret),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      maxResponseBytes: maxTokenBytes,
      readsBody: true,
    },
    connector,
    signal,
  );
  if (answer.kind === 'failure') return failed(signal.aborted ? 'timeout' : answer.reason);
  if (answer.status < 200 || answer.status > 299) return failed('status', answer.status);
  const read = readJson(answer.body);
  return read.kind === 'json' ? tokenFrom(read.value) : failed('not-json');
}

function tokenFrom(body: unknown): TokenAnswer {
  if (typeof body !== 'object' || body === null) return failed('not-json');
  const { access_token: token, expires_in: expiresIn } = body as Record<string, unknown>;
  const seconds = Number(expiresIn);
  if (typeof token !== 'string' || token === '' || !(seconds > 0)) return failed('not-json');
  return { outcome: 'issued', token, expiresInSeconds: seconds };
}
