import { existsSync, watch } from 'node:fs';
import type { SiteExtensions } from './site-extensions.ts';

/** An editor writes a file in several steps: changes closer than this belong together. */
const quietMs = 100;

/**
 * The extensions of a site in work: loaded again whenever one of their files is saved.
 *
 * @param load loads them as they are now
 */
export async function followExtensions(
  folder: string,
  load: () => Promise<SiteExtensions>,
): Promise<SiteExtensions> {
  let current = await load();
  let timer: NodeJS.Timeout | undefined;
  const loadAgain = async () => {
    current = await load();
  };
  if (existsSync(folder))
    watch(folder, { recursive: true, persistent: false }, () => {
      clearTimeout(timer);
      // One that cannot be loaded is among the troubles; what fails otherwise is tried with the next change.
      timer = setTimeout(() => void loadAgain().catch(() => undefined), quietMs);
    });
  return {
    get troubles() {
      return current.troubles;
    },
    render: (...args) => current.render(...args),
    get regions() {
      return current.regions;
    },
    renderRegion: (...args) => current.renderRegion(...args),
    keyOf: (...args) => current.keyOf(...args),
    headHtml: (...args) => current.headHtml(...args),
    get inPreview() {
      return current.inPreview;
    },
    fieldScripts: (types) => current.fieldScripts(types),
    fieldTrouble: (type) => current.fieldTrouble(type),
    isFile: (path) => current.isFile(path),
    answer: (request, response) => current.answer(request, response),
  };
}
