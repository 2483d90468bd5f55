import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { type Answer, type Answers, pressed } from './answers.ts';
import { type Control, type HtmlForm, readHtmlForm } from './html-form.ts';

type Entry = readonly [name: string, text: string];

/** Makes requests with the cookies of a browser. */
export type Requests = Pick<APIRequestContext, 'get' | 'post'>;

/** A page that requests have reached. */
export interface Reached {
  readonly path: string;
  readonly html: string;
}

/** Number of times that a visitor presses the button of one step while further questions appear. */
const mostPresses = 5;

/**
 * Answers a step and sends it as a browser without scripts does, by the form in its HTML. This takes a fraction of the time
 * of a browser, which can go on with the cookies of the requests.
 *
 * @returns the path of the next page
 */
export async function completeByHtml(requests: Requests, address: string, answers: Answers): Promise<string> {
  const { from, page, hidden } = await pressThrough(requests, address, answers, () => true);
  if (page.path !== from) return page.path;
  throw new Error(`The step at ${from} was not completed. Not shown: ${hidden.join(', ')}`);
}

/**
 * Answers the steps of a sign-up so, from an address on, until a path is reached.
 *
 * @param answersAt gives the answers of the step at a path
 * @returns the paths reached, in order
 */
export async function walkByHtml(
  requests: Requests,
  from: string,
  until: string,
  answersAt: (path: string) => Answers,
): Promise<readonly string[]> {
  const gone: string[] = [];
  for (let path = from; path !== until; gone.push(path)) {
    expect(gone.length, `${until} was not reached`).toBeLessThan(16);
    path = await completeByHtml(requests, path, answersAt(path));
  }
  return gone;
}

/**
 * Answers a step by the form in its HTML until all answers were sent, whether they were taken or not.
 *
 * @returns the page that the press led to
 */
export async function sendByHtml(requests: Requests, address: string, answers: Answers): Promise<Reached> {
  const { page, hidden } = await pressThrough(requests, address, answers, (left) => left.length > 0);
  expect(hidden, 'questions that did not appear').toEqual([]);
  return page;
}

/** Answers what is shown and presses the button, again and again as long as the step is the same. */
async function pressThrough(
  requests: Requests,
  address: string,
  answers: Answers,
  goesOn: (hidden: readonly unknown[]) => boolean,
) {
  const visitor = htmlVisitor(requests);
  await visitor.open(address);
  const { path: from } = visitor.page();
  let left = Object.entries(answers);
  for (let presses = 0; presses < mostPresses && visitor.page().path === from; presses++) {
    const hidden: typeof left = [];
    for (const [name, answer] of left) {
      if (!visitor.shows(name)) hidden.push([name, answer]);
      else if (answer === pressed) await visitor.press(['_press', name]);
      else await visitor.answer(name, answer);
    }
    if (visitor.page().path === from) await visitor.press();
    left = hidden;
    if (!goesOn(left)) break;
  }
  return { from, page: visitor.page(), hidden: left.map(([name]) => name) };
}

/** A browser without scripts at the form of a step. */
function htmlVisitor(requests: Requests) {
  let page: Reached = { path: '', html: '' };
  let form: HtmlForm = { action: '', controls: [] };
  let given: readonly Entry[] = [];

  const shows = (name: string) =>
    form.controls.some(
      (control) => !control.isHidden && (control.name === name || isButtonOf(name, control)),
    );

  async function arrive(response: APIResponse): Promise<void> {
    page = await reached(requests, response);
    if (!page.html.includes('action="/api/journeys/')) return;
    form = readHtmlForm(page.html);
    given = form.controls.flatMap((control) =>
      isSent(control) ? [[control.name, control.value] as const] : [],
    );
  }

  async function press(...more: readonly Entry[]): Promise<void> {
    const { origin } = new URL(begunAt);
    const body = new URLSearchParams([...given, ...more].map(([name, text]) => [name, text]));
    await arrive(
      await requests.post(`${origin}${form.action}`, {
        data: body.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin },
      }),
    );
  }

  function fill(name: string, texts: readonly string[]): void {
    given = [...given.filter(([each]) => each !== name), ...texts.map((text) => [name, text] as const)];
  }

  /** Looks an address up by the button of its field, and chooses one of those found. */
  async function choose(name: string, text: string): Promise<void> {
    fill(name, [text.split(',')[0] ?? text]);
    await press(['_press', name]);
    const found = form.controls.find(({ kind, label }) => kind === 'radio' && label === text);
    expect(found, `${text} is among the suggestions`).toBeDefined();
    fill(found?.name ?? '', [found?.value ?? '']);
    await press(['_change', name]);
  }

  let begunAt = '';
  return {
    shows,
    press,
    page: () => page,
    async open(address: string): Promise<void> {
      const response = await requests.get(address);
      begunAt = response.url();
      await arrive(response);
    },
    async answer(name: string, answer: Answer): Promise<void> {
      const isLookedUp = form.controls.some((control) => isButtonOf(name, control));
      if (typeof answer !== 'string') fill(name, answer);
      else if (isLookedUp && form.controls.some((control) => control.name === `${name}Id`))
        await choose(name, answer);
      else {
        const isBox = form.controls.some((control) => control.name === name && control.kind === 'checkbox');
        fill(name, isBox && answer === 'false' ? [] : [answer]);
        if (isLookedUp) await press(['_press', name]);
      }
    },
  };
}

/** Follows the address that an answer to a press may name instead of a redirect. */
async function reached(requests: Requests, response: APIResponse): Promise<Reached> {
  const next = /\burl=(.+)$/.exec(response.headers().refresh ?? '')?.[1];
  const last = next === undefined ? response : await requests.get(new URL(next, response.url()).href);
  return { path: new URL(last.url()).pathname, html: await last.text() };
}

function isButtonOf(name: string, { kind, name: own, value }: Control): boolean {
  return kind === 'button' && own === '_press' && value === name;
}

function isSent({ kind, isChosen }: Control): boolean {
  return kind === 'text' || kind === 'select' || (kind !== 'button' && isChosen);
}
