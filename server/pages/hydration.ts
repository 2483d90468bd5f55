import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ids of the client components of our own that Next has built into the route of content pages. */
export type ClientModules = ReadonlySet<string>;

const route = '/at/[key]/[[...path]]/page';

/** Part of the path of a client component that comes with every page and does nothing until something fails. */
const standby = '/app/global-error.tsx';

/**
 * Reads from Next's build which client components of ours a content page may use; `undefined` when the build does
 * not say so in the words we know, in which case every page has to be taken to use some.
 */
export async function readClientModules(buildFolder: string): Promise<ClientModules | undefined> {
  try {
    const file = join(buildFolder, 'server/app', `${route}_client-reference-manifest.js`);
    const text = await readFile(file, 'utf8');
    const manifest = JSON.parse(text.slice(text.indexOf('] = {') + 4).replace(/;\s*$/, ''));
    const modules = Object.entries<{ readonly id: unknown }>(manifest.clientModules);
    const own = modules.filter(([path]) => !path.includes('/node_modules/next/') && !path.includes(standby));
    return new Set(own.map(([, { id }]) => String(id)));
  } catch {
    return undefined;
  }
}

/** Whether something on the page comes to life in the browser. `rendered` is React's account of the page. */
export function needsHydration(rendered: Buffer | undefined, modules: ClientModules | undefined): boolean {
  if (rendered === undefined || modules === undefined) return true;
  const used = rendered.toString().matchAll(/^[0-9a-f]+:I\[("?)([^",]+)\1,/gm);
  return [...used].some(([, , id = '']) => modules.has(id));
}

/** Takes from a page what only hydration needs: Next's files, and the copy of the page that React would compare. */
export function withoutHydration(html: string): string {
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (script, attributes: string, code: string) =>
      /\ssrc="\/_next\//.test(attributes) || /self\.__next_f|"TURBOPACK"/.test(code) ? '' : script,
    );
}
