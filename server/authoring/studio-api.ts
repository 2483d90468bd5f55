import { addedModules, addedOperators } from '#engine';
import { networkOf } from '../http/client-address.ts';
import { type AnswerRoute, answerBy, type Route } from '../http/routes.ts';
import { authPath } from '../people/auth.ts';
import { actingFrom } from '../store/audit.ts';
import { allowed, type StudioDeps } from './allowed.ts';
import { changeSetRoutes } from './change-set-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { answerJson, refuse } from './studio-request.ts';

const releaseRoutes: readonly Route<StudioDeps>[] = [
  {
    path: '/studio/api/extensions',
    methods: {
      get: allowed('read', () => answerJson({ modules: addedModules(), operators: addedOperators() })),
    },
  },
  {
    path: '/studio/api/releases/:release/documents',
    methods: {
      get: allowed('read', async ({ named }, { store }) => {
        const found = await store.readRelease(named.release ?? '');
        return found ? answerJson(found.documents) : refuse(404, 'There is no such release.');
      }),
    },
  },
];

/** Every route of people but those by which they sign in and out. */
export const studioRoutes = [...peopleRoutes, ...changeSetRoutes, ...reviewRoutes, ...releaseRoutes];

/** Answers everything under `/studio/api`. */
export function createStudioApi(deps: StudioDeps): AnswerRoute {
  const answer = answerBy(
    [
      {
        path: `${authPath}/*`,
        methods: {
          get: ({ request }) => deps.people.answer(request),
          post: ({ request }) => deps.people.answer(request),
        },
      },
      ...studioRoutes,
    ],
    deps,
  );
  return (request, client) => actingFrom({ from: networkOf(client) }, () => answer(request, client));
}
