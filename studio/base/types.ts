import type { Limits } from '#analysis';

/** Someone who works on the site, as `/studio/api/me` says. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'reader' | 'author' | 'reviewer' | 'publisher' | 'administrator';
  /** Places and languages that they may change; the whole site without. */
  readonly limits?: Limits;
}

/** The person who uses this browser. */
export interface Me extends Person {
  /** Whether signing in asks them for a code of an app. */
  readonly hasCodes: boolean;
  /** Whether they set up a second factor before anything else. */
  readonly needsSecondFactor: boolean;
}

export interface ChangeSet {
  readonly id: string;
  readonly name: string;
  readonly state: 'open' | 'in-review' | 'approved' | 'scheduled' | 'published' | 'abandoned';
  readonly base: string | null;
  readonly revision: number;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

export interface Draft {
  readonly id: string;
  /** Null removes the document. */
  readonly body: string | null;
  readonly base: string | null;
  readonly revision: number;
  readonly author: string;
}

/** A document of the live release. */
export interface StoredDocument {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
}

/** By what changes that went live were taken back: by other changes, or by a roll back to an earlier release. */
export type TakenBack =
  | { readonly by: 'changes'; readonly id: string; readonly name: string }
  | {
      readonly by: 'roll-back';
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly actor: string;
      /** Number of the release that went live again. */
      readonly sequence: number;
    };

/** A change set as it is opened. */
export interface OpenedChangeSet {
  readonly changeSet: ChangeSet;
  readonly drafts: readonly Draft[];
  /** Id of the live release. */
  readonly live: string;
}
