import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { checkDocuments } from '#analysis';
import { compileRelease, englishWords, type JsonValue, walkJourney } from '#engine';
import type { Document } from '#schemas';
import {
  answerSubmission,
  connectServices,
  createOutbox,
  createSessions,
  createSubmissions,
  deriveKeyRing,
  findJourney,
  openStore,
  type Secrets,
  type SubmitDeps,
  sha256,
  showStep,
} from '#server';
import { validatorOf } from '../../server/journeys/releases/release-journeys.ts';
import { joinState } from '../../server/sessions/stored-state.ts';
import type { GeneratedCase } from './generated-form.ts';
import type { Seen, StepProps } from './in-page.tsx';
import type { Verdict } from './verdict.ts';

const secrets: Secrets = ['an-invented-secret-for-tests-only-0123456789'];
const lifetimeMs = 3_600_000;
const today = '2026-03-01';
const place = { journey: 'generated', step: 'only' };

/** One visitor's visit to one form on the server. */
export interface ServedForm {
  /** The script that checks answers in the browser. */
  readonly validators: string;
  /** The current state of the step. */
  show(): Promise<StepProps>;
  /** Posts a form like a browser without scripts. */
  press(step: StepProps, entries: Seen['entries']): Promise<void>;
  /** The accepted answers, if there are no problems. */
  verdict(seen: Seen): Promise<Verdict>;
}

/**
 * A server without pages or network that shows and accepts generated forms; its store is in the given folder.
 */
export async function serveForms(folder: string) {
  const logger = pino({ level: 'silent' });
  const store = await openStore({
    url: `sqlite:${join(folder, 'store.db')}`,
    checkRelease: () => [],
    log: logger,
  });
  const { database } = store;
  const services = connectServices([], { logger });
  const shared: Omit<SubmitDeps, 'releases'> = {
    sessions: createSessions({ database, keys: deriveKeyRing(secrets, 'session'), lifetimeMs }),
    submissions: createSubmissions({ database, keys: deriveKeyRing(secrets, 'submission'), lifetimeMs }),
    definitionKeys: deriveKeyRing(secrets, 'definition'),
    today: () => today,
    hosts: [],
    services,
    outbox: createOutbox({ database, keys: deriveKeyRing(secrets, 'outbox'), log: logger }),
    settings: {},
    verifyHuman: async () => true,
  };

  async function serve(generated: GeneratedCase, id: string): Promise<ServedForm> {
    const release = { id, compiled: compileRelease(documentsFor(generated), sha256) };
    const deps: SubmitDeps = { ...shared, releases: { live: () => release, find: async () => release } };
    const journey = findJourney(release.compiled, place.journey);
    if (!journey) throw new Error('The generated release has no journey.');
    const sessionId = deps.sessions.ids.issue();
    return {
      validators: validatorOf(journey.documentsOf(place.step).form).code,
      async show() {
        const shown = await showStep({ sessionId, ...place }, deps);
        if (shown?.shown !== 'step') throw new Error('The step is not shown.');
        return { model: shown.model, action: shown.action, formToken: shown.formToken };
      },
      async press({ formToken = '', action }, entries) {
        const body = new URLSearchParams([
          ['_run', formToken],
          ...entries.map(([name, value]) => [name, value]),
        ]);
        const headers = { cookie: `__Host-waymark=${sessionId}` };
        const request = new Request(`http://site.example${action}`, { method: 'POST', headers, body });
        const { status } = await answerSubmission(request, place, deps);
        if (status !== 303) throw new Error(`The server answered ${status}.`);
      },
      async verdict({ names, problems }) {
        const stored = await deps.sessions.read(sessionId, place.journey);
        if (!stored) throw new Error('The server remembers nothing.');
        const { answers, frontier } = walkJourney(
          journey.compiled,
          joinState(stored),
          journey.environment(place.step, { now: today, settings: {} }),
        );
        const submitted = problems.length === 0 ? answers : undefined;
        return {
          relevant: names,
          problems,
          submitted,
          isFaulty: submitted !== undefined && !frontier.complete,
        };
      },
    };
  }

  async function close(): Promise<void> {
    services.close();
    await store.close();
  }

  return { serve, close };
}

/**
 * A complete release around a form. A form that cannot be published is a mistake of the generator, unless only a proof
 * refuses it: checks that no answers pass together are evaluated like others.
 */
function documentsFor({ form, facts, language = site.language }: GeneratedCase): readonly Document[] {
  const texts: readonly JsonValue[] = [
    { ...site, language },
    page,
    notFoundPage,
    { ...journey, facts: facts as JsonValue },
    form as unknown as JsonValue,
  ];
  const { documents, problems } = checkDocuments(
    texts.map((document, index) => ({ path: `${index}.json`, text: JSON.stringify(document) })),
    [],
    false,
  );
  // The site's own links lead to pages that are not in this release.
  const errors = problems.filter(({ severity, document }) => severity === 'error' && document !== site.id);
  if (errors.length > 0)
    throw new Error(`No author could publish this form: ${JSON.stringify(errors, null, 2)}`);
  return documents.map(({ document }) => document);
}

const site = {
  ...JSON.parse(readFileSync(join(import.meta.dirname, '../../pages-config/site.json'), 'utf8')),
  notFoundPage: 'not-found-page',
  // The engine alone is given the forms as they are.
  everyField: undefined,
};

/** Message shown where a rule cannot be evaluated. */
export const faultMessage: string = englishWords.fieldErrors.fault;

const page = {
  kind: 'page',
  id: 'generated-page',
  schemaVersion: 1,
  path: '/generated',
  template: 'general',
  title: 'Generated',
  seo: { sitemapVisible: false },
  zones: { content: [{ type: 'form', ...place }] },
};

const notFoundPage = { ...page, id: 'not-found-page', path: '/not-found', zones: { content: [] } };

const journey = {
  kind: 'journey',
  id: place.journey,
  schemaVersion: 2,
  steps: [
    {
      id: place.step,
      form: 'generated-form',
      submitLabel: 'Send',
      onSubmit: [{ goToPage: 'generated-page' }],
    },
  ],
};
