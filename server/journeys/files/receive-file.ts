import { type FileLimits, hasPart } from '#engine';
import { refusal } from '../../http/message-document.ts';
import { cookieHeaders } from '../../sessions/cookies.ts';
import type { FilePlace } from '../../sessions/visitor-files/visitor-files.ts';
import { openStep } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { fileFieldsOf } from './file-fields.ts';
import { isSameSite } from './is-same-site.ts';

interface FieldOfStep {
  readonly journey: string;
  readonly step: string;
  readonly field: string;
}

const noStore = { 'cache-control': 'no-store' };

/**
 * Answers `POST /api/journeys/<journey>/<step>/files/<field>?name=…`: takes in one file while the form is filled in. Its
 * bytes are the body; the answer is the file as an answer of the form holds it, or why it was refused.
 */
export async function receiveFile(request: Request, asked: FieldOfStep, deps: SubmitDeps): Promise<Response> {
  return atField(request, asked, deps, async (place, limits, isKnown) => {
    const { ids } = deps.sessions;
    if (!isKnown) {
      const admission = await deps.admitSession?.();
      if (admission?.admitted === false) {
        const retry = { 'retry-after': String(admission.retryAfterSeconds) };
        return Response.json(
          { message: 'Too many sessions.' },
          { status: 429, headers: { ...noStore, ...retry } },
        );
      }
    }
    const name = new URL(request.url).searchParams.get('name') ?? '';
    const bytes = request.body ?? new Response('').body;
    const file = bytes && (await deps.visitorFiles?.keep(place, limits, { name, bytes }));
    const headers = new Headers(noStore);
    if (!isKnown) headers.set('set-cookie', ids.cookie(place.id, cookieHeaders(request).host));
    return Response.json(file ?? { name, fault: 'fileFailed' }, { headers });
  });
}

/**
 * Answers `DELETE /api/journeys/<journey>/<step>/files/<field>?id=…`: forgets a file that was removed before the form was
 * sent. One that a stored answer names is forgotten once the form is sent without it.
 */
export async function forgetFile(request: Request, asked: FieldOfStep, deps: SubmitDeps): Promise<Response> {
  return atField(request, asked, deps, async (place, _limits, isKnown) => {
    const id = new URL(request.url).searchParams.get('id') ?? '';
    const stored = await deps.sessions.read(place.id, place.journey);
    const isNamed = hasPart([stored?.state, stored?.sensitive], (part) => part === id);
    if (isKnown && !isNamed) await deps.visitorFiles?.remove(place, [id]);
    return new Response(null, { status: 204, headers: noStore });
  });
}

async function atField(
  request: Request,
  { journey, step, field }: FieldOfStep,
  deps: SubmitDeps,
  answer: (place: FilePlace, limits: FileLimits, isKnown: boolean) => Promise<Response>,
): Promise<Response> {
  const refuse = (status: number, why: string) =>
    refusal(request, deps.releases.live().compiled.site, { status, why });
  if (!isSameSite(request)) return refuse(403, 'Cross-site files are refused.');
  const known = deps.sessions.ids.read(cookieHeaders(request));
  const id = known ?? deps.sessions.ids.issue();
  const open = await openStep({ sessionId: id, journey, step }, deps);
  const limits = open && fileFieldsOf(open, step).get(field);
  if (limits === undefined || deps.visitorFiles === undefined) return refuse(404, 'There is no such field.');
  return answer({ id, journey, field }, limits, known !== undefined);
}
