import { addedFields, addedModules, addedOperators } from '#engine';
import { tooManyRequests } from '../http/client-limits.ts';
import type { Handler, Route } from '../http/routes.ts';
import type { Failing } from '../operations/release-operations.ts';
import { allowed, type StudioDeps, type StudioDepsOf } from './allowed.ts';
import { answerJson, readObject, refuse, textOf } from './studio-request.ts';

/** Answers to the studio's preview: modules of the site's own, and the services of what is live. */
export const previewRoutes: readonly Route<StudioDeps>[] = [
  {
    path: '/studio/api/extensions',
    methods: {
      get: allowed('read', (_, { outside }) =>
        answerJson({
          modules: addedModules(),
          fields: addedFields(),
          operators: addedOperators(),
          inPreview: outside.extensions(),
          kept: outside.kept(),
        }),
      ),
    },
  },
  {
    path: '/studio/api/scenarios',
    methods: { get: allowed('read', async (_, { outside }) => answerJson(await outside.scenarios())) },
  },
  { path: '/studio/api/operations/:operation/result', methods: { post: allowed('read', result) } },
  {
    path: '/studio/api/services/:service/pictures',
    methods: {
      get: allowed('read', ({ named }, { outside }) =>
        answerJson({ address: outside.picturesOf(named.service ?? '') }),
      ),
    },
  },
  { path: '/studio/api/look-ups', methods: { post: allowed('read', lookUp) } },
];

type Answer = Handler<StudioDepsOf>;

/**
 * The result of an operation without input, as a module shows it: `{text, faults?}` with the document that the author sees,
 * and how services fail by the ids of operations.
 */
async function result(...[{ request, named, client }, { outside }]: Parameters<Answer>) {
  const body = await readObject(request);
  if (body instanceof Response) return body;
  const { text } = body;
  const faults = faultsOf(body.faults);
  if (typeof text !== 'string' || faults === undefined)
    return refuse(422, 'Send the text of the operation, and how services fail.');
  if (!(await outside.admits(client))) return tooMany();
  const ran = await outside.perform(named.operation ?? '', text, faults);
  return ran ? answerJson(ran) : refuse(404, 'There is no such operation.');
}

const faultNames = { away: 'network', error: 'status', late: 'timeout' } as const;

/** Failures by the ids of operations; undefined for something else. */
function faultsOf(sent: unknown): Failing | undefined {
  if (sent === undefined) return new Map();
  if (typeof sent !== 'object' || sent === null) return undefined;
  const faults = new Map<string, (typeof faultNames)[keyof typeof faultNames]>();
  for (const [id, fault] of Object.entries<unknown>({ ...sent })) {
    if (fault !== 'away' && fault !== 'error' && fault !== 'late') return undefined;
    faults.set(id, faultNames[fault]);
  }
  return faults;
}

const tooMany = () => answerJson({ message: tooManyRequests }, 429);

/** The answer to a call by a visitor's browser, `{method, path, body?}`, as what is live gives it. */
async function lookUp(...[{ request, client }, { outside }]: Parameters<Answer>) {
  const asked = await readObject(request);
  if (asked instanceof Response) return asked;
  const [path, method] = [textOf(asked, 'path', 2000), textOf(asked, 'method', 10)];
  const { body } = asked;
  if (path === undefined || !/^\/api\/[^\\]*$/.test(path)) return refuse(422, 'Send a path of the site.');
  if (method === undefined || !/^(GET|POST|PUT|DELETE)$/.test(method)) return refuse(422, 'Send a method.');
  const answer = await outside.lookUp({ path, method, ...(typeof body === 'string' && { body }) }, client);
  return answerJson({ status: answer.status, body: await answer.text() });
}
