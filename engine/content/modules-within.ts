import type { Module } from '#schemas';

/** A module with its place in the module that holds it, such as `badge`. */
interface ModuleWithin {
  readonly module: Module;
  readonly at: string;
}

/** The modules that a module holds. */
export function modulesWithin(module: Module): readonly ModuleWithin[] {
  return module.type === 'header-banner' && module.badge ? [{ module: module.badge, at: 'badge' }] : [];
}

/** Modules with those that they hold, in order. */
export function allModules(modules: readonly Module[]): readonly Module[] {
  return modules.flatMap((module) => [module, ...modulesWithin(module).map((within) => within.module)]);
}
