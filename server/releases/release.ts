import type { CompiledRelease } from '#engine';

/** The releases that a session can be pinned to. */
export interface Releases {
  /** The release that visitors see now. */
  live(): Release;
  /** A release by its id; undefined if it can no longer be read. */
  find(id: string): Promise<Release | undefined>;
}

export interface Release {
  readonly id: string;
  readonly compiled: CompiledRelease;
}
