/** A visitor's step, and a field of it whose answer each press changes. */
export interface PressedStep {
  readonly url: string;
  readonly headers: { readonly cookie: string };
  readonly field: string;
  /** Two answers, as a form sends them. */
  readonly answers: readonly [string, string];
}

/** Encodings that current browsers accept over HTTPS. */
const encodings = 'gzip, deflate, br, zstd';

/**
 * Pages per second, requested one after another by one visitor as a browser does.
 * @param before is awaited before each request, and not timed
 */
export async function viewsPerSecond(
  {
    url,
    headers,
    seconds,
  }: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly seconds: number },
  before: () => Promise<void> = async () => undefined,
): Promise<number> {
  let views = 0;
  let spentMs = 0;
  while (spentMs < seconds * 1000) {
    await before();
    const started = performance.now();
    const page = await fetch(url, { headers: { 'accept-encoding': encodings, ...headers } });
    await page.arrayBuffer();
    spentMs += performance.now() - started;
    if (!page.ok) throw new Error(`${url} answered ${page.status}.`);
    views += 1;
  }
  return views / (spentMs / 1000);
}

/** A press that changes an answer of the step, so that the visitor's session is stored anew each time. */
export async function pressesOf({ url, headers, field, answers }: PressedStep): Promise<() => Promise<void>> {
  const { action, run } = formIn(await (await fetch(url, { headers })).text());
  let turn = 0;
  let before: unknown;
  return async () => {
    turn += 1;
    const body = new URLSearchParams({ _run: run, _change: field, [field]: answers[turn % 2] ?? '' });
    const from = `198.51.100.${turn % 250}`;
    const sent = { ...headers, accept: 'application/json', 'x-forwarded-for': from };
    const request = { method: 'POST', headers: sent, body };
    const answer = await fetch(new URL(action, url), request);
    const { outcome, model } = await answer.json();
    const given: unknown = model?.given[field];
    if (outcome !== 'updated' || given === before)
      throw new Error(`The answer was not taken: ${answer.status}.`);
    before = given;
  };
}

/** Where the form of a page is sent, and the token that is sent with it. */
export function formIn(html: string): { readonly action: string; readonly run: string } {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1] ?? '';
  const run = /name="_run" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return { action, run };
}
