/** Id of a video: the text after `v=` in its address; undefined without one. */
export function videoId(address: string | undefined): string | undefined {
  return address?.match(/[?&]v=([\w-]+)/)?.[1];
}

/** Address of the player on the host that sets no cookies before the visitor presses play. */
export function playerAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}
