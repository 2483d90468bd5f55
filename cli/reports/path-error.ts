import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system's error for a path that the caller named, as a sentence; undefined for every other error. */
export function describePathError(error: NodeJS.ErrnoException): string | undefined {
  const { code, path } = error;
  if (path === undefined) return undefined;
  switch (code) {
    case 'ENOENT': {
      const folder = dirname(path);
      return existsSync(folder) ? `There is no file or folder ${path}.` : `There is no folder ${folder}.`;
    }
    case 'ENOTDIR':
      return `A folder in the path ${path} is a file. Name another path.`;
    case 'EEXIST':
      return error.syscall === 'mkdir'
        ? `${path} is a file. Name a folder.`
        : `There is a file ${path} already. Name another.`;
    case 'EISDIR':
      return `${path} is a folder. Name a file.`;
    case 'EACCES':
    case 'EPERM':
      return `This user may not read or write ${path}.`;
    case 'EROFS':
      return `${path} is on a disk that cannot be written to.`;
    default:
      return undefined;
  }
}
