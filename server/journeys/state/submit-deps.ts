import type { JsonValue } from '#engine';
import type { Admission } from '../../http/client-limits.ts';
import type { Outbox } from '../../operations/outbox/outbox.ts';
import type { ConnectedServices } from '../../operations/services/connected-services.ts';
import type { Submissions } from '../../sessions/submissions.ts';
import type { VisitorFiles } from '../../sessions/visitor-files/visitor-files.ts';
import type { SessionDeps } from './journey-session.ts';
import type { PreviewRun } from './preview-run.ts';

/** Dependencies of the events of a step. */
export interface SubmitDeps extends SessionDeps {
  /** Hosts of the site, to which hosted pages return visitors; see `originOf`. */
  readonly hosts: readonly string[];
  readonly submissions: Submissions;
  readonly services: ConnectedServices;
  /** Takes unawaited calls. */
  readonly outbox: Pick<Outbox, 'put' | 'wake'>;
  /** Asked before the first row of a visitor is stored: whether this client may begin another session. */
  readonly admitSession?: () => Promise<Admission>;
  /** Asked before a run is saved for later, and before a code is tried: whether this client may. */
  readonly admitReturn?: () => Promise<Admission>;
  /** The files that visitors give; without them no step may ask for one. */
  readonly visitorFiles?: VisitorFiles | undefined;
  readonly verifyHuman: (answer: JsonValue) => Promise<boolean>;
  /** Set when drafts are previewed: then nothing outside is changed. */
  readonly preview?: PreviewRun;
}
