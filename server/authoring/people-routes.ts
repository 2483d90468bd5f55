import type { Route } from '../http/routes.ts';
import { type Limits, readLimits } from '../people/limits.ts';
import { isRole, type Role } from '../people/roles.ts';
import { knownPassword } from '../sign-in/password-guard.ts';
import { allowed, type StudioDeps } from './allowed.ts';
import { answerJson, readObject, refuse, refuseForeign, textOf } from './studio-request.ts';

const refusals = {
  'no-invitation':
    'This link was used already, or is older than a week. Sign in if you have joined; otherwise ask for another one.',
  'other-email': 'The invitation is for another e-mail address.',
  'email-taken': 'Somebody with this e-mail address has joined already: sign in.',
  'weak-password': 'Choose a password of at least 12 characters.',
  'long-password': 'Choose a password of at most 128 characters.',
  'known-password': knownPassword,
} as const;

const noLink =
  'This link was used already, is older than a day, or another one has taken its place. Ask an administrator for another one.';

const linkRefusals = {
  'no-password': 'They have no password: they sign in by the provider of single sign-on.',
  'same-administrator':
    'You have reset their second factor: have another administrator make the link, so that nobody alone can sign in as somebody else. Once they have set up another one, you can, too.',
} as const;

const resetRefusals = {
  'no-factor': 'They have no second factor.',
  'same-administrator':
    'Their password was chosen, or can be, by a link of yours: have another administrator reset their second factor, so that nobody alone can sign in as somebody else.',
} as const;

const lastAdministrator = 'At least one administrator stays.';

/** Who works on the site, and how they join. */
export const peopleRoutes: readonly Route<StudioDeps>[] = [
  {
    path: '/studio/api/me',
    methods: {
      get: allowed('see-self', async (_, { people, person }) =>
        answerJson({ ...person, needsSecondFactor: await people.needsSecondFactor(person) }),
      ),
    },
  },
  {
    path: '/studio/api/invitation',
    methods: {
      // No GET: the token is in no address that a server or proxy writes down.
      post: async ({ request }, { people }) => {
        const body = refuseForeign(request) ?? (await readObject(request));
        if (body instanceof Response) return body;
        const found = await people.findInvitation(textOf(body, 'token') ?? '');
        return found ? answerJson(found) : refuse(404, refusals['no-invitation']);
      },
    },
  },
  {
    path: '/studio/api/join',
    methods: {
      post: async ({ request }, { people }) => {
        const body = refuseForeign(request) ?? (await readObject(request));
        if (body instanceof Response) return body;
        const [token, name, email] = [textOf(body, 'token'), textOf(body, 'name'), textOf(body, 'email')];
        const password = typeof body.password === 'string' ? body.password : '';
        if (!token || !name || !email?.includes('@'))
          return refuse(422, 'Give your name and your e-mail address.');
        const outcome = await people.join({ token, name, email, password });
        return outcome === 'joined' ? answerJson({}) : refuse(422, refusals[outcome]);
      },
    },
  },
  {
    path: '/studio/api/password-link',
    methods: {
      post: async ({ request }, { people }) => {
        const body = refuseForeign(request) ?? (await readObject(request));
        if (body instanceof Response) return body;
        const found = await people.passwordLinks.find(textOf(body, 'token') ?? '');
        return found ? answerJson(found) : refuse(404, noLink);
      },
    },
  },
  {
    path: '/studio/api/password',
    methods: {
      post: async ({ request }, { people }) => {
        const body = refuseForeign(request) ?? (await readObject(request));
        if (body instanceof Response) return body;
        const [token, password] = [textOf(body, 'token') ?? '', body.password];
        if (typeof password !== 'string') return refuse(422, refusals['weak-password']);
        const outcome = await people.passwordLinks.use({ token, password });
        if (outcome === 'changed') return answerJson({});
        return outcome === 'no-link' ? refuse(404, noLink) : refuse(422, refusals[outcome]);
      },
    },
  },
  {
    path: '/studio/api/sign-on',
    methods: {
      get: (_, { people }) => answerJson({ name: people.singleSignOn?.name ?? null }),
      post: async ({ request }, { people }) => {
        const refused = refuseForeign(request);
        if (refused) return refused;
        return (
          (await people.singleSignOn?.begin(request)) ??
          refuse(503, 'The provider cannot be reached. Sign in by another way, or try again.')
        );
      },
    },
  },
  {
    path: '/studio/api/people',
    methods: { get: allowed('manage-people', async (_, { people }) => answerJson(await people.list())) },
  },
  {
    path: '/studio/api/names',
    methods: {
      get: allowed('read', async (_, { people }) =>
        answerJson(Object.fromEntries((await people.list()).map(({ email, name }) => [email, name]))),
      ),
    },
  },
  {
    path: '/studio/api/people/invitations/:invitation/link',
    methods: {
      post: allowed('manage-people', async ({ named }, { people, person }) => {
        const path = await people.renewInvitation({ id: named.invitation ?? '', by: person.email });
        return path ? answerJson({ path }, 201) : refuse(404, 'This invitation was used, or has ended.');
      }),
    },
  },
  {
    path: '/studio/api/people/invitations/:invitation',
    methods: {
      delete: allowed('manage-people', async ({ named }, { people, person }) => {
        const which = { id: named.invitation ?? '', by: person.email };
        const isDone = await people.withdrawInvitation(which);
        return isDone ? answerJson({}) : refuse(404, 'This invitation was used, or has ended.');
      }),
    },
  },
  {
    path: '/studio/api/people/invitations',
    methods: {
      get: allowed('manage-people', async (_, { people }) => answerJson(await people.invitations())),
      post: allowed('manage-people', async ({ request }, { people, person }) => {
        const body = await readObject(request);
        if (body instanceof Response) return body;
        const [email, { role }] = [textOf(body, 'email'), body];
        if (!email?.includes('@') || !isRole(role)) return refuse(422, 'Give an e-mail address and a role.');
        const limits = await limitsIn(body, role);
        if (limits instanceof Response) return limits;
        return answerJson({ path: await people.invite({ email, role, limits, invitedBy: person.email }) });
      }),
    },
  },
  {
    path: '/studio/api/people/:id',
    methods: {
      patch: allowed('manage-people', async ({ request, named }, { people, person }) => {
        const body = await readObject(request);
        if (body instanceof Response) return body;
        if (!isRole(body.role)) return refuse(422, 'Choose one of the roles.');
        const limits = await limitsIn(body, body.role);
        if (limits instanceof Response) return limits;
        const who = { by: person.email, why: textOf(body, 'why') };
        const permission = { role: body.role, ...(limits !== undefined && { limits }) };
        const changed = await people.permit(named.id ?? '', permission, who);
        return changed ? answerJson({}) : refuse(409, lastAdministrator);
      }),
      delete: allowed('manage-people', async ({ request, named }, { people, person }) => {
        const body = await readObject(request);
        if (body instanceof Response) return body;
        const who = { by: person.email, why: textOf(body, 'why') };
        const removed = await people.remove(named.id ?? '', who);
        return removed ? answerJson({}) : refuse(409, lastAdministrator);
      }),
    },
  },
  {
    path: '/studio/api/people/:id/password-link',
    methods: {
      post: allowed('manage-people', async ({ named }, { people, person }) => {
        // The session of somebody else would otherwise be enough to take over an account for good.
        if (named.id === person.id)
          return refuse(
            409,
            'Change your own password under “Your account”, or have another person make a link.',
          );
        const link = { person: named.id ?? '', by: person.email, administrator: person.id };
        const made = await people.passwordLinks.make(link);
        return made.outcome === 'made'
          ? answerJson({ path: made.path }, 201)
          : refuse(409, linkRefusals[made.outcome]);
      }),
    },
  },
  {
    path: '/studio/api/people/:id/second-factors',
    methods: {
      delete: allowed('manage-people', async ({ request, named }, { people, person }) => {
        const body = await readObject(request);
        if (body instanceof Response) return body;
        // As for passwords: the session of an administrator alone does not change how they sign in.
        if (named.id === person.id)
          return refuse(409, 'Have another administrator reset yours, or the operator of the site.');
        const who = { by: person.email, why: textOf(body, 'why'), administrator: person.id };
        const outcome = await people.resetFactors({ person: named.id ?? '', ...who });
        return outcome === 'reset' ? answerJson({}) : refuse(409, resetRefusals[outcome]);
      }),
    },
  },
  {
    path: '/studio/api/people/:id/sessions',
    methods: {
      delete: allowed('manage-people', async ({ named }, { people, person }) => {
        await people.endSessions(named.id ?? '', {}, { by: person.email });
        return answerJson({});
      }),
    },
  },
  {
    path: '/studio/api/me/sessions',
    methods: {
      get: allowed('manage-account', async (_, { people, person }) => {
        const sessions = await people.sessionsOf(person.id);
        return answerJson(sessions.map((each) => ({ ...each, isThis: each.id === person.session })));
      }),
      delete: allowed('manage-account', async (_, { people, person }) => {
        await people.endSessions(person.id, { but: person.session }, { by: person.email });
        return answerJson({});
      }),
    },
  },
  {
    path: '/studio/api/me/sessions/:session',
    methods: {
      delete: allowed('manage-account', async ({ named }, { people, person }) => {
        const which = { only: named.session ?? '' };
        const ended = await people.endSessions(person.id, which, { by: person.email });
        return ended ? answerJson({}) : refuse(404, 'This session has ended already.');
      }),
    },
  },
];

/** The limits that a request names; undefined if it says nothing of them, null if it lifts them. */
async function limitsIn(
  { areas, languages }: Readonly<Record<string, unknown>>,
  role: Role,
): Promise<Limits | null | undefined | Response> {
  if (areas === undefined && languages === undefined) return undefined;
  const limits = await readLimits(areas ?? [], languages ?? []);
  if (limits === undefined)
    return refuse(422, 'Name places such as pages/help, and languages by their tags, such as mi.');
  if (limits !== null && role === 'administrator')
    return refuse(422, 'Administrators decide what others may: their own work cannot be limited.');
  return limits;
}
