import type { CompiledRelease } from '#engine';
import { startPreviewRun } from '../journeys/state/preview-run.ts';
import type { SubmitDeps } from '../journeys/state/submit-deps.ts';

/**
 * Dependencies of journeys in a preview, for one request: the journeys of the drafts, answers and submissions
 * apart from those of visitors, and no changes outside.
 */
export function previewDeps<Deps extends SubmitDeps>(compiled: CompiledRelease, deps: Deps): Deps {
  const { sessions, submissions, visitorFiles: files } = deps;
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
      readAll: async (id, journeys) => {
        const found = await sessions.readAll(id, journeys.map(previewOf));
        const named = journeys.flatMap((journey) => {
          const session = found.get(previewOf(journey));
          return session ? [[journey, { ...session, journey }] as const] : [];
        });
        return new Map(named);
      },
      revisions: async (id, journeys) => {
        const found = await sessions.revisions(id, journeys.map(previewOf));
        return new Map([...found].map(([journey, revision]) => [visitedOf(journey), revision]));
      },
      save: (request, connection) =>
        sessions.save({ ...request, journey: previewOf(request.journey) }, connection),
      keep: (id, journey) => sessions.keep(id, previewOf(journey)),
      remove: (id, journey, only) => sessions.remove(id, previewOf(journey), only),
    },
    visitorFiles: files && {
      ...files,
      keep: (place, limits, upload) =>
        files.keep({ ...place, journey: previewOf(place.journey) }, limits, upload),
      list: (place) => files.list({ ...place, journey: previewOf(place.journey) }),
      remove: (place, ids) => files.remove({ ...place, journey: previewOf(place.journey) }, ids),
    },
    submissions: {
      ...submissions,
      submitOnce: (press, work) => submissions.submitOnce(previewed(press), work),
      findFinished: (press) => submissions.findFinished(previewed(press)),
      ofRun: (journey, run) => submissions.ofRun(previewOf(journey), run),
    },
  };
}

function previewed<Press extends { readonly journey: string }>(press: Press): Press {
  return { ...press, journey: previewOf(press.journey) };
}

/** Name under which the answers of a preview are stored. No journey has it, since ids contain no colon. */
function previewOf(journey: string): string {
  return `preview:${journey}`;
}

/** The journey of such a name. */
function visitedOf(name: string): string {
  return name.slice(previewOf('').length);
}
