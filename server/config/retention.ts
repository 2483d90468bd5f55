import type { RetentionLimits } from '../sessions/retention/parts.ts';
import { type Reading, type Setting, wholeNumber } from './setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Limits for stored data that has no expiry of its own. */
export const retentionSettings: { readonly [limit in keyof RetentionLimits]: Setting<number> } = {
  releases: {
    variable: 'WAYMARK_RELEASES',
    fallback: '100',
    read: wholeNumber(1, 100_000),
    meaning: 'How many of the newest releases are kept, however old they are.',
  },
  releaseDays: {
    variable: 'WAYMARK_RELEASE_DAYS',
    fallback: '90',
    read: wholeNumber(1, 3650),
    meaning:
      'How many days every release is kept. Older ones that are not among the newest lose their documents, unless they are in use.',
  },
  auditDays: {
    variable: 'WAYMARK_AUDIT_DAYS',
    fallback: '730',
    read: wholeNumber(31, 3650),
    meaning: 'How many days it is kept who published, changed or rolled back what.',
  },
};

/** Retention limits from the environment, for programs that need no other setting. */
export function configuredRetention(env: Environment): Reading<RetentionLimits> {
  const found: Partial<Record<keyof RetentionLimits, number>> = {};
  for (const limit of ['releases', 'releaseDays', 'auditDays'] as const) {
    const { variable, fallback, read } = retentionSettings[limit];
    const reading = read(env[variable]?.trim() || fallback);
    if ('mistake' in reading) return { mistake: `${variable} ${reading.mistake}` };
    found[limit] = reading.value;
  }
  const { releases = 0, releaseDays = 0, auditDays = 0 } = found;
  return { value: { releases, releaseDays, auditDays } };
}
