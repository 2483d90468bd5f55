import { allModules } from '#engine';
import type { Module, Page } from '#schemas';
import { linkedDocuments } from './linked-documents.ts';

/** A shipped page document by its id. */
export function shippedPage(id: string): Page {
  const page = linkedDocuments.find(
    (document): document is Page => document.kind === 'page' && document.id === id,
  );
  if (page === undefined) throw new Error(`There is no shipped page "${id}".`);
  return page;
}

type ModuleOf<Type extends Module['type']> = Extract<Module, { type: Type }>;

/** The modules of a type on a shipped page, in order; there is at least one. */
export function modulesOf<Type extends Module['type']>(page: string, type: Type): readonly ModuleOf<Type>[] {
  const modules = shippedPage(page).zones.content.filter(
    (module): module is ModuleOf<Type> => module.type === type,
  );
  if (modules.length === 0) throw new Error(`The shipped page "${page}" has no ${type}.`);
  return modules;
}

/** The first module of one of the site's own types on a shipped page, perhaps within another one. */
export function ownModuleOf<M>(page: string, type: string): M {
  const all: readonly { readonly type: string }[] = allModules(shippedPage(page).zones.content);
  const found = all.find((module) => module.type === type);
  if (found === undefined) throw new Error(`The shipped page "${page}" has no ${type}.`);
  return found as M;
}

/** The first module of a type on a shipped page. */
export function moduleOf<Type extends Module['type']>(page: string, type: Type): ModuleOf<Type> {
  const [first] = modulesOf(page, type);
  return first as ModuleOf<Type>;
}
