import { type Plugin, parseSync, Visitor } from 'vite';

/** Scripts of browsers only put class names together: what a style declares is in the stylesheet. */
export const classNamesOnly: Plugin = {
  name: 'class-names-only',
  enforce: 'pre',
  transform: (code, id) => (/[\\/]renderer[\\/].*\.tsx?$/.test(id) ? withoutDeclarations(code, id) : null),
};

/** A file without the declarations of its styles and keyframes: `css('card', { … })` becomes `css('card')`. */
export function withoutDeclarations(code: string, file: string): string {
  const calls: { readonly start: number; readonly nameEnd: number; readonly end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [name, declarations], start, end }) {
      if (callee.type !== 'Identifier' || !['css', 'keyframes'].includes(callee.name)) return;
      if (name !== undefined && declarations !== undefined) calls.push({ start, nameEnd: name.end, end });
    },
  }).visit(parseSync(file, code).program);
  return calls
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, nameEnd, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start, nameEnd)})${text.slice(end)}`,
      code,
    );
}
