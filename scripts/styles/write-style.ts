import { type Definition, modifier } from '../../renderer/theme/css.ts';

/** A style in the stylesheet of Stitches, whose names are hashed. */
export interface WrittenStyle {
  readonly className: string;
  /** Every class name from Stitches, with the readable one that replaces it. */
  readonly renames: ReadonlyMap<string, string>;
}

type Component = (chosen: Readonly<Record<string, string>>) => { readonly className: string };

/** Renders every variant of a style, so that Stitches has written them all. */
export function writeStyle(
  css: (definition: Definition) => unknown,
  className: string,
  definition: Definition,
): WrittenStyle {
  const component = css(definition) as Component;
  const renames = new Map<string, string>();
  const [base = ''] = classList(component, {});
  renames.set(base, className);
  for (const [variant, values] of Object.entries(definition.variants ?? {})) {
    for (const value of Object.keys(values)) {
      for (const made of classList(component, { [variant]: value })) {
        if (made !== base) renames.set(made, className + modifier(variant, value));
      }
    }
  }
  return { className, renames };
}

function classList(component: Component, chosen: Readonly<Record<string, string>>): readonly string[] {
  return component(chosen).className.split(' ').filter(Boolean);
}
