/**
 * `npm run mutants`: changes one place of the sources after another, and counts how many of the changes make a test
 * fail. `--count N`, `--seed N`, `--layers a,b`, `--files N` (test files that a mutant is given to, the nearest first), `--seconds N` (for
 * each mutant). What survives the tests of `npm test` is given to those of `npm run test:full`, too. The sources are
 * written to and put back, so nothing else may run in the folder.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/processes.ts';
import { seededRandom } from '../fuzz/random.ts';
import { trackedFiles } from '../support/running/tracked-files.ts';
import { mutationsOf } from './mutations.ts';
import { relatedTests } from './related-tests.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    layers: { type: 'string', default: 'engine,analysis,server,renderer,cli,sandbox' },
    files: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '300' },
  },
});
const count = Number(values.count);
const mostFiles = Number(values.files);
const tooLong = 'too long';
const mostMs = Number(values.seconds) * 1000;

const files = trackedFiles();
const layers = values.layers.split(',');
const isSource = (file: string) =>
  layers.includes(file.split('/')[0] ?? '') &&
  /\.tsx?$/.test(file) &&
  !/\.(test|test-d|stories|fixture|styles|classes|child)\.tsx?$|\.d\.ts$|^sandbox\/.*data|generated/.test(
    file,
  );
const testsOf = relatedTests(files.filter((file) => /\.tsx?$/.test(file)));
/** Test files of which `npm test` runs less than `npm run test:full`. */
const isShortened = (file: string) =>
  /running\/tier\.ts|databasesForLongTests|'full'/.test(readFileSync(join(root, file), 'utf8'));

const sites = files
  .filter(isSource)
  .flatMap((file) =>
    mutationsOf(file, readFileSync(join(root, file), 'utf8')).map((mutation) => ({ file, mutation })),
  );
const random = seededRandom(Number(values.seed));
const outcomes = { quick: 0, full: 0, survived: 0, undecided: 0 };
console.log(`${sites.length} possible mutants; seed ${values.seed}`);
let runner: ChildProcess | undefined;
for (let index = 0; index < count; index++) {
  const site = sites[random.below(sites.length)];
  if (site) await tryMutant(index, site.file, site.mutation);
}
endRunner();
const { quick, full, survived, undecided } = outcomes;
const decided = quick + full + survived;
const killed = (number: number) => `${number} of ${decided} (${Math.round((100 * number) / decided)} %)`;
console.log(
  `npm test kills ${killed(quick)}, npm run test:full ${killed(quick + full)}; ${undecided} took too long`,
);

/** Writes a mutant, runs the tests that are nearest to it until one fails, and puts the file back. */
async function tryMutant(
  index: number,
  file: string,
  { kind, start, end, text }: (typeof sites)[number]['mutation'],
): Promise<void> {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const tests = testsOf(file).slice(0, mostFiles);
  const began = performance.now();
  try {
    writeFileSync(path, source.slice(0, start) + text + source.slice(end));
    const until = Date.now() + mostMs;
    const first = (await run(file, tests.slice(0, 8), until)) ?? (await run(file, tests.slice(8), until));
    const second = first ?? (await run(file, tests.filter(isShortened), until, 'full'));
    const isLate = [first, second].includes(tooLong);
    const outcome = isLate ? 'undecided' : first ? 'quick' : second ? 'full' : 'survived';
    outcomes[outcome] += 1;
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${index + 1} ${file}:${line} ${kind}: ${outcome} (${second ?? tests.length}, ${seconds} s)`);
  } finally {
    writeFileSync(path, source);
  }
}

/** The first of some test files that fails, or that they took too long. */
async function run(
  changed: string,
  tests: readonly string[],
  until: number,
  tier = 'quick',
): Promise<string | undefined> {
  if (tests.length === 0) return undefined;
  if (tier === 'full') endRunner();
  runner ??= await startRunner(tier);
  runner.send({ changed, tests });
  const late = sleep(Math.max(1000, until - Date.now()), [{ failed: [tooLong] }], { ref: false });
  const [{ failed }] = await Promise.race([once(runner, 'message'), late]);
  if (tier === 'full' || failed[0] === tooLong) endRunner();
  return failed[0];
}

async function startRunner(tier: string): Promise<ChildProcess> {
  const started = fork(join(import.meta.dirname, 'test-runner.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, WAYMARK_TESTS: tier },
  });
  await once(started, 'message');
  return started;
}

function endRunner(): void {
  runner?.kill();
  runner = undefined;
}
