import { loadThirdParty, onceNear } from '../third-party.ts';

const asked = new Set<string>();

for (const place of document.querySelectorAll<HTMLElement>('[data-third-party]')) {
  const { thirdParty: name = '' } = place.dataset;
  onceNear(place, () => {
    if (asked.has(name)) return;
    asked.add(name);
    // Without the script what is in its place stays.
    void loadThirdParty(name).catch(() => undefined);
  });
}
