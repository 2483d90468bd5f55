import { relative, sep } from 'node:path';

/**
 * Names absolute paths as seen from a folder, with slashes. `relative` takes longer than reading the state of a
 * file, so it is left to paths outside the folder.
 *
 * @example nameFrom('/site')('/site/pages/home.json') // 'pages/home.json'
 */
export function nameFrom(folder: string): (path: string) => string {
  const inside = folder.endsWith(sep) ? folder : folder + sep;
  return (path) => {
    const name = path.startsWith(inside) ? path.slice(inside.length) : relative(folder, path);
    return sep === '/' ? name : name.split(sep).join('/');
  };
}
