import { type ModuleExtension, setModuleExtensions } from '#engine';

/** Modules that only this site has, without the schemas that the server checks them by. */
export interface SiteExtensions {
  readonly modules: readonly Omit<ModuleExtension, 'errorsOf'>[];
}

/** Has documents with modules of the site's own read here. Whether these fit their schemas only the server says. */
export function takeExtensions({ modules }: SiteExtensions): void {
  setModuleExtensions(modules.map((module) => ({ ...module, errorsOf: () => [] })));
}
