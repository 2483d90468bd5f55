/** A moment as the command and documents take it: whole seconds, with an offset. @param time since 1970, in milliseconds */
export function momentText(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The first whole second after some milliseconds from now. */
export function secondAfter(milliseconds: number): number {
  return Math.ceil((Date.now() + milliseconds) / 1000) * 1000;
}
