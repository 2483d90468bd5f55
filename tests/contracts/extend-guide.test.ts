import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const code = readFileSync('renderer/extend/extend.tsx', 'utf8');
const guide = readFileSync('docs/extensions.md', 'utf8');

/** The first cells of the table under `## waymark/extend`, each with what follows it. */
const rows = sectionOf('## `waymark/extend`')
  .split('\n')
  .flatMap((line) => {
    const [, first, rest] = /^\| (`.*?)\s*\| (.*)\|$/.exec(line) ?? [];
    return first && rest ? [{ names: namesIn(first), rest }] : [];
  });

function sectionOf(heading: string): string {
  return guide.split(`\n${heading}\n`)[1]?.split('\n## ')[0] ?? '';
}

/** The names in code: `host.items` of `host.items(query)`, `Region` of `Region`. */
function namesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([\w.]+)/g)].map(([, name = '']) => name);
}

/** The members of an exported interface, without those of the interface that it extends. */
function membersOf(name: string): readonly string[] {
  const body = new RegExp(`export interface ${name}\\b[^{]*\\{(.*?)\\n\\}`, 's').exec(code)?.[1] ?? '';
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, member = '']) => member);
}

it('names every export of the public interface, and none that is gone', () => {
  const exported = [...code.matchAll(/^export (?:async )?(?:function|const|interface|type) (\w+)/gm)];
  const named = rows.flatMap(({ names }) => names.filter((name) => !name.startsWith('host.')));
  expect(named.sort()).toEqual(exported.map(([, name]) => name).sort());
});

it('names every member of the page around a module, and none that is gone', () => {
  const named = rows.flatMap(({ names }) => names.filter((name) => name.startsWith('host.')));
  const members = [...membersOf('IslandHost'), ...membersOf('ModuleHost')];
  expect(named.sort()).toEqual(members.map((member) => `host.${member}`).sort());
});

it('names every prop of its components', () => {
  const components = [...code.matchAll(/^export interface (\w+)Props(?!<)\b/gm)];
  expect(components.length).toBeGreaterThan(0);
  for (const [, name = ''] of components) {
    const row = rows.find(({ names }) => names.includes(name));
    expect(namesIn(row?.rest ?? ''), name).toEqual(expect.arrayContaining([...membersOf(`${name}Props`)]));
  }
});
