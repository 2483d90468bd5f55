import type { ConstraintChecker } from '#engine';

/** A function that Ajv generated: returns whether a value is valid and keeps the errors. */
interface GeneratedCheck {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly keyword: string }[] | null;
}

/**
 * Loads the script that Ajv generated for a form when it was published. Never rejects: if the script fails to
 * load, only the server checks the form.
 */
export async function loadConstraints(src: string): Promise<ConstraintChecker | undefined> {
  try {
    // A published script is not part of the bundle; bundlers must not resolve its address.
    const module: unknown = await import(
      /* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ src
    );
    return constraintsOf(module);
  } catch {
    return undefined;
  }
}

/** The functions by field name, exported one by one or together as the default. */
export function constraintsOf(module: unknown): ConstraintChecker {
  const { default: together = module } = module as { readonly default?: unknown };
  const checks = together as { readonly [field: string]: GeneratedCheck | undefined };
  return (field, value) => {
    const check = Object.hasOwn(checks, field) ? checks[field] : undefined;
    if (typeof check !== 'function' || check(value)) return [];
    return (check.errors ?? []).map(({ keyword }) => keyword);
  };
}
