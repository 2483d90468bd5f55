import { type ContentModes, readLocale, sourceOf } from './content-source.ts';
import { answerGraphql, type GraphqlOptions } from './graphql/graphql-endpoint.ts';
import { readItem } from './read-item.ts';
import { pageSize, readList } from './read-list.ts';
import { readSitemap } from './read-sitemap.ts';

/** Base path of the service. */
export const contentPath = '/api/content';

/**
 * Answers the content service's requests:
 * - `GET …/item/{locale}/{id}?expandLinks={depth}`
 * - `GET …/list/{locale}/{referenceName}?skip=&take=`
 * - `GET …/sitemap/{locale}/{channel}`
 * - `POST …/graphql`
 *
 * Errors are reported by the status alone; the body stays `null` or an empty list, which a page can show.
 */
export async function handleContentRequest(
  request: Request,
  modes: ContentModes,
  options: GraphqlOptions = { introspection: false },
): Promise<Response> {
  const url = new URL(request.url);
  const [, kind = '', locale = '', name = '', ...rest] = url.pathname.slice(contentPath.length).split('/');
  if (kind === 'graphql' && locale === '') return await answerGraphql(request, modes, options);
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, null);
  const read = rest.length === 0 ? readers.get(kind) : undefined;
  return read === undefined ? answer(404, null) : read({ locale, name, parameters: url.searchParams, modes });
}

interface Asked {
  readonly locale: string;
  readonly name: string;
  readonly parameters: URLSearchParams;
  readonly modes: ContentModes;
}

const readers: ReadonlyMap<string, (asked: Asked) => Response> = new Map([
  ['item', answerItem],
  ['list', answerList],
  ['sitemap', answerSitemap],
]);

function answerItem({ locale, name, parameters, modes }: Asked): Response {
  const { language, mode } = readLocale(locale);
  const source = sourceOf(modes, { language, mode });
  const [id, depth] = [count(name), count(parameters.get('expandLinks') ?? '0')];
  if (id === undefined || depth === undefined) return answer(400, null);
  const item = source === undefined ? null : readItem(source, { language, id, depth });
  return answer(item === null ? 404 : 200, item);
}

function answerList({ locale, name, parameters, modes }: Asked): Response {
  const { language, mode } = readLocale(locale);
  const source = sourceOf(modes, { language, mode });
  const nothing = { items: [], totalCount: 0 };
  const skip = count(parameters.get('skip') ?? '0');
  const take = count(parameters.get('take') ?? String(pageSize));
  if (skip === undefined || take === undefined) return answer(400, nothing);
  if (source === undefined) return answer(404, nothing);
  return answer(200, readList(source, { language, referenceName: name, skip, take }));
}

function answerSitemap({ locale, name, modes }: Asked): Response {
  const { language, mode } = readLocale(locale);
  const source = sourceOf(modes, { language, mode });
  return source === undefined
    ? answer(404, [])
    : answer(200, readSitemap(source, { language, channel: name }));
}

function count(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
