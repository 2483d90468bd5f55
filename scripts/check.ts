/**
 * `npm run check`: every part of what CI runs, one after the other, and a summary. Parts named as arguments
 * run alone: `npm run check -- lint types`. Each is also an npm script of its own, `check:lint`.
 */
import { spawnSync } from 'node:child_process';
import { requireChromium } from './find-chromium.ts';
import { childEnvironment, fail, root } from './processes.ts';

const parts = ['lint', 'types', 'layers', 'generated', 'documents', 'unit', 'screenshots', 'e2e'] as const;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) fail(`There is no check "${unknown[0]}". Use ${parts.join(', ')}.`);

const env = childEnvironment({ CHROMIUM_PATH: requireChromium() });
const results = parts
  .filter((part) => chosen.length === 0 || chosen.includes(part))
  .map((part) => {
    console.log(`\n── check:${part}`);
    const began = performance.now();
    const { status } = spawnSync('npm', ['run', '--silent', `check:${part}`], {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: true,
    });
    return { part, passed: status === 0, seconds: ((performance.now() - began) / 1000).toFixed(1) };
  });

console.log('');
for (const { part, passed, seconds } of results)
  console.log(`${passed ? '✓' : '✗'} check:${part} (${seconds} s)`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
