import type { CSS } from '@stitches/core';
import type { stitches } from './stitches.ts';

/** Declarations in the notation of Stitches, with our tokens and media. */
export type Rules = CSS<typeof stitches>;

/** A style: its declarations, and those of each value of its variants. */
export type Definition = Rules & {
  readonly variants?: Readonly<Record<string, Readonly<Record<string | number, Rules>>>>;
};

/** Gives the class names of a style for the values that are chosen of its variants. */
export type Style<Variants = unknown> = (chosen?: ChosenOf<Variants>) => string;

type ChosenOf<Variants> = {
  readonly [Name in keyof Variants]?:
    | (keyof Variants[Name] extends 'true' ? boolean : keyof Variants[Name])
    | undefined;
};

/** The values that may be chosen of a style's variants. */
export type VariantsOf<S> = S extends (chosen?: infer Chosen) => string ? NonNullable<Chosen> : never;

type VariantsIn<D> = D extends { readonly variants: infer Variants } ? Variants : unknown;

/** The styles of all files that were imported, for the stylesheet. */
export const allStyles: (readonly [className: string, definition: Definition])[] = [];

/**
 * A style under the name of its class. `scripts/generation/stylesheet.ts` writes it into the stylesheet: all
 * variants, used or not. In a page only names are put together: the scripts of browsers are built without definitions.
 *
 * @example
 * const card = css('card', { color: '$ink', variants: { tone: { dark: { color: '$paper' } } } })
 * card({ tone: 'dark' }) // 'card card--tone-dark'
 */
export function css<const D extends Definition>(className: string, definition?: D): Style<VariantsIn<D>> {
  if (definition !== undefined) allStyles.push([className, definition]);
  return (chosen: Readonly<Record<string, unknown>> = {}) => {
    let names = className;
    for (const variant in chosen) {
      const value = chosen[variant];
      if (value !== undefined && value !== false) names += ` ${className}${modifier(variant, value)}`;
    }
    return names;
  };
}

/** `--tone-dark`, or `--wide` for a variant that is a switch. */
export function modifier(variant: string, value: unknown): string {
  return String(value) === 'true' ? `--${variant}` : `--${variant}-${value}`;
}

/** The keyframes of all styles, for the stylesheet. */
export const allKeyframes: (readonly [name: string, frames: Readonly<Record<string, Rules>>])[] = [];

/** Keyframes of an animation. Returns their name. */
export function keyframes(name: string, frames: Readonly<Record<string, Rules>>): string {
  allKeyframes.push([name, frames]);
  return name;
}
