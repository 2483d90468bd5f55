/**
 * `npm run check`: runs every part of CI one after the other, and prints a summary. Parts named as arguments
 * run alone: `npm run check -- lint types`. Each is also an npm script of its own, such as `check:lint`. The
 * end of a failed part's output is repeated before the summary, so that the end of a log shows the errors.
 * `--full` runs all tests of each part, and the parts that CI leaves out (`npm run test:full`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { requireChromium } from './find-chromium.ts';
import { childEnvironment, fail, root } from './processes.ts';

const quick = ['lint', 'types', 'layers', 'unused', 'generated', 'documents', 'unit', 'screenshots', 'e2e'];
const all = [...quick, 'audit', 'production', 'fuzz'];

const isFull = process.argv.includes('--full');
const parts = isFull ? all : quick;
const chosen = process.argv.slice(2).filter((argument) => argument !== '--full');
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) fail(`There is no check "${unknown[0]}". Use ${all.join(', ')}.`);

const env = childEnvironment({
  CHROMIUM_PATH: requireChromium(),
  ...(isFull && { WAYMARK_TESTS: 'full' }),
});
const lastLines = 100;

interface Result {
  readonly part: string;
  readonly passed: boolean;
  readonly seconds: string;
  readonly output: string;
}

/** Runs a part, prints its output as it comes, and keeps it. */
async function run(part: string): Promise<Result> {
  console.log(`\n── check:${part}`);
  const began = performance.now();
  const child = spawn(`npm run --silent check:${part}`, {
    cwd: root,
    env,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: true,
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.setEncoding('utf8').on('data', (text: string) => {
      to.write(text);
      output += text;
    });
  const [status] = await once(child, 'close');
  return { part, passed: status === 0, seconds: ((performance.now() - began) / 1000).toFixed(1), output };
}

const results: Result[] = [];
for (const part of chosen.length === 0 ? parts : chosen) results.push(await run(part));

for (const { part, passed, output } of results)
  if (!passed)
    console.log(
      `\n── the end of check:${part}, which failed\n${output.split('\n').slice(-lastLines).join('\n')}`,
    );
console.log('');
for (const { part, passed, seconds } of results)
  console.log(`${passed ? '✓' : '✗'} check:${part} (${seconds} s)`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
