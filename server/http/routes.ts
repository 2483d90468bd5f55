/** A request of an interface. */
export interface Asked {
  readonly request: Request;
  readonly client: string;
  /** The named parts of the path. */
  readonly named: Readonly<Record<string, string>>;
}

export type Handler<Deps> = (asked: Asked, deps: Deps) => Response | Promise<Response>;

export interface Route<Deps> {
  /** A part that begins with `:` is named by it; `*` is any rest. */
  readonly path: string;
  /** GET answers HEAD, too. */
  readonly methods: Readonly<Record<string, Handler<Deps>>>;
}

/** @param client the network address of the client */
export type AnswerRoute = (request: Request, client: string) => Promise<Response>;

const noStore = { 'cache-control': 'no-store' };

/** Answers requests by the first route of their path. */
export function answerBy<Deps>(routes: readonly Route<Deps>[], deps: Deps): AnswerRoute {
  const shaped = routes.map(({ path, methods }) => ({ shape: shapeOf(path), methods }));
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    for (const { shape, methods } of shaped) {
      const match = shape.exec(pathname);
      if (match === null) continue;
      const method = request.method.toLowerCase();
      const handler = methods[method] ?? (method === 'head' ? methods.get : undefined);
      if (handler === undefined) return answerMethod(method, methods);
      const named = decodedParts(match.groups);
      if (named === undefined) return new Response(null, { status: 400, headers: noStore });
      return await handler({ request, client, named }, deps);
    }
    return new Response(null, { status: 404, headers: noStore });
  };
}

/** The named parts of a path as they are meant; undefined if one is not encoded as UTF-8, or has what no database keeps. */
function decodedParts(groups: Readonly<Record<string, string>> = {}) {
  try {
    const parts = Object.entries(groups).map(([name, part]) => [name, decodeURIComponent(part)] as const);
    return parts.some(([, part]) => part.includes('\0')) ? undefined : Object.fromEntries(parts);
  } catch {
    return undefined;
  }
}

function shapeOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace('*', '.+')}/?$`);
}

/** Answers OPTIONS, and any method that a path does not have. */
function answerMethod(method: string, methods: object): Response {
  const known = new Set([...Object.keys(methods), ...('get' in methods ? ['head'] : []), 'options']);
  const headers = { allow: [...known].sort().join(', ').toUpperCase() };
  return new Response(null, { status: method === 'options' ? 204 : 405, headers });
}
