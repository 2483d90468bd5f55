/** Why this instance should not be sent requests, or needs attention: its health check fails and says so. */
export interface Readiness {
  /** Says what is wrong with a part of the site, or that nothing is any more. */
  report(part: string, trouble: string | undefined): void;
  /** By the part of the site that has it; empty while all is well. */
  readonly troubles: ReadonlyMap<string, string>;
}

export function createReadiness(): Readiness {
  const troubles = new Map<string, string>();
  return {
    troubles,
    report(part, trouble) {
      if (trouble === undefined) troubles.delete(part);
      else troubles.set(part, trouble);
    },
  };
}
