import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { encodeOnce } from '../http/encodings.ts';
import { messagePolicy, refusal } from '../http/message-document.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { clientOf } from '../pages/page-site.ts';
import type { FrontSite } from './front-site.ts';

/** Shorter bodies become no shorter. */
const leastEncodedBytes = 1024;

/** Answers requests of our own interfaces. */
export function interfaceAnswers(site: FrontSite): RequestListener {
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const client = clientOf(incoming, site);
      const answered = await site.api.answer(request, client).catch((error: unknown) => {
        site.fail(error, new URL(request.url).pathname);
        return refusal(request, site.release().site, { status: 500, why: 'Something went wrong.' });
      });
      return await encoded(request, answered);
    },
    // Of a request that cannot be read.
    {
      hostname: 'localhost',
      overrideGlobalObjects: false,
      errorHandler: () => new Response(null, { status: 400 }),
    },
  );
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // Nothing may run in what is no page, or frame it.
    if (request.url?.startsWith('/api/')) response.setHeader('content-security-policy', messagePolicy);
    return answer(request, response);
  };
}

async function encoded(request: Request, answered: Response): Promise<Response> {
  if (answered.body === null) return answered;
  const { status } = answered;
  const headers = new Headers(answered.headers);
  headers.append('vary', 'Accept-Encoding');
  const plain = Buffer.from(await answered.arrayBuffer());
  if (plain.length < leastEncodedBytes) return new Response(plain, { status, headers });
  const { encoding, body } = await encodeOnce(request.headers.get('accept-encoding') ?? '', plain);
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(body), { status, headers });
}
