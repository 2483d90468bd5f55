const rounds = 32;

/**
 * Milliseconds until a page has come whole: the first quartile of several times one after the other, for whatever else
 * the machine does now and then slows single ones.
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
