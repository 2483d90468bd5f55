import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkDocuments } from '#analysis';
import { compileRelease, maskText } from '#engine';
import { sha256 } from '#server';
import { documentSource, pageSource, siteSource } from '../../tests/support/documents/thousand-documents.ts';
import { cleanUpAfterTest } from '../../tests/support/running/cleanup.ts';
import type { RefusedRequest, SandboxMemory } from './received-calls.ts';

const question = (name: string) => ({
  name,
  type: 'text-input',
  label: name,
  value: { type: 'string' },
  required: true,
  messages: { required: 'Say it' },
});

/** Shows a row only once it has found something. */
const shelf = {
  name: 'shelf',
  type: 'look-up-input',
  label: 'Shelf',
  buttonLabel: 'Find',
  value: { type: 'string' },
  onPress: [{ call: 'find-thing', as: 'shelf', with: { number: '= answers.shelf' } }],
  found: {
    when: "= results.shelf.name = 'shelf'",
    rows: [{ label: 'Shelf', value: "= results.shelf.name else 'Not known'" }],
  },
};

const step = (id: string, more: object) => ({ id, path: id, title: id, form: `${id}-form`, ...more });

/** A journey that looks up what is borrowed, and another whose first step leads there. */
const sources = [
  siteSource(),
  pageSource(0, [{ type: 'section-header', title: 'Loans' }]),
  documentSource('loan', 'journey', {
    path: '/loan',
    sharedAnswers: ['member'],
    everyStep: { template: 'plain', submitLabel: 'Go on' },
    steps: [
      step('thing', {
        onSubmit: [
          {
            call: 'find-thing',
            with: { number: '= answers.number', member: '= answers.member' },
            as: 'thing',
            onFailure: [{ notify: 'Nobody knows it', tone: 'error' }],
          },
        ],
      }),
      step('done', { final: true }),
    ],
  }),
  documentSource('thing-form', 'form', {
    fields: [question('number'), { ...question('name'), sensitive: true }, shelf],
  }),
  documentSource('done-form', 'form', {
    fields: [
      {
        name: 'lent',
        type: 'table',
        label: 'Lent',
        empty: 'Nothing',
        rows: [
          { label: 'Thing', value: '= results.thing.name' },
          { label: 'Name', value: '= answers.name' },
        ],
      },
      { name: 'thanks', type: 'notice', tone: 'success', text: 'Bring the {{ results.thing.name }} back.' },
    ],
  }),
  documentSource('find-thing', 'operation', {
    service: 'store',
    method: 'GET',
    path: '/things/{number}',
    query: { member: '= input.member' },
    input: { number: { type: 'string' }, member: { type: 'string' } },
    optional: ['member'],
    response: { type: 'object', properties: { name: { type: 'string' } } },
    result: { name: '= response.name' },
  }),
  documentSource('welcome', 'journey', {
    path: '/welcome',
    sharedAnswers: ['member'],
    everyStep: { template: 'plain', submitLabel: 'Go on' },
    steps: [step('who', { onSubmit: [{ goToPage: 'loan-thing' }] })],
  }),
  documentSource('who-form', 'form', { fields: [question('member')] }),
];

/** The release of the loans. */
export function loanRelease() {
  const { documents, problems } = checkDocuments(sources, [], false);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return compileRelease(
    documents.map(({ document }) => document),
    sha256,
  );
}

/** Answers and actions of a site; a test changes parts of it. */
export interface LoanSite {
  /** HTML of each page, by its path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Where a press leads, by the path of its form. */
  readonly leads: (action: string, refused: readonly RefusedRequest[]) => string;
  /** Paths with queries that the site asks its store for upon a press. */
  readonly asks: readonly string[];
}

const form = (action: string, ...names: readonly string[]) =>
  `<main><form action="/api/journeys/${action}"><input type="hidden" name="_run" value="r">${names
    .map((name) => `<input name="${name}">`)
    .join('')}</form></main>`;

/** The site as the documents say. */
export const faithful: LoanSite = {
  pages: {
    '/welcome/who': form('welcome/who', 'member'),
    '/loan/thing': form('loan/thing', 'number', 'name', 'shelf'),
    '/loan/thing?failed': `<div role="alert" tabindex="-1"><p>Nobody knows it</p></div>${form('loan/thing', 'number', 'name', 'shelf')}`,
    '/loan/done': `<main><form action="/api/journeys/loan/done"></form><table><tr><th>Thing</th><td>bike</td></tr><tr><th>Name</th><td>${maskText('Mere')}</td></tr></table><p>Bring the <b>bike</b> back.</p></main>`,
  },
  leads: (action, refused) =>
    action.endsWith('who') ? '/loan/thing' : refused.length > 0 ? '/loan/thing?failed' : '/loan/done',
  asks: ['/things/7'],
};

/** Serves a site until the test ends. @returns its address, and its sandbox */
export async function serveLoans({ pages, leads, asks }: LoanSite) {
  let refused: readonly RefusedRequest[] = [];
  let received: Awaited<ReturnType<SandboxMemory['received']>> = [];
  const server = createServer((request, response) => {
    const { url = '', method } = request;
    if (method === 'POST') {
      if (url.includes('/loan/'))
        received = asks.map((asked) => {
          const { pathname: path, searchParams } = new URL(asked, 'http://store');
          const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, [value]]));
          return { service: 'store', method: 'GET', path, query, headers: {} };
        });
      response.writeHead(303, { location: leads(url, refused) }).end();
    } else response.writeHead(pages[url] === undefined ? 404 : 200).end(pages[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUpAfterTest(() => {
    server.close();
    server.closeAllConnections();
  });
  const memory: SandboxMemory = {
    forget: async () => {
      received = [];
    },
    received: async () => received,
    refuse: async (requests) => {
      refused = requests;
    },
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, memory };
}
