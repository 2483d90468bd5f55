import type { PlacedChanges } from '#analysis';
import type { Problem } from '#engine';
import type { ChangeSet, TakenBack } from '../base/types.ts';

/** A remark about a change set, about a document in it, or about a text. */
export interface Comment {
  readonly id: string;
  readonly document: string | null;
  readonly part: string | null;
  readonly body: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly resolvedBy: string | null;
}

/** An act of somebody on a change set. */
export interface Act {
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly detail: {
    readonly state?: ChangeSet['state'];
    readonly name?: string;
    /** The comment that it was done with. */
    readonly why?: string;
    /** The release that it went live with. */
    readonly release?: string;
    readonly rebased?: readonly string[];
  };
}

/** Changes by publishing, and what becomes of open visits. */
export interface Effects {
  /** By page and step; null if the documents cannot be compared. */
  readonly places: readonly PlacedChanges[] | null;
  readonly problems: readonly Problem[];
  /** The texts of the documents that the problems are about, by their ids. */
  readonly subjects: Readonly<Record<string, string>>;
  /** Codes of the notes that have to be accepted before it goes live; translators mend the others. */
  readonly toAccept?: readonly string[];
  readonly sessions: readonly { readonly journey: string; readonly sessions: number }[];
  readonly moves: readonly VisitGroup[];
}

/** Open visits at one step. */
export interface VisitGroup {
  readonly journey: string;
  readonly step?: string;
  readonly outcome: 'moves' | 'stays' | 'ends' | 'unread';
  readonly again: readonly string[];
  readonly sessions: number;
}

/** A link to the preview of a change set, without the token that opens it. */
export interface PreviewLink {
  readonly id: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** A release in the list of all. */
export interface PastRelease {
  readonly id: string;
  readonly sequence: number;
  /** Id of the release before it. */
  readonly parent: string | null;
  readonly author: string;
  readonly message: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly isLive: boolean;
  readonly isRetired: boolean;
  readonly takenBack: TakenBack | null;
  /** The first sentences about what it changed. */
  readonly sentences: readonly string[];
  /** Number of further ones. */
  readonly more: number;
}

/** Changes of a release. */
export interface ReviewedRelease extends Effects {
  readonly release: Omit<PastRelease, 'sentences'>;
  readonly isLive: boolean;
  readonly takenBack: TakenBack | null;
  /** Whether what goes live needs the approval of another person. */
  readonly fourEyes: boolean;
  /** Who approved its changes, if somebody did. */
  readonly approval?: { readonly at: string; readonly actor: string; readonly why?: string };
  readonly documents: readonly { readonly id: string; readonly title: string; readonly change: string }[];
  readonly madeLive: readonly { readonly at: string; readonly actor: string; readonly action: string }[];
}

/** Changes that wait for their time, or were refused when it came. */
export interface Scheduled {
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  readonly author: string;
  readonly refusal: {
    readonly problems: readonly Problem[];
    /** Documents that others published meanwhile. */
    readonly theirs: readonly { readonly id: string }[];
  } | null;
}

export interface ReviewedSet {
  readonly changeSet: ChangeSet;
  readonly comments: readonly Comment[];
  readonly acts: readonly Act[];
  readonly links: readonly PreviewLink[];
  /** E-mail addresses of those who began it, or wrote the last edit of one of its documents. */
  readonly writers: readonly string[];
  /** Whether somebody else than they has to approve it before it goes live. */
  readonly fourEyes: boolean;
  /** Why the person who asks can neither take it on nor publish it: some of it lies beyond their limits. */
  readonly beyond?: string;
  readonly scheduled?: Scheduled;
  /** The release that took it back after it had gone live. */
  readonly takenBack: TakenBack | null;
  /** Ids of the documents that others published since the drafts were begun. */
  readonly behind: readonly string[];
  readonly review: Effects;
}
