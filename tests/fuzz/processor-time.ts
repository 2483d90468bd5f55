/** Least processor time of several runs, in milliseconds: what others do to the machine does not count. */
export function processorTime(work: () => unknown, runs = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Processor time of `yardstick` on the machine for which times are stated. */
const yardstickMs = 20;

/** So many milliseconds of that machine, in those of this one; never fewer. */
export function onThisMachine(ms: number): number {
  return ms * Math.max(1, processorTime(yardstick, 5) / yardstickMs);
}

/** A few million steps of arithmetic and texts, as a parser takes them. */
function yardstick(): number {
  let mixed = 1;
  let text = '';
  for (let step = 0; step < 2_000_000; step++) {
    mixed = Math.imul(mixed ^ step, 0x9e3779b1);
    if (step % 64 === 0) text = text.length > 1_000 ? '' : text + String.fromCharCode(97 + (mixed & 15));
    mixed ^= text.charCodeAt(step % (text.length + 1)) | 0;
  }
  return mixed;
}
