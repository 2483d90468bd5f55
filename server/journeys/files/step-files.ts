import { type Entry, filesIn, formEntries, isFieldEntry, isGiven } from '#engine';
import { joinState } from '../../sessions/stored-state.ts';
import { safeName } from '../../sessions/visitor-files/safe-name.ts';
import type { OpenJourney } from '../state/journey-session.ts';
import { openStep } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { fileFieldsOf, withKnownFiles } from './file-fields.ts';
import { readFileForm } from './read-file-form.ts';
import { formLimits, readForm } from './read-form.ts';

interface PlaceOfForm {
  readonly sessionId: string;
  readonly journey: string;
  readonly step: string;
}

/**
 * The entries of a step's form, with the files that came with it kept already, or why it is refused. A wish to remove a
 * file counts as a change of its field.
 */
export async function readStepForm(
  request: Request,
  place: PlaceOfForm,
  deps: SubmitDeps,
): ReturnType<typeof readForm> {
  const entries = await readAny(request, place, deps);
  if (typeof entries === 'string') return entries;
  const removed = removedIn(entries);
  return removed ? [...entries, [formEntries.change, removed.field]] : entries;
}

async function readAny(request: Request, place: PlaceOfForm, deps: SubmitDeps): ReturnType<typeof readForm> {
  const { visitorFiles: files } = deps;
  const isMultipart = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
  const open = isMultipart && files ? await openStep(place, deps) : undefined;
  const fields = open && fileFieldsOf(open, place.step);
  if (!files || !fields?.size) return await readForm(request);
  const { sessionId: id, journey } = place;
  let isAdmitted = open !== undefined && open.revision > 0;
  return await readFileForm(request, fields, formLimits, async (field, upload) => {
    const limits = fields.get(field);
    // A file of a new visitor begins a session, as a press does.
    isAdmitted ||= (await deps.admitSession?.())?.admitted !== false;
    if (!limits || !isAdmitted) return { name: safeName(upload.name), fault: 'fileFailed' };
    return await files.keep({ id, journey, field }, limits, upload);
  });
}

/** The entries of a press that are answers, with the files as the server knows them. */
export async function fieldEntries(
  entries: readonly Entry[],
  { sessionId: id, journey, step }: PlaceOfForm,
  open: OpenJourney,
  { visitorFiles: files }: SubmitDeps,
): Promise<readonly Entry[]> {
  const answers = entries.filter(isFieldEntry);
  if (!files) return answers;
  return await withKnownFiles(
    answers,
    fileFieldsOf(open, step),
    { id, journey },
    files,
    removedIn(entries)?.id,
  );
}

/**
 * Deletes the files that a visitor's answers named before a press and name no more. Those of a run of which a call may have
 * been made stay, since it may be repeated.
 */
export async function forgetRemovedFiles(
  before: OpenJourney,
  { sessionId: id, journey }: PlaceOfForm,
  { visitorFiles: files, sessions, submissions }: SubmitDeps,
): Promise<void> {
  const named = filesNamedIn(before.state.answers);
  if (!files || named.length === 0) return;
  const stored = await sessions.read(id, journey);
  const kept = new Set(stored ? filesNamedIn(joinState(stored).answers) : []);
  const gone = named.filter((file) => !kept.has(file));
  if (gone.length === 0 || (await submissions.ofUnknownOutcome([before.state.run])).size > 0) return;
  await files.remove({ id, journey }, gone);
}

function filesNamedIn(answers: OpenJourney['state']['answers']): readonly string[] {
  return Object.values(answers).flatMap((answer) =>
    filesIn(answer).flatMap((file) => (isGiven(file) ? [file.id] : [])),
  );
}

/** The file that a button of the form removes. */
function removedIn(entries: readonly Entry[]): { readonly field: string; readonly id: string } | undefined {
  const [, field, id] =
    /^([^:]+):(.*)$/.exec(entries.find(([name]) => name === formEntries.removeFile)?.[1] ?? '') ?? [];
  return field === undefined || id === undefined ? undefined : { field, id };
}
