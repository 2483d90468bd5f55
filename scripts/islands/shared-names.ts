import { minify } from 'terser';
import { parseSync } from 'vite';

/** Names of two letters that no variable can have. */
const reserved: ReadonlySet<string> = new Set(['do', 'if', 'in']);

/**
 * Names the variables of a built module as other modules know them: `import { b as a }` and `export { a as b }` become
 * `import { b }` and `export { b }`. Scripts with many exports are a percent smaller so. The names by which modules know
 * each other stay as they are.
 */
export async function withSharedNames(code: string): Promise<string> {
  const names = new Map<string, string>();
  for (const [local, known] of namesIn(code)) {
    if (
      known.length <= 2 &&
      !reserved.has(known) &&
      !names.has(local) &&
      ![...names.values()].includes(known)
    )
      names.set(local, known);
  }
  if (names.size === 0) return code;
  const props = Object.fromEntries([...names].map(([local, known]) => [`$${local}`, known]));
  const nameCache = { vars: { props } };
  const renamed = await minify(code, { module: true, ecma: 2022, compress: false, mangle: true, nameCache });
  return renamed.code ?? code;
}

/** Variables with the names by which other modules know them: exports, then imports. */
function namesIn(code: string): readonly (readonly [local: string, known: string])[] {
  const exported: (readonly [string, string])[] = [];
  const imported: (readonly [string, string])[] = [];
  for (const statement of parseSync('built.js', code).program.body) {
    const each = 'specifiers' in statement ? statement.specifiers : [];
    for (const specifier of each) {
      if (specifier.type === 'ExportSpecifier')
        exported.push([nameOf(specifier.local), nameOf(specifier.exported)]);
      if (specifier.type === 'ImportSpecifier')
        imported.push([specifier.local.name, nameOf(specifier.imported)]);
    }
  }
  return [...exported, ...imported];
}

function nameOf(name: { readonly name: string } | { readonly value: string }): string {
  return 'name' in name ? name.name : name.value;
}
