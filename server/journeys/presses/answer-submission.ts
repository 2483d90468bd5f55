import { randomUUID } from 'node:crypto';
import {
  cameFromParameter,
  type Entry,
  type EventReply,
  type FieldEvent,
  formEntries,
  languageLinks,
  readItemEdit,
  recordAnswers,
  type SubmissionReply,
  sitePath,
  type WordedSite,
  walkJourney,
  withNotices,
} from '#engine';
import { originOf } from '../../http/client-address.ts';
import { messageDocument, messageHeaders, refusal } from '../../http/message-document.ts';
import { cookieHeaders } from '../../sessions/cookies.ts';
import { type ReturnedForm, runNamedIn } from '../../sessions/form-tokens.ts';
import { isSameSite } from '../files/is-same-site.ts';
import { mostFields } from '../files/read-form.ts';
import { fieldEntries, forgetRemovedFiles, readStepForm } from '../files/step-files.ts';
import { answerReturnCode } from '../returning/come-back.ts';
import { returnParameter } from '../returning/return-form.ts';
import { isSaving, leaveToSave, saveForLater } from '../returning/save-for-later.ts';
import { answerKeeping } from '../state/answer-keeping.ts';
import { momentOf, type OpenJourney, openJourney } from '../state/journey-session.ts';
import { saveState } from '../state/save-state.ts';
import { isOfRunGoingOn, type Pressed, type StepSubmission } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { takeUpRun } from './answer-over-run.ts';
import { beginRun } from './begin-run.ts';
import { runStepEvent } from './run-event.ts';
import { withinSize } from './session-room.ts';
import { submitJourneyStep } from './submit-step.ts';

/** Time after which a deletion that a press held up is worth another try. */
const busyRetrySeconds = 60;

/**
 * Answers `POST /api/journeys/<journey>/<step>`: a form-encoded or multipart form. A script that accepts JSON
 * gets the reply; a browser without scripts is redirected to the page that shows it (303).
 */
export async function answerSubmission(
  request: Request,
  { journey, step }: { readonly journey: string; readonly step: string },
  deps: SubmitDeps,
): Promise<Response> {
  const { site } = deps.releases.live().compiled;
  const refuse = (status: number, why: string, retryAfter?: number) =>
    refusal(request, site, { status, why, retryAfter });
  if (!isSameSite(request)) return refuse(403, 'Cross-site submissions are refused.');
  const { ids, forms } = deps.sessions;
  const asked = cookieHeaders(request);
  const known = ids.read(asked);
  const sessionId = known ?? ids.issue();
  const entries = await readStepForm(request, { sessionId, journey, step }, deps);
  if (entries === 'too-large') return refuse(413, 'The form is too large.');
  if (entries === 'too-many')
    return refuse(413, `The form has more than ${mostFields} fields, or too many files.`);
  if (entries === 'unreadable') return refuse(400, 'The form cannot be read.');
  const token = entries.find(([name]) => name === formEntries.run)?.[1];
  if (token === undefined)
    return refuse(400, 'The form does not say which run of the journey it belongs to.');
  const ours = forms.read(journey, token);
  const form = ours ?? foreignForm(token);
  const returned = { request, browser: known, journey, step, form, entries };
  const back = await answerReturnCode(returned, deps);
  if (back) return back;
  const keeping = await answerKeeping({ sessionId, journey, form, entries }, deps);
  if (keeping === 'busy')
    return refuse(503, 'A press in another tab is still in progress.', busyRetrySeconds);
  if (keeping === 'kept') {
    const location = (await frontierPath({ sessionId, journey }, deps)) ?? site.home;
    return new Response(null, { status: 303, headers: { 'cache-control': 'no-store', location } });
  }
  if (keeping) return keeping;
  const origin = originOf(request, deps.hosts);
  const begun = await beginRun({ sessionId, journey, step, origin, form }, deps);
  if (!begun.begun) return refuse(429, 'Too many sessions.', begun.retryAfterSeconds);
  const press: StepSubmission = {
    sessionId,
    journey,
    step,
    run: begun.run,
    isOld: form.isOld,
    isOurs: ours !== undefined,
    returning: form.returning,
    shown: form.shown,
    entries: begun.open ? await fieldEntries(entries, { sessionId, journey, step }, begun.open, deps) : [],
    origin,
    cameFrom: entries.find(([name]) => name === formEntries.cameFrom)?.[1],
    withoutScripts: !wantsJson(request),
    hasSiteToken: booleanOf(entries.find(([name]) => name === formEntries.hasSiteToken)?.[1]),
  };
  const pressed = await withinSize(async () =>
    begun.open ? await perform(press, entries, begun.open, deps) : await leadBack(press, deps),
  );
  if (pressed === 'too-large') return refuse(413, 'There is more than can be kept.');
  if (!pressed) return formGone(request, site);
  const { reply, hasEndedRun } = pressed;
  if (begun.open) await forgetRemovedFiles(begun.open, press, deps);
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (hasEndedRun) await deps.sessions.saved.close(press.run);
  const replaced = hasEndedRun ? await deps.sessions.replaceId(sessionId) : undefined;
  if (!known || replaced) headers.set('set-cookie', ids.cookie(replaced ?? sessionId, asked.host));
  if (wantsJson(request)) return Response.json(reply, { headers });
  if (!reply.location.startsWith('/')) return leaveFor(reply.location, site, headers);
  const location = staysAtStep(reply) ? stayAt(reply, press.cameFrom, entries) : reply.location;
  headers.set('location', sitePath(location) ?? site.home);
  return new Response(null, { status: 303, headers });
}

/** Whether a script sent the form; its page has followed the answers as they were given. */
function wantsJson(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/json') === true;
}

function booleanOf(text: string | undefined): boolean | undefined {
  return text === 'true' || (text === 'false' ? false : undefined);
}

/** Used if the token is not ours or was altered: nothing new is sent, but the ledger is asked for its run. */
function foreignForm(token: string): ReturnedForm {
  return { run: runNamedIn(token), begins: undefined, captured: {}, isOld: true };
}

/** A form is submitted by its button, by a button of one of its fields, or because a field has changed. */
async function perform(
  made: StepSubmission,
  entries: readonly Entry[],
  opened: OpenJourney,
  deps: SubmitDeps,
): Promise<Pressed<SubmissionReply | EventReply>> {
  const { press, open } = await takeUpRun(made, opened, deps);
  const named = new Map(entries);
  const pressed = named.get(formEntries.press);
  const changed = named.get(formEntries.change);
  const language = named.get(formEntries.language);
  if (language !== undefined) return await switchLanguage(press, language, open, deps);
  if (named.has(formEntries.save)) return await leaveToSave(press, open, deps);
  if (named.has(formEntries.dismiss)) return await dismissNotices(press, open, deps);
  if (pressed !== undefined) return await runStepEvent(press, { event: 'press', field: pressed }, open, deps);
  if (changed !== undefined)
    return await runStepEvent(press, { event: 'change', ...changeNamed(changed) }, open, deps);
  const submitted = await submitJourneyStep(press, open, deps);
  return isSaving(press, open, deps) ? await saveForLater(press, submitted, deps) : submitted;
}

/** The changed field, and what a button does to the items of a list: a new item gets an id. */
function changeNamed(value: string): Pick<FieldEvent, 'field' | 'edit'> {
  const { field, edit } = readItemEdit(value);
  if (edit === undefined) return { field };
  return { field, edit: edit.edit === 'add' ? { edit: 'add', id: randomItemId() } : edit };
}

function randomItemId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 12);
}

function staysAtStep({ outcome }: SubmissionReply | EventReply): boolean {
  return ['invalid', 'failed', 'updated', 'revealed'].includes(outcome);
}

/**
 * A step's address, with the step to go back to. A field's button may have posted to a fragment, which
 * browsers keep on a redirect; an empty fragment leads to the top, where notices are shown.
 */
function stayAt(
  reply: SubmissionReply | EventReply,
  cameFrom: string | undefined,
  entries: readonly Entry[],
): string {
  const query = cameFrom === undefined ? '' : `?${new URLSearchParams({ [cameFromParameter]: cameFrom })}`;
  const isOfField = entries.some(([name]) => name === formEntries.press || name === formEntries.change);
  const hasMessage =
    reply.outcome !== 'updated' ||
    reply.notices.length > 0 ||
    reply.model.problems.length > 0 ||
    reply.model.revealed !== undefined;
  return `${reply.location}${query}${isOfField && hasMessage ? '#' : ''}`;
}

/**
 * Sends a browser without scripts to a hosted page. The policy of our pages lets a form lead only to this
 * site, redirects included, so a page in between leads on.
 */
function leaveFor(address: string, { language, words }: WordedSite, headers: Headers): Response {
  for (const [name, value] of Object.entries(messageHeaders)) headers.set(name, value);
  headers.set('refresh', `0; url=${address}`);
  const link = { href: address, label: new URL(address).host };
  return new Response(messageDocument({ language, title: words.messages.loading, link }), { headers });
}

/** Answers a form whose step is no longer in the journey: redirects to the visitor's current step. */
async function leadBack(
  press: StepSubmission,
  deps: SubmitDeps,
): Promise<Pressed<SubmissionReply> | undefined> {
  const path = await frontierPath(press, deps);
  return path === undefined ? undefined : redirectedTo(path);
}

/** The path of a visitor's current step; undefined if there is no such journey. */
async function frontierPath(
  { sessionId, journey: id }: Pick<StepSubmission, 'sessionId' | 'journey'>,
  deps: SubmitDeps,
): Promise<string | undefined> {
  const open = await openJourney(sessionId, id, deps);
  if (!open) return undefined;
  const { journey, state } = open;
  const entry = journey.compiled.steps[0]?.definition.id ?? '';
  const { frontier } = walkJourney(journey.compiled, state, journey.environment(entry, momentOf(deps)));
  return journey.pageOf(frontier.step.definition.id).path;
}

function redirectedTo(location: string): Pressed<SubmissionReply> {
  return { reply: { outcome: 'redirected', location, events: [] }, hasEndedRun: false };
}

/** Keeps what was typed and shows the step in another language. A run that is over stays as it is. */
async function switchLanguage(
  press: StepSubmission,
  language: string,
  open: OpenJourney,
  deps: SubmitDeps,
): Promise<Pressed<SubmissionReply>> {
  const { journey, release, state: before } = open;
  if (open.revision > 0 && before.ended === undefined && isOfRunGoingOn(press, open)) {
    const state = recordAnswers(journey.compiled, before, press.step, press.entries);
    await saveState(press.sessionId, open, state, deps);
  }
  const { cameFrom, returning } = press;
  const kept = new URLSearchParams({
    ...(cameFrom !== undefined && { [cameFromParameter]: cameFrom }),
    ...(returning !== undefined && { [returnParameter]: returning }),
  });
  const query = kept.size === 0 ? '' : `?${kept}`;
  const { path } = journey.pageOf(press.step);
  const links = languageLinks(release.compiled, path, query);
  const link = links.find((each) => each.language === language) ?? links.find(({ isCurrent }) => isCurrent);
  return redirectedTo(link?.href ?? path + query);
}

/** Removes a step's banners and keeps what was typed. */
async function dismissNotices(
  press: StepSubmission,
  open: OpenJourney,
  deps: SubmitDeps,
): Promise<Pressed<SubmissionReply>> {
  const { journey, state: before } = open;
  const kept = isOfRunGoingOn(press, open) ? press.entries : [];
  const answered = recordAnswers(journey.compiled, before, press.step, kept);
  const state = withNotices(answered, press.step, []);
  if (open.revision > 0) await saveState(press.sessionId, open, state, deps);
  return redirectedTo(open.journey.pageOf(press.step).path);
}

/**
 * Answers a press of a form that is no longer on the site, such as one whose page has ended, in the site's words: a script
 * shows them above the form, in which everything that was typed stays, and a browser without scripts gets a page.
 */
export function formGone(request: Request, site: WordedSite): Response {
  const { messages, header } = site.words;
  const accepted = request.headers.get('accept') ?? '';
  if (accepted.includes('application/json')) {
    const notices = [{ tone: 'error', message: messages.formGone }] as const;
    const reply: SubmissionReply = { outcome: 'failed', notices, location: site.home, events: [] };
    return Response.json(reply, { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const link = { href: site.home, label: header.home };
  const html = messageDocument({
    language: site.language,
    title: messages.errorTitle,
    text: messages.formGone,
    link,
  });
  return new Response(html, { status: 404, headers: messageHeaders });
}
