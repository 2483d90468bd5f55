import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** An answer of a site, at the host that was asked. */
export interface HostAnswer {
  readonly address: string;
  readonly status: number;
  readonly location: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly html: string;
}

/** A browser without scripts at several hosts of one site, whose cookies are each of one host. */
export interface BrowserOfHosts {
  /** Opens an address, without redirects. */
  ask(address: string, posted?: Readonly<Record<string, string>>, headers?: object): Promise<HostAnswer>;
  /** Opens an address, or follows an answer, until no redirect is left. @returns all answers */
  follow(from: string | HostAnswer): Promise<readonly HostAnswer[]>;
  /** Presses the button of the form of a page. */
  press(address: string, entries: Readonly<Record<string, string>>): Promise<HostAnswer>;
  cookiesAt(host: string): ReadonlyMap<string, string>;
}

const mostRedirects = 9;

/** @param originOf the origin of the instance that answers the next request */
export function browserOfHosts(originOf: () => string): BrowserOfHosts {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const ask: BrowserOfHosts['ask'] = async (address, posted, headers = {}) => {
    const { host, pathname, search } = new URL(address);
    const jar = jarOf(host);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { port, hostname } = new URL(originOf());
    return await new Promise((resolve, reject) => {
      const asked = request(
        {
          port,
          hostname,
          path: pathname + search,
          method: posted ? 'POST' : 'GET',
          headers: {
            host,
            cookie,
            accept: 'text/html',
            ...(posted && { 'content-type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        },
        async (answer) => {
          for (const each of answer.headers['set-cookie'] ?? []) {
            const [name = '', value = ''] = each.split(';', 1)[0]?.split('=') ?? [];
            if (each.includes('Max-Age=0')) jar.delete(name);
            else jar.set(name, value);
          }
          const { statusCode: status = 0, headers: given } = answer;
          resolve({ address, status, location: given.location, headers: given, html: await text(answer) });
        },
      );
      asked.on('error', reject).end(posted && `${new URLSearchParams(posted)}`);
    });
  };
  return {
    ask,
    async follow(from) {
      const answers = [typeof from === 'string' ? await ask(from) : from];
      for (let last = answers[0]; last?.location !== undefined; last = answers.at(-1)) {
        if (answers.length > mostRedirects) throw new Error(`Too many redirects from ${last.address}`);
        answers.push(await ask(new URL(last.location, last.address).href));
      }
      return answers;
    },
    async press(address, entries) {
      const { html } = await ask(address);
      const token = /"formToken":"([^"]+)"/.exec(html)?.[1] ?? '';
      const action = /"action":"([^"]+)"/.exec(html)?.[1] ?? '';
      return await ask(new URL(action, address).href, { _run: token, ...entries });
    },
    cookiesAt: jarOf,
  };
}
