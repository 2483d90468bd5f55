const rounds = 32;

/**
 * Milliseconds to load a page completely: the first quartile of several sequential loads, because other work
 * on the machine slows single ones.
 */
export async function usualMs(address: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await (await fetch(address)).text();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[rounds / 4] ?? 0;
}
