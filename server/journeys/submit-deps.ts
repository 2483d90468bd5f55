import type { JsonValue } from '#engine';
import type { ConnectedServices } from '../operations/connected-services.ts';
import type { Submissions } from '../sessions/submissions.ts';
import type { SessionDeps } from './journey-session.ts';
import type { PreviewRun } from './preview-run.ts';

/** What the events of a step work with. */
export interface SubmitDeps extends SessionDeps {
  readonly submissions: Submissions;
  readonly services: ConnectedServices;
  readonly verifyHuman: (answer: JsonValue) => Promise<boolean>;
  /** Given when drafts are previewed: then nothing outside is changed. */
  readonly preview?: PreviewRun;
}
