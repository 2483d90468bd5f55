/** A page that a browser shows. */
export interface ShownPage {
  readonly status: number;
  /** Path of the page, or the whole address if it is on another site. */
  readonly address: string;
  readonly html: string;
}

/** A browser without scripts. */
export interface SiteVisitor {
  readonly open: (path: string) => Promise<ShownPage>;
  /** Sends a form and follows where that leads. */
  readonly send: (
    path: string,
    entries: readonly (readonly [name: string, value: string])[],
  ) => Promise<ShownPage>;
}

const mostRedirects = 10;

/** A new visitor of a site, without cookies. @param site address of the site, without a path */
export function visitSite(site: string): SiteVisitor {
  const { origin } = new URL(site);
  const cookies = new Map<string, string>();
  const request = async (address: URL, init: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', ...(cookie !== '' && { cookie }), ...init.headers };
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
  const keep = (line: string) => {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    if (value === '' || /;\s*max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  };
  const follow = async (first: URL, init: RequestInit): Promise<ShownPage> => {
    let address = first;
    let response = await request(address, init);
    for (let count = 0; count < mostRedirects; count++) {
      const { status, headers } = response;
      const location = headers.get('location') ?? /\burl=(.+)$/.exec(headers.get('refresh') ?? '')?.[1];
      if (location === undefined) return { status, address: address.pathname, html: await response.text() };
      await response.body?.cancel();
      address = new URL(location, address);
      if (address.origin !== origin) return { status, address: address.href, html: '' };
      response = await request(address, {});
    }
    return { status: response.status, address: address.pathname, html: '' };
  };
  return {
    open: (path) => follow(new URL(path, origin), {}),
    send: (path, entries) =>
      follow(new URL(path, origin), {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(entries.map(([name, value]) => [name, value])),
      }),
  };
}
