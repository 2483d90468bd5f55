import {
  type FieldExtension,
  type ModuleExtension,
  type OperatorExtension,
  setFieldExtensions,
  setModuleExtensions,
  setOperatorExtensions,
} from '#engine';

/** Modules, fields and operators that only this site has, without code, and settings of it that pages say. */
export interface SiteExtensions {
  readonly modules: readonly Omit<ModuleExtension, 'errorsOf'>[];
  readonly fields: readonly Omit<FieldExtension, 'errorsOf'>[];
  readonly operators: readonly Omit<OperatorExtension, 'code'>[];
  /** How modules and fields are shown, by type. */
  readonly inPreview: Readonly<Record<string, PreviewedExtension>>;
  readonly kept: KeptAnswers;
}

/** How long a site keeps answers of visitors, in milliseconds. */
export interface KeptAnswers {
  /** After the last change. */
  readonly keptMs: number;
  /** At most. */
  readonly endsInMs: number;
}

/** Addresses of the code of a module or a field, for the frame of the preview alone. */
export interface PreviewedExtension {
  /** The component; left out for one that only a server can run. */
  readonly component?: string;
  readonly styles?: string;
  /** The script of pages with the module. */
  readonly script?: string;
  /** For a module that is a region: the property that names its operation. */
  readonly region?: { readonly operation?: string };
}

/**
 * Has documents with modules and fields of the site's own read here, and rules with its operators. Whether these fit their
 * schemas only the server says. No code of the site runs: rules with its operators fault.
 */
export function declareExtensions({ modules, fields, operators }: SiteExtensions): void {
  setModuleExtensions(modules.map((module) => ({ ...module, errorsOf: () => [] })));
  setFieldExtensions(fields.map((field) => ({ ...field, errorsOf: () => [] })));
  setOperatorExtensions(operators.map((operator) => ({ ...operator, code: 'it is being fetched' })));
}

/** The same with the code of operators, where it may run. Resolves once that is here; until then such rules fault. */
export async function takeExtensions(extensions: SiteExtensions): Promise<void> {
  declareExtensions(extensions);
  setOperatorExtensions(await Promise.all(extensions.operators.map(withCode)));
}

async function withCode(operator: SiteExtensions['operators'][number]): Promise<OperatorExtension> {
  try {
    const { code } = (await import(/* @vite-ignore */ operator.script ?? '')).default;
    return { ...operator, code };
  } catch {
    return { ...operator, code: 'it cannot be fetched' };
  }
}
