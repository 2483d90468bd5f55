/** The candidate closest to the typed text, if it is close enough to be a typing error. */
export function suggest(typed: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(typed.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - typed.length) >= bestDistance) continue;
    const distance = editDistance(typed.toLowerCase(), candidate.toLowerCase());
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
