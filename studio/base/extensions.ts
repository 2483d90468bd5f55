import {
  type ModuleExtension,
  type OperatorExtension,
  setModuleExtensions,
  setOperatorExtensions,
} from '#engine';

/** Modules and operators that only this site has, without code. */
export interface SiteExtensions {
  readonly modules: readonly Omit<ModuleExtension, 'errorsOf'>[];
  readonly operators: readonly Omit<OperatorExtension, 'code'>[];
}

/**
 * Has documents with modules of the site's own read here, and rules with its operators. Whether modules fit their schemas
 * only the server says. Resolves once the code of the operators is here; until then such rules fault.
 */
export async function takeExtensions({ modules, operators }: SiteExtensions): Promise<void> {
  setModuleExtensions(modules.map((module) => ({ ...module, errorsOf: () => [] })));
  setOperatorExtensions(operators.map((operator) => ({ ...operator, code: 'it is being fetched' })));
  setOperatorExtensions(await Promise.all(operators.map(withCode)));
}

async function withCode(operator: SiteExtensions['operators'][number]): Promise<OperatorExtension> {
  try {
    const { code } = (await import(/* @vite-ignore */ operator.script ?? '')).default;
    return { ...operator, code };
  } catch {
    return { ...operator, code: 'it cannot be fetched' };
  }
}
