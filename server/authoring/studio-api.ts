import { addedModules, addedOperators } from '#engine';
import { type AnswerRoute, answerBy, type Route } from '../http/routes.ts';
import { authPath } from '../people/auth.ts';
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

/** Answers everything under `/studio/api`. */
export function createStudioApi(deps: StudioDeps): AnswerRoute {
  return answerBy(
    [
      {
        path: `${authPath}/*`,
        methods: {
          get: ({ request }) => deps.people.answer(request),
          post: ({ request }) => deps.people.answer(request),
        },
      },
      ...peopleRoutes,
      ...changeSetRoutes,
      ...reviewRoutes,
      ...releaseRoutes,
    ],
    deps,
  );
}
