/** Outcome for the sessions at one step. */
export interface SessionGroup {
  readonly journey: string;
  /** Title and id of the step at which they are; undefined if that is not known. */
  readonly step: string | undefined;
  /**
   * `moves` to the new release, `stays` on its own because of the questions named in `again`, `ends` since the
   * journey is gone, or `unread`: its answers cannot be opened with the configured secret.
   */
  readonly outcome: 'moves' | 'stays' | 'ends' | 'unread';
  /** Labels of the questions that would have to be answered again. */
  readonly again: readonly string[];
  readonly sessions: number;
}
