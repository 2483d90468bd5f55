/** `npm run dev`: Next's development server and the sandbox, side by side until Ctrl-C. */
import { join } from 'node:path';
import { exitCode, portFrom, root, runNode, settingsWithSandbox } from './processes.ts';

const port = portFrom('PORT', 3000);
const sandbox = runNode(['sandbox/start.ts']);
const next = runNode([join(root, 'node_modules/next/dist/bin/next'), 'dev', '--port', String(port)], {
  WAYMARK_SETTINGS: settingsWithSandbox,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill('SIGTERM'));
const code = await exitCode(next);
sandbox.kill('SIGTERM');
process.exit(code);
