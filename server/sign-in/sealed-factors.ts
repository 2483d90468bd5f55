import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import type { Tables } from '../store/database/tables.ts';

/** Secrets that seal and sign for people, newest first: all of them open. */
export type PeopleSecrets = readonly [string, ...string[]];

/** A secret as the library names it, beside what it has sealed. */
interface VersionedSecret {
  readonly version: number;
  readonly value: string;
}

/** The same version for a secret at each start, wherever it stands in the list. */
export function versionedSecrets(secrets: PeopleSecrets): VersionedSecret[] {
  return secrets.map((value) => ({ version: Number.parseInt(sha256(value).slice(0, 12), 16), value }));
}

/**
 * Seals by the newest secret what apps and backup codes are checked by, so that an older secret can be taken out without
 * locking out everybody who has them. Several instances may do so at once.
 */
export async function sealFactorsAnew(query: Kysely<Tables>, secrets: PeopleSecrets): Promise<void> {
  const versions = versionedSecrets(secrets);
  const currentVersion = versions[0]?.version ?? 0;
  const keys = new Map(versions.map(({ version, value }) => [version, value]));
  const key = { keys, currentVersion, legacySecret: secrets.at(-1) ?? '' };
  const rows = await query.selectFrom('people_two_factors').selectAll().execute();
  for (const { id, secret, backupCodes } of rows) {
    if (parseEnvelope(secret)?.version === currentVersion) continue;
    try {
      const seal = async (data: string) =>
        await symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
      const values = { secret: await seal(secret), backupCodes: await seal(backupCodes) };
      // Unless its owner has set up another app meanwhile, or used a backup code.
      await query
        .updateTable('people_two_factors')
        .set(values)
        .where('id', '=', id)
        .where('secret', '=', secret)
        .where('backupCodes', '=', backupCodes)
        .execute();
    } catch {
      // Its secret is gone: an administrator has to reset the second factor of its owner.
    }
  }
}
