/**
 * `npm run bench`: every budget as a ratio to its peer, measured in this run. Arguments name the parts to
 * run; `--json <file>` writes the rows, `--write` writes the table into docs/benchmarks.md. Fails when a budget
 * is exceeded.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCode, fail, root, runNode } from '../../scripts/processes.ts';
import { type Contenders, startContenders } from './contenders.ts';
import { benchDocuments } from './documents.ts';
import { benchJavaScript } from './javascript.ts';
import { benchKeystroke } from './keystroke/bench-keystroke.ts';
import { benchSignUpKeystroke } from './keystroke/bench-sign-up.ts';
import { benchManyParts } from './many-parts.ts';
import { benchCachedPage, benchDynamicStep } from './pages.ts';
import { benchProofs } from './proofs.ts';
import { benchPublishingItem } from './publish-item.ts';
import { benchPublishingMany } from './publish-many.ts';
import { benchPublishingText } from './publish-text.ts';
import { benchPublishing } from './publishing.ts';
import type { Row } from './row.ts';
import { benchRules } from './rules.ts';
import { benchStudio } from './studio/bench-studio.ts';
import { tableOf } from './table.ts';
import { benchVitals } from './vitals.ts';

type Bench = () => Promise<readonly Row[]>;

let contenders: Contenders | undefined;

/** The site and the peers, started for the parts that need them. */
const beside = (bench: (both: Contenders) => Promise<readonly Row[]>): Bench => {
  return async () => {
    contenders = await startContenders();
    return await bench(contenders);
  };
};

const parts: Readonly<Record<string, Bench>> = {
  rules: benchRules,
  keystroke: benchKeystroke,
  'sign-up-keystroke': beside(benchSignUpKeystroke),
  documents: benchDocuments,
  proofs: benchProofs,
  'many-parts': benchManyParts,
  javascript: beside(benchJavaScript),
  'cached-page': beside(benchCachedPage),
  'dynamic-step': beside(benchDynamicStep),
  vitals: beside(benchVitals),
  publishing: benchPublishing,
  'publishing-many': benchPublishingMany,
  'publishing-item': benchPublishingItem,
  'publishing-text': benchPublishingText,
  studio: benchStudio,
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined)
  fail(`There is nothing called "${unknown}" to measure. Use ${Object.keys(parts).join(', ')}.`);
if (options.write && positionals.length > 0)
  fail('docs/benchmarks.md shows the whole table: leave out the names.');

if ((await exitCode(runNode(['scripts/build.ts', '--if-stale']))) !== 0) fail('The site could not be built.');

const names = Object.keys(parts).filter((name) => positionals.length === 0 || positionals.includes(name));
const rows: Row[] = [];
const failed: string[] = [];
const [only, ...others] = names;
if (only !== undefined && others.length === 0) rows.push(...(await measure(only)));
else for (const name of names) rows.push(...(await measureApart(name)));

const table = tableOf(rows);
console.log(`\n${table}\n`);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
if (failed.length > 0) fail(`Could not be measured: ${failed.join(', ')}.`);
if (options.write) writeTable(table);
const broken = rows.filter(({ holds }) => !holds).length;
if (broken > 0) console.error(`${broken} of ${rows.length} budgets do not hold.`);
process.exit(broken === 0 ? 0 : 1);

async function measure(name: string): Promise<readonly Row[]> {
  console.error(`Measuring ${name} …`);
  try {
    return (await parts[name]?.()) ?? [];
  } catch (error) {
    // The other measurements take minutes, so one failure does not stop them.
    console.error(error);
    failed.push(name);
    return [];
  } finally {
    await contenders?.stop();
  }
}

/** Measures a part in a process of its own: what another left on the heap would slow it down. */
async function measureApart(name: string): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  const file = join(folder, 'rows.json');
  await exitCode(runNode(['tests/bench/run.ts', name, '--json', file]));
  const found: readonly Row[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (found.length === 0) failed.push(name);
  rmSync(folder, { recursive: true });
  return found;
}

function writeTable(markdown: string): void {
  const file = join(root, 'docs/benchmarks.md');
  const text = readFileSync(file, 'utf8');
  const block = /(<!-- bench:start -->\n)[\s\S]*?(<!-- bench:end -->)/;
  if (!block.test(text))
    fail('docs/benchmarks.md has no place for the table, between bench:start and bench:end.');
  writeFileSync(
    file,
    text.replace(block, (_, start, end) => `${start}\n${markdown}\n\n${end}`),
  );
}
