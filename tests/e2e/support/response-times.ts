const rounds = 15;

/** Milliseconds until a page has come whole: the median of several times one after the other. */
export async function medianMs(address: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await (await fetch(address)).text();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
