/**
 * Reasons why this instance should get no requests, or needs attention; the health check fails and reports
 * them.
 */
export interface Readiness {
  /** Sets the trouble of a part of the site; undefined clears it. */
  report(part: string, trouble: string | undefined): void;
  /** By the affected part of the site; empty if there is none. */
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
