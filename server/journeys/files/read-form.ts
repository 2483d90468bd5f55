import type { Entry } from '#engine';
import { readBody } from '../../http/read-body.ts';

/** More than any known form needs; larger bodies are refused. */
const maxBodyBytes = 256 * 1024;

/**
 * Forms with more fields are refused. Each one costs time, although a name may have one letter and no value. A full list
 * of items has 500 questions, each of up to four.
 */
export const mostFields = 2_000;

/** Limits of the entries of any form. */
export const formLimits = { bytes: maxBodyBytes, entries: mostFields };

/** The entries of a form-encoded or multipart form, or why it is refused. */
export async function readForm(
  request: Request,
): Promise<readonly Entry[] | 'too-large' | 'too-many' | 'unreadable'> {
  const type = request.headers.get('content-type') ?? '';
  try {
    // It fails if the client goes away while it sends, with an error like that of a lost database.
    const body = await readBody(request, maxBodyBytes);
    if (body === undefined) return 'too-large';
    // Counted first, since parsing takes most of the time.
    if (countSeparators(body, type) > mostFields + 1) return 'too-many';
    const form = [...(await new Response(body, { headers: { 'content-type': type } }).formData())];
    if (form.length > mostFields) return 'too-many';
    return form.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  } catch {
    return 'unreadable';
  }
}

/** One fewer than the fields, or one more where the last separator ends a multipart form. */
function countSeparators(body: Uint8Array, type: string): number {
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(type)?.[1];
  const separator = boundary === undefined ? '&' : `--${boundary}`;
  return Buffer.from(body).toString('latin1').split(separator).length - 1;
}
