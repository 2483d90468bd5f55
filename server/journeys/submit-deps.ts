import type { JsonValue } from '#engine';
import type { ConnectedServices } from '../operations/connected-services.ts';
import type { Submissions } from '../sessions/submissions.ts';
import type { SessionDeps } from './journey-session.ts';

/** What the events of a step work with. */
export interface SubmitDeps extends SessionDeps {
  readonly submissions: Submissions;
  readonly services: ConnectedServices;
  readonly verifyHuman: (answer: JsonValue) => Promise<boolean>;
}
