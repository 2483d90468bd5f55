import type { CompiledRelease, JourneyState } from '#engine';
import { escapeMarkup } from '../http/message-document.ts';
import { cookieHeaders } from '../sessions/cookies.ts';
import type { KeptPlace } from './keep-place.ts';
import { goTo, hidden, message, readForm } from './preview-endpoints.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { StepAhead, StepsAhead } from './steps-ahead.ts';

/** Path at which somebody with a link chooses as whom to see a step. */
export const stepPath = '/api/preview/step';

type Links = Pick<PreviewLinks, 'draftsOf'>;

/** Stores a visitor at a step as that of the preview; undefined if there is no such step. */
type KeepVisitor = (
  request: Request,
  visitor: Pick<StepAhead, 'journey' | 'step'> & { readonly state: JourneyState },
  release: CompiledRelease,
) => Promise<KeptPlace | undefined>;

/** Where somebody with a link sees the page at a path: there, or by way of `askAsWhom`. */
export function addressOf(path: string, steps: Pick<StepsAhead, 'at'>): string {
  return steps.at(path) ? `${stepPath}?${new URLSearchParams({ slug: path })}` : path;
}

/** `GET /api/preview/step?slug=/join/card`: asks as whom the step on that page is to be seen. Nothing is stored. */
export async function askAsWhom(request: Request, links: Links): Promise<Response> {
  const slug = new URL(request.url).searchParams.get('slug') ?? '/';
  const drafts = await links.draftsOf(cookieHeaders(request));
  const step = drafts?.steps.at(slug);
  const visitors = step ? ((await drafts?.steps.visitorsOf(step)) ?? []) : [];
  if (step === undefined || visitors.length === 0) return goTo(slug, [], 303);
  const options = visitors.map(({ name }) => `<option>${escapeMarkup(name)}</option>`);
  const content = `<form method="post" action="${stepPath}">
${hidden('slug', slug)}
<label for="as">Answered</label>
<select id="as" name="as">
${options.join('\n')}
</select>
<p><button>Show this step</button></p>
</form>
`;
  return message(200, step.title, asWhom, content);
}

const asWhom =
  'You see this step as it would be with these changes, as somebody who has come there. The answers are made up, and nothing is sent to anybody.';

/** `POST /api/preview/step` with `slug` and `as`: shows the step as the visitor of that name, who has come there. */
export async function showAsVisitor(
  request: Request,
  links: Links,
  keepVisitor: KeepVisitor,
): Promise<Response> {
  const given = await readForm(request);
  if (given === undefined) return message(400, 'This cannot be read', 'Send the form of this address.');
  const slug = given.get('slug') ?? '/';
  const { steps } = (await links.draftsOf(cookieHeaders(request))) ?? {};
  const step = steps?.at(slug);
  const visitors = steps && step ? await steps.visitorsOf(step) : [];
  const { state } = visitors.find(({ name }) => name === given.get('as')) ?? visitors[0] ?? {};
  const kept =
    steps && step && state && (await keepVisitor(request, { ...step, state }, steps.releaseAt(slug)));
  return goTo(kept?.path ?? slug, [kept?.cookie], 303);
}
