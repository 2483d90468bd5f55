import type { Handler, Route } from '../http/routes.ts';
import { mostKeyDays } from '../people/personal-keys.ts';
import { isScope } from '../people/roles.ts';
import { allowed, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { answerJson, readObject, refuse, textOf } from './studio-request.ts';

/** Personal keys: made, listed and revoked by their owner in the browser, never by a key. */
export const keyRoutes: readonly Route<StudioDeps>[] = [
  {
    path: '/studio/api/me/keys',
    methods: {
      get: allowed('manage-account', async (_, { people, person }) =>
        answerJson(await people.keys.list(person.id)),
      ),
      post: allowed('manage-account', make),
    },
  },
  {
    path: '/studio/api/me/keys/:key',
    methods: {
      delete: allowed('manage-account', async ({ named }, { people, person }) => {
        const which = { person: person.id, id: named.key ?? '' };
        const isDone = await people.keys.revoke(which, { by: person.email });
        return isDone ? answerJson({}) : refuse(404, 'There is no such key any more.');
      }),
    },
  },
];

const refusals = {
  'beyond-role': 'Your role does not allow one of these.',
  'too-many': 'You have 20 keys, which is the most. Revoke one first.',
} as const;

/** Makes a key; its token is in this answer alone. */
async function make(...[{ request }, { people, person }]: Parameters<Handler<StudioDepsOf>>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const name = textOf(body, 'name', 100);
  if (name === undefined) return refuse(422, 'Give the key a name, such as that of the program or computer.');
  const { scopes, days } = body;
  if (!Array.isArray(scopes) || !scopes.every(isScope)) return refuse(422, 'Choose what the key may do.');
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > mostKeyDays)
    return refuse(422, `Say for how many days, at most ${mostKeyDays}.`);
  const made = await people.keys.make(person, {
    name,
    scopes: [...new Set(['read' as const, ...scopes])],
    days,
  });
  if (made.outcome !== 'made') return refuse(422, refusals[made.outcome]);
  return answerJson({ ...made.key, token: made.token }, 201);
}
