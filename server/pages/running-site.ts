import type { CompiledPage, CompiledRelease } from '#engine';
import type { PreviewAccess } from './preview-access.ts';

/** A page to be rendered, with all that decides how. */
export interface ShownPage {
  readonly page: CompiledPage['page'];
  readonly release: CompiledRelease;
  /** Stands before the title on hosts that are not the public one. */
  readonly titlePrefix: string;
  readonly year: number;
}

/**
 * The one site a process serves. Next bundles its routes apart from each other, so they cannot share a module's
 * variables; they share this.
 */
export interface RunningSite {
  /** What visitors see now. */
  release(): CompiledRelease;
  /** What they would see if every draft were published. */
  previewRelease(): Promise<CompiledRelease>;
  /** The content of a stored page by its key, in the live release or one of those just before it. */
  findPage(key: string): ShownPage | undefined;
  /** Today in the site's time zone, as `yyyy-mm-dd`. */
  today(): string;
  readonly previewAccess: PreviewAccess;
  /** Names the running build, so that a report from a browser can be matched with it. */
  readonly buildId: string;
  stop(): Promise<void>;
}

declare global {
  /** Read it with `runningSite()`. */
  var waymarkSite: RunningSite | undefined;
}

/** The site of this process, or `undefined` before it is started, as while Next builds. */
export function runningSite(): RunningSite | undefined {
  return globalThis.waymarkSite;
}

export function setRunningSite(site: RunningSite | undefined): void {
  globalThis.waymarkSite = site;
}
