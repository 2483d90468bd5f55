/** `npm run dev`: runs the site and the sandbox until Ctrl-C. Each page is built on request. */
import { wantsSandbox } from '../server/config/setting.ts';
import { exitCode, portFrom, runNode, sandboxSettings } from './processes.ts';

const port = portFrom('PORT', 3000);
const hasSandbox = wantsSandbox(process.env);
const sandbox = hasSandbox ? runNode(['sandbox/start.ts']) : undefined;
const site = runNode(['scripts/serve.ts', '--dev'], {
  NODE_ENV: 'development',
  PORT: String(port),
  WAYMARK_STUDIO: process.env.WAYMARK_STUDIO ?? 'on',
  WAYMARK_STOP_NOTICE_SECONDS: process.env.WAYMARK_STOP_NOTICE_SECONDS ?? '0',
  ...(hasSandbox && sandboxSettings()),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill('SIGTERM'));
const code = await exitCode(site);
sandbox?.kill('SIGTERM');
process.exit(code);
