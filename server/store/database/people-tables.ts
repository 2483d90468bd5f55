import type { Generated } from 'kysely';

/** A person who works on the site. Times are as better-auth writes them, and differ by database. */
interface PersonTable {
  id: string;
  name: string;
  email: string;
  role: string;
  emailVerified: boolean | number;
  twoFactorEnabled: Generated<boolean | number | null>;
  /** JSON: what their work is limited to; null for the whole site. */
  limits: Generated<string | null>;
  createdAt: Date | string;
  updatedAt: Date | string;
}

/** A browser in which a person is signed in. */
interface PersonSessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: Date | string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date | string;
  updatedAt: Date | string;
}

/** A way in which a person signs in; `credential` is by a password. */
interface PersonAccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: Date | string;
  updatedAt: Date | string;
}

/** Secrets by which the codes of a person's app, and their backup codes, are checked; sealed. */
interface PersonTwoFactorTable {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
}

/** Something that is waited for once, such as the answer of a passkey, under a name that says what it is. */
interface PersonVerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date | string;
  createdAt: Date | string;
  updatedAt: Date | string;
}

/** A key by which programs work for a person, under the SHA-256 of its token. Scopes have spaces between them; times are ISO 8601, UTC. */
interface PersonKeyTable {
  id: string;
  person: string;
  name: string;
  token_hash: string;
  scopes: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}

/** A passkey of a person. */
interface PersonPasskeyTable {
  id: string;
  userId: string;
  publicKey: string;
  credentialID: string;
  counter: number;
  deviceType: string;
  backedUp: boolean | number;
}

/** Attempts to sign in that have failed, under a hash; times are milliseconds since the epoch. */
interface PersonAttemptTable {
  key: string;
  failures: number;
  last_at: number;
  /** When the next may be made. */
  open_at: number;
}

/** The administrator by whose help a person got back in: by a new `password`, or without their second `factors`. */
interface PersonRecoveryTable {
  person: string;
  means: 'password' | 'factors';
  administrator: string;
  /** Hash of the password that was chosen, as it is kept; null for second factors. */
  password: string | null;
}

/** A link by which a person may join, under the SHA-256 of its token; `expires_at` is ISO 8601, UTC. */
interface InvitationTable {
  token_hash: string;
  email: string | null;
  role: string;
  /** JSON: what their work will be limited to. */
  limits: Generated<string | null>;
  invited_by: string;
  expires_at: string;
}

/** Tables of the people who work on the site. */
export interface PeopleTables {
  people: PersonTable;
  people_sessions: PersonSessionTable;
  people_accounts: PersonAccountTable;
  people_two_factors: PersonTwoFactorTable;
  people_verifications: PersonVerificationTable;
  people_keys: PersonKeyTable;
  people_passkeys: PersonPasskeyTable;
  people_attempts: PersonAttemptTable;
  people_recoveries: PersonRecoveryTable;
  invitations: InvitationTable;
}
