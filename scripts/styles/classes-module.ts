import { basename } from 'node:path';
import { kebab, modifier, type Style, type Variant } from './read-styles.ts';

/** Text of the `*.classes.ts` beside a `*.styles.ts`. */
export function classesModule(file: string, styles: readonly Style[]): string {
  const header = `// Generated from ${basename(file)} by \`npm run generate\`. Do not edit.\n`;
  if (styles.length === 0) return `${header}export {};\n`;
  return `${header}\n${styles.map(classFunction).join('\n')}`;
}

function classFunction(style: Style): string {
  if (style.variants.length === 0) {
    return `export function ${style.name}(): string {\n  return '${style.className}';\n}\n`;
  }
  const type = `${style.name[0]?.toUpperCase()}${style.name.slice(1)}Variants`;
  const fields = style.variants.map(
    (variant) => `  readonly ${variant.name}?: ${valueType(variant)} | undefined;\n`,
  );
  const parameters = style.variants.map((variant) =>
    variant.initial === undefined ? variant.name : `${variant.name} = ${literal(variant, variant.initial)}`,
  );
  const parts = [
    ...style.variants.map((variant) => `  ${classOfVariant(style, variant)}`),
    ...style.compounds.map((compound) => `  ${classOfCompound(style, compound.when, compound.className)}`),
  ];
  return [
    `export interface ${type} {\n${fields.join('')}}\n\n`,
    `export function ${style.name}({ ${parameters.join(', ')} }: ${type} = {}): string {\n`,
    `  let names = '${style.className}';\n`,
    ...parts.map((part) => `${part}\n`),
    '  return names;\n}\n',
  ].join('');
}

function isSwitch(variant: Variant): boolean {
  return variant.values.every((value) => value === 'true' || value === 'false');
}

function valueType(variant: Variant): string {
  return isSwitch(variant) ? 'boolean' : variant.values.map((value) => literal(variant, value)).join(' | ');
}

function literal(variant: Variant, value: string): string {
  return isSwitch(variant) || /^\d+$/.test(value) ? value : `'${value}'`;
}

function classOfVariant(style: Style, variant: Variant): string {
  const [first] = style.className.split(' ');
  if (!isSwitch(variant)) {
    return `if (${variant.name} !== undefined) names += \` ${first}--${kebab(variant.name)}-\${${variant.name}}\`;`;
  }
  return variant.values
    .map((value) => {
      const test = value === 'true' ? variant.name : `${variant.name} === false`;
      return `if (${test}) names += ' ${first}${modifier(variant.name, value)}';`;
    })
    .join('\n  ');
}

function classOfCompound(style: Style, when: Readonly<Record<string, string>>, className: string): string {
  const tests = Object.entries(when).map(([name, value]) => {
    const variant = style.variants.find((candidate) => candidate.name === name);
    if (!variant) throw new Error(`${style.name} has a compound variant on ${name}, which is not a variant`);
    return `${name} === ${literal(variant, value)}`;
  });
  return `if (${tests.join(' && ')}) names += ' ${className}';`;
}
