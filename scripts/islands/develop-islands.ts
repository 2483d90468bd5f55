import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { type Islands, lateScriptsHtml } from '#server';
import { root } from '../processes.ts';
import { namedScripts } from './named-scripts.ts';

const renderIslandFile = join(root, 'renderer/hydration/render-island.ts');

/** Prefix of every address that Vite serves. */
const base = '/assets/';

/** The islands from their current sources: Vite builds each file on request. */
export async function developIslands(server: Server): Promise<Islands> {
  const vite = await createServer({
    root,
    base,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    optimizeDeps: { entries: ['renderer/hydration/browser.ts'] },
    server: { middlewareMode: true, hmr: { server } },
  });
  const { extensionRuntime } = await vite.ssrLoadModule(renderIslandFile);
  const style = `<link rel="stylesheet" href="${base}renderer/theme/site.css"/>`;
  const scripts = ['@vite/client', 'renderer/page/browser/site.ts'].map(scriptHtml).join('');
  const ofIslands = ['renderer/hydration/browser.ts', 'renderer/page/browser/regions.ts']
    .map(scriptHtml)
    .join('');
  return {
    extensionRuntime: {
      ...extensionRuntime,
      islandsHtml: () => scriptHtml('renderer/hydration/extension-islands.ts'),
      fieldsHtml: () => '',
    },
    async render(name, props) {
      const { renderIsland } = await vite.ssrLoadModule(renderIslandFile);
      return renderIsland(name, props);
    },
    headHtml: ({ size }, late) =>
      style +
      lateScriptsHtml([...late].map((name) => base + namedScripts[name])) +
      scripts +
      (size > 0 ? ofIslands : ''),
    isFile: (path) => path.startsWith(base),
    answer(request, response) {
      vite.middlewares(request, response, () => response.writeHead(404).end());
    },
  };
}

function scriptHtml(path: string): string {
  return `<script type="module" src="${base}${path}"></script>`;
}
