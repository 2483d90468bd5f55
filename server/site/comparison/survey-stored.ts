import type { Moment } from '#engine';
import { configuredSecrets } from '../../config/secrets.ts';
import { readOperationSettings } from '../../config/setting.ts';
import { deriveKeyRing, type Secrets } from '../../keys/key-ring.ts';
import { liveReleases } from '../../releases/live-releases.ts';
import { compileWhole, storedCompiler } from '../../releases/read-stored.ts';
import { siteClock } from '../../releases/site-clock.ts';
import type { SessionGroup } from '../../store/context.ts';
import type { Store } from '../../store/store.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import { liveSessions } from './live-sessions.ts';
import { surveySessions } from './survey-sessions.ts';

export interface SurveyRequest {
  /** The documents that would be live. */
  readonly documents: readonly StoredDocument[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** File of the secrets of this machine. */
  readonly keysFile: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type SurveyOutcome =
  | { readonly outcome: 'surveyed'; readonly groups: readonly SessionGroup[] }
  /** A setting is wrong, or the documents cannot be compiled. */
  | { readonly outcome: 'impossible'; readonly why: string };

/** Surveys the sessions of a store with the configured secrets and settings. */
export async function surveyStored(
  store: Pick<Store, 'database' | 'readRelease'>,
  { documents, environment, keysFile, now }: SurveyRequest,
): Promise<SurveyOutcome> {
  const secrets = configuredSecrets(environment, keysFile);
  if ('mistake' in secrets) return { outcome: 'impossible', why: secrets.mistake };
  const settings = readOperationSettings(environment.WAYMARK_SETTINGS || '{}');
  if ('mistake' in settings) return { outcome: 'impossible', why: `WAYMARK_SETTINGS ${settings.mistake}` };
  return await surveyDocuments(store, { documents, secrets: secrets.value, settings: settings.value, now });
}

export interface SurveyOfDocuments extends Pick<SurveyRequest, 'documents' | 'now'> {
  /** Without them, answers cannot be opened. */
  readonly secrets: Secrets | undefined;
  readonly settings: Moment['settings'];
}

/** Surveys the sessions of a store. */
export async function surveyDocuments(
  store: Pick<Store, 'database' | 'readRelease'>,
  { documents, secrets, settings, now }: SurveyOfDocuments,
): Promise<SurveyOutcome> {
  const compiler = storedCompiler();
  const next = await compileWhole(documents, compiler);
  if (typeof next === 'string') return { outcome: 'impossible', why: next };
  const keys = secrets && deriveKeyRing(secrets, 'session');
  const groups = await surveySessions(next, {
    sessions: liveSessions(store.database, keys, now),
    releases: liveReleases(store, () => undefined, undefined, compiler),
    moment: { now: siteClock(() => now)(next.site.timeZone), settings },
  });
  return { outcome: 'surveyed', groups };
}
