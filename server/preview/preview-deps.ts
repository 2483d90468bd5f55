import type { CompiledRelease } from '#engine';
import { startPreviewRun } from '../journeys/calls/preview-run.ts';
import type { SubmitDeps } from '../journeys/presses/submit-deps.ts';

/**
 * What journeys work with while drafts are previewed: every journey is as the drafts have it, its answers and
 * submissions are kept apart from those of visitors, and nothing outside is changed. For one request.
 */
export function previewDeps<Deps extends SubmitDeps>(compiled: CompiledRelease, deps: Deps): Deps {
  const { sessions, submissions } = deps;
  const release = { id: 'preview', compiled };
  return {
    ...deps,
    preview: startPreviewRun(),
    releases: { live: () => release, find: async () => undefined },
    sessions: {
      ...sessions,
      read: async (id, journey) => {
        const session = await sessions.read(id, previewOf(journey));
        return session && { ...session, journey };
      },
      save: (request, connection) =>
        sessions.save({ ...request, journey: previewOf(request.journey) }, connection),
      remove: (id, journey) => sessions.remove(id, previewOf(journey)),
    },
    submissions: {
      ...submissions,
      submitOnce: (press, work) => submissions.submitOnce(previewed(press), work),
      findFinished: (press) => submissions.findFinished(previewed(press)),
    },
  };
}

function previewed<Press extends { readonly journey: string }>(press: Press): Press {
  return { ...press, journey: previewOf(press.journey) };
}

/** The name that the answers of a preview are kept under: no journey has it, for ids hold no colon. */
function previewOf(journey: string): string {
  return `preview:${journey}`;
}
