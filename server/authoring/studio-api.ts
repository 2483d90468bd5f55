import { networkOf } from '../http/client-address.ts';
import { readBody } from '../http/read-body.ts';
import { type AnswerRoute, answerBy } from '../http/routes.ts';
import { authPath } from '../sign-in/auth.ts';
import { actingFrom } from '../store/audit.ts';
import type { StudioDeps } from './allowed.ts';
import { changeSetRoutes } from './change-set-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { presenceRoutes } from './presence-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { releaseRoutes } from './release-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { storedRoutes } from './stored-routes.ts';
import { refuse } from './studio-request.ts';

/** Every route of people but those by which they sign in and out. */
export const studioRoutes = [
  ...peopleRoutes,
  ...keyRoutes,
  ...changeSetRoutes,
  ...presenceRoutes,
  ...previewRoutes,
  ...reviewRoutes,
  ...releaseRoutes,
  ...storedRoutes,
];

/** A passkey is a few kilobytes, and all else is less. */
const mostAuthBytes = 64 * 1024;

/** The library that keeps people reads bodies as long as they come, also of strangers. */
async function answerAuth(request: Request, { people }: StudioDeps): Promise<Response> {
  const body = await readBody(request, mostAuthBytes);
  if (body === undefined) return refuse(413, 'This is too long.');
  const { url, method, headers } = request;
  return await people.answer(new Request(url, { method, headers, body }));
}

/** Answers everything under `/studio/api`. */
export function createStudioApi(deps: StudioDeps): AnswerRoute {
  const answer = answerBy(
    [
      {
        path: `${authPath}/*`,
        methods: {
          get: ({ request }) => deps.people.answer(request),
          post: ({ request }) => answerAuth(request, deps),
        },
      },
      ...studioRoutes,
    ],
    deps,
  );
  return (request, client) => actingFrom({ from: networkOf(client) }, () => answer(request, client));
}
