/**
 * Keeps regions with `data-refresh-seconds` up to date: fetches the page again after the shortest of those times,
 * while it shows, and replaces what has changed. A region that cannot be refreshed becomes empty, since what it
 * shows is of the moment. One that has the focus keeps it, and waits for the next time.
 */
export function refreshRegions(document: Document): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-refresh-seconds]')];
  const seconds = Math.min(...regions.map(({ dataset }) => Number(dataset.refreshSeconds)));
  setInterval(async () => {
    if (document.hidden) return;
    const page = await fetchPage(location.href);
    for (const region of regions) {
      const fresh = page?.querySelector(`[data-region="${region.dataset.region}"]`)?.innerHTML ?? '';
      if (fresh !== region.innerHTML && !region.contains(document.activeElement)) region.innerHTML = fresh;
    }
  }, seconds * 1000);
}

/** Undefined when the page does not answer. */
async function fetchPage(url: string): Promise<Document | undefined> {
  try {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    if (!answer.ok) return undefined;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return undefined;
  }
}
