import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';

/** People who work on the site, in the tables of better-auth 1.7, and links by which they are invited. */
export function createPeople(dialect: Dialect): Migration {
  const time = dialect === 'sqlite' ? 'text' : 'timestamptz';
  const flag = dialect === 'sqlite' ? 'integer' : 'boolean';
  return {
    async up(db) {
      const table = (name: string) =>
        db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey());
      await table('people')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('emailVerified', flag, (column) => column.notNull())
        .addColumn('image', 'text')
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('twoFactorEnabled', flag)
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .execute();
      const ofPerson = (name: string) =>
        table(name).addColumn('userId', 'text', (column) =>
          column.notNull().references('people.id').onDelete('cascade'),
        );
      await ofPerson('people_sessions')
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('expiresAt', time, (column) => column.notNull())
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .execute();
      await ofPerson('people_accounts')
        .addColumn('accountId', 'text', (column) => column.notNull())
        .addColumn('providerId', 'text', (column) => column.notNull())
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', time)
        .addColumn('refreshTokenExpiresAt', time)
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .execute();
      await table('people_verifications')
        .addColumn('identifier', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expiresAt', time, (column) => column.notNull())
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .execute();
      await ofPerson('people_two_factors')
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('backupCodes', 'text', (column) => column.notNull())
        .addColumn('verified', flag)
        .addColumn('failedVerificationCount', 'integer')
        .addColumn('lockedUntil', time)
        .execute();
      await ofPerson('people_passkeys')
        .addColumn('name', 'text')
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('credentialID', 'text', (column) => column.notNull())
        .addColumn('counter', 'integer', (column) => column.notNull())
        .addColumn('deviceType', 'text', (column) => column.notNull())
        .addColumn('backedUp', flag, (column) => column.notNull())
        .addColumn('transports', 'text')
        .addColumn('aaguid', 'text')
        .addColumn('createdAt', time)
        .execute();
      await table('people_rate_limits')
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('lastRequest', 'bigint', (column) => column.notNull())
        .execute();
      for (const name of ['sessions', 'accounts', 'two_factors', 'passkeys'])
        await db.schema
          .createIndex(`people_${name}_of_person`)
          .on(`people_${name}`)
          .column('userId')
          .execute();
      await db.schema
        .createIndex('people_verifications_identifier')
        .on('people_verifications')
        .column('identifier')
        .execute();
      await db.schema
        .createTable('invitations')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text')
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('invited_by', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
