import { basename } from 'node:path';

/** One exported style of a `*.styles.ts` file, as offered by its `*.classes.ts`. */
export interface Style {
  /** Name of the export. */
  readonly name: string;
  /** The class that every element of this style has. */
  readonly className: string;
  readonly variants: readonly Variant[];
  readonly compounds: readonly Compound[];
  /** Every class and keyframe name from Stitches, with the readable one that replaces it. */
  readonly renames: ReadonlyMap<string, string>;
}

export interface Variant {
  readonly name: string;
  readonly values: readonly string[];
  readonly initial: string | undefined;
}

export interface Compound {
  readonly when: Readonly<Record<string, string>>;
  readonly className: string;
}

type Selection = Readonly<Record<string, string | number | boolean>>;
type Component = ((selection?: Selection) => { className: string }) & { selector: string };
type Rows = readonly (readonly [Record<string, unknown>, unknown, boolean])[];
type Composer = readonly [string, unknown, Rows, Rows, Record<string, unknown>, ...unknown[]];

/**
 * Reads the styles that a file exports and renders every one of their variants, so that Stitches has written
 * them all.
 */
export function readStyles(file: string, exports: Readonly<Record<string, unknown>>): Style[] {
  const fileName = basename(file, '.styles.ts');
  const styles: Style[] = [];
  for (const [name, value] of Object.entries(exports)) {
    const readable = kebab(name) === fileName ? fileName : `${fileName}-${kebab(name)}`;
    if (isComponent(value)) styles.push(readComponent(name, readable, value));
    else if (typeof value === 'function') value();
    else throw new Error(`${file} exports ${name}, which is neither css(…) nor globalCss(…)`);
  }
  return styles;
}

function readComponent(name: string, className: string, component: Component): Style {
  const composers = composersOf(component);
  const singles = composers.flatMap((composer) => composer[2]);
  const initials = Object.assign({}, ...composers.map((composer) => composer[4])) as Record<string, unknown>;
  const variants = variantsOf(singles, initials);
  const compounds = composers.flatMap((composer) => composer[3]).map(([when]) => compound(className, when));

  const renames = new Map<string, string>();
  composers.forEach((composer, index) => {
    renames.set(composer[0], index === 0 ? className : `${className}-${index}`);
  });
  const bare = Object.fromEntries(variants.map((variant) => [variant.name, 'none']));
  const base = classList(component, bare);
  for (const variant of variants) {
    for (const value of variant.values) {
      for (const made of classList(component, { ...bare, [variant.name]: value })) {
        if (!base.includes(made)) renames.set(made, `${className}${modifier(variant.name, value)}`);
      }
    }
  }
  for (const { when, className: readable } of compounds) {
    for (const made of classList(component, { ...bare, ...when })) {
      if (!base.includes(made) && !renames.has(made)) renames.set(made, readable);
    }
  }
  return {
    name,
    className: base.map((made) => renames.get(made) ?? made).join(' '),
    variants,
    compounds,
    renames,
  };
}

function variantsOf(singles: Rows, initials: Readonly<Record<string, unknown>>): Variant[] {
  const values = new Map<string, string[]>();
  for (const [when] of singles) {
    for (const [name, value] of Object.entries(when)) {
      values.set(name, [...(values.get(name) ?? []), String(value)]);
    }
  }
  return [...values].map(([name, list]) => ({
    name,
    values: [...new Set(list)],
    // Stitches represents a variant without a default as the text "undefined".
    initial:
      initials[name] === undefined || initials[name] === 'undefined' ? undefined : String(initials[name]),
  }));
}

function compound(className: string, when: Readonly<Record<string, unknown>>): Compound {
  const entries = Object.entries(when).map(([name, value]) => [name, String(value)] as const);
  return {
    when: Object.fromEntries(entries),
    className: className + entries.map(([name, value]) => modifier(name, value)).join(''),
  };
}

/** `--tone-dark`, or `--wide` for a boolean variant. */
export function modifier(name: string, value: string): string {
  return value === 'true' ? `--${kebab(name)}` : `--${kebab(name)}-${value}`;
}

function classList(component: Component, selection: Selection): readonly string[] {
  return component(selection).className.split(' ').filter(Boolean);
}

function isComponent(value: unknown): value is Component {
  return typeof value === 'function' && 'selector' in value;
}

/** Stitches keeps the composition of a component under its only symbol. */
function composersOf(component: Component): readonly Composer[] {
  const [internal] = Object.getOwnPropertySymbols(component);
  const kept = internal && (component as unknown as Record<symbol, { composers: Set<Composer> }>)[internal];
  if (!kept) throw new Error('Stitches no longer keeps its composers where 1.2.8 does');
  return [...kept.composers];
}

export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
