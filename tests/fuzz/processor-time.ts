/** Minimum processor time of several runs, in milliseconds, which excludes other programs on the machine. */
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

/** Processor time of `yardstick` on the reference machine. */
const yardstickMs = 20;

/** Converts milliseconds of the reference machine to those of this one; never lower. */
export function onThisMachine(ms: number): number {
  return ms * Math.max(1, processorTime(yardstick, 5) / yardstickMs);
}

/** A few million steps of arithmetic and text operations, like those of a parser. */
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
