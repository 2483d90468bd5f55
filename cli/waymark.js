#!/usr/bin/env node
// Runs the command with the project's own Node if this one is too old for it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const oldest = 24;
/** The package has the built command alone: Node runs no TypeScript below node_modules. */
const isPackage = !existsSync(new URL('main.ts', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= oldest) {
  // Imported here, since an older Node runs this file, too, and lacks both.
  const { enableCompileCache } = await import('node:module');
  // Most of a short command's time is compiling its own code: caching that halves it.
  enableCompileCache(
    isPackage ? undefined : fileURLToPath(new URL('../node_modules/.cache/waymark', import.meta.url)),
  );
  if (isPackage) await import('../dist/command/main.mjs');
  else {
    const { builtProgram } = await import('./built-program.ts');
    await import(builtProgram('command') ?? './main.ts');
  }
} else {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = fileURLToPath(new URL(`../node_modules/node/bin/${file}`, import.meta.url));
  if (existsSync(node)) {
    const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  } else {
    const remedy = isPackage ? 'Install it, or try `npx node@24`.' : 'Run `npm ci`, which brings it.';
    console.error(`waymark needs Node ${oldest}; this is ${process.version}. ${remedy}`);
    process.exitCode = 2;
  }
}
