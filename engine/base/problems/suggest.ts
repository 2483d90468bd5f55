/** The candidate closest to the typed text, if it is close enough to be a typing error. */
export function suggest(typed: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(typed.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - typed.length) >= bestDistance) continue;
    const distance = distanceOf(typed, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** `Did you mean "x"?`, or a list of all candidates when none is close. */
export function didYouMean(typed: string, candidates: readonly string[]): string {
  const close = suggest(typed, candidates);
  if (close !== undefined) return `Did you mean "${close}"?`;
  if (candidates.length === 0) return 'There are none to choose from.';
  const shown = candidates.slice(0, 12).join(', ');
  return `Use one of: ${shown}${candidates.length > 12 ? ', …' : ''}.`;
}

/** A word that is most likely a slip for another one. */
export interface Correction {
  readonly found: string;
  readonly meant: string;
  /** True if something else may be meant as well. */
  readonly isGuess?: boolean;
  /** True if it is all of a text, or of a formula behind its "=". */
  readonly isWhole?: boolean;
}

/** Help for an author, with the correction that it names, if there is one. */
export type Help = string | { readonly text: string; readonly correction: Correction };

/**
 * `didYouMean` with the correction; without one if two candidates are equally close. It is a guess unless the slip is of
 * one letter; and an address may be that of something still to be written.
 */
export function advise(typed: string, candidates: readonly string[]): Help {
  const text = didYouMean(typed, candidates);
  const meant = suggest(typed, candidates);
  if (meant === undefined || meant === typed) return text;
  const distance = distanceOf(typed, meant);
  const isUnclear = candidates.some(
    (other) =>
      other !== meant &&
      Math.abs(other.length - typed.length) <= distance &&
      distanceOf(typed, other) <= distance,
  );
  if (isUnclear) return text;
  const isGuess = distance > 1 || typed.length < 3 || typed.startsWith('/');
  return { text, correction: { found: typed, meant, ...(isGuess && { isGuess }) } };
}

/** The text of a help, and its correction. */
export function partsOfHelp(help: Help): { readonly text: string; readonly correction?: Correction } {
  return typeof help === 'string' ? { text: help } : help;
}

function distanceOf(typed: string, candidate: string): number {
  return editDistance(typed.toLowerCase(), candidate.toLowerCase());
}

/** Edit distance of two texts, counting a swap of neighbours as one edit (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const edits = [(last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits.push((beforeLast[j - 2] ?? 0) + 1);
      current[j] = Math.min(...edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
