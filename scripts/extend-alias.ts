import { join } from 'node:path';
import { root } from './processes.ts';

/** Where tools find the public interface for extensions; elsewhere the running program gives it to them. */
export const extendAlias = [
  { find: /^waymark\/extend$/, replacement: join(root, 'renderer/extend/extend.tsx') },
  { find: /^waymark\/extend\/fields$/, replacement: join(root, 'renderer/extend/fields.tsx') },
];
