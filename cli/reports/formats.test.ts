import { describe, expect, it } from 'vitest';
import { applyFixes, checkDocuments } from '#analysis';
import { readRefused, releaseWith } from '../../tests/support/documents/read-fixtures.ts';
import type { Occasion } from './format.ts';
import { formats } from './formats.ts';
import { schemaFaults } from './junit-schema.fixture.ts';
import { type Report, reportOn } from './report.ts';
import { readProblemGuide } from './sarif.ts';

const place = { document: 'bread', pointer: '/a~1b', line: 3, column: 7, file: 'shop/bread, rye.json' };
const report: Report = {
  files: ['shop/bread, rye.json', 'shop/cake.json'],
  problems: [
    {
      ...place,
      endColumn: 12,
      code: 'wrong-value',
      severity: 'error',
      message: 'Found "<&>\u0001" where 100% rye: is expected.',
      help: 'Write\nrye.',
    },
    { ...place, line: 4, code: 'broken-link', severity: 'warning', message: 'No page has the path "/x".' },
  ],
};
const occasion: Occasion = {
  hasColour: false,
  run: { startedAt: new Date('2026-03-01T09:30:00.5Z'), seconds: 0.25, host: 'builder' },
};
const clean: Report = { files: ['shop/cake.json'], problems: [] };

describe('GitHub annotations', () => {
  it('escape what would end them', () => {
    expect(formats.github(report, occasion).split('\n')).toEqual([
      '::error file=shop/bread%2C rye.json,line=3,col=7,endLine=3,endColumn=12,title=wrong-value::Found "<&>\u0001" where 100%25 rye: is expected.%0AWrite%0Arye.',
      '::warning file=shop/bread%2C rye.json,line=4,col=7,endLine=4,endColumn=8,title=broken-link::No page has the path "/x".',
      '',
    ]);
    expect(formats.github(clean, occasion)).toBe('');
  });
});

it('lets CI show the answers that lead to a problem', () => {
  const witness = { steps: ['bread', 'oven'], answers: { isRye: true, loaves: 2 } };
  const problem = {
    ...place,
    code: 'dead-end',
    severity: 'warning',
    message: 'Nothing follows.',
    witness,
  } as const;
  const shown = 'Steps: bread, oven. Answers: isRye = true, loaves = 2.';
  const found: Report = { files: [place.file], problems: [problem] };
  expect(formats.github(found, occasion)).toMatch(new RegExp(`::Nothing follows.%0A${shown}\n$`));
  expect(JSON.parse(formats.sarif(found, occasion)).runs[0].results[0]).toMatchObject({
    message: { text: `Nothing follows. ${shown}` },
    properties: { witness },
  });
});

describe('JUnit', () => {
  it('has a case for every document, and holds only what XML can', () => {
    const xml = formats.junit(report, occasion);
    expect(xml).toContain('name="shop/bread, rye.json"');
    expect(xml).toContain('message="Found &quot;&lt;&amp;&gt;\uFFFD&quot; where 100% rye: is expected."');
    expect(xml).toContain('>shop/bread, rye.json:4:7 No page has the path &quot;/x&quot;. (broken-link)<');
    expect(xml).toContain('<testcase classname="waymark" name="shop/cake.json" time="0"/>');
  });

  const nowhere = {
    document: 'publish',
    pointer: '',
    code: 'no-such-release',
    severity: 'error',
    message: 'Gone.',
  };
  it.each<readonly [string, Report]>([
    ['errors and warnings', report],
    ['no problems', clean],
    ['no files', { files: [], problems: [] }],
    [
      'a file that cannot be read',
      {
        files: ['a.json'],
        problems: [
          {
            ...place,
            file: 'a.json',
            code: 'unreadable-file',
            severity: 'error',
            message: 'It is no file but a pipe.',
          },
        ],
      },
    ],
    ['a problem of no file', { files: [], problems: [{ ...nowhere, severity: 'error', file: undefined }] }],
  ])('is valid by the schemas of Ant and Jenkins: %s', (_name, any) => {
    expect(schemaFaults(formats.junit(any, occasion))).toEqual([]);
  });
});

interface SarifReplacement {
  readonly deletedRegion: Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>;
  readonly insertedContent: { readonly text: string };
}

/** A text after the replacements of SARIF. */
function replaced(text: string, replacements: readonly SarifReplacement[]): string {
  const lines = text.split('\n');
  const offsetOf = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, column - 1);
  return replacements.reduceRight((now, { deletedRegion, insertedContent }) => {
    const { startLine, startColumn, endLine, endColumn } = deletedRegion;
    return (
      now.slice(0, offsetOf(startLine, startColumn)) +
      insertedContent.text +
      now.slice(offsetOf(endLine, endColumn))
    );
  }, text);
}

function withoutLayout(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function hasFixes(problems: unknown): boolean {
  return JSON.stringify(problems).includes('"fixes"');
}

describe('SARIF', () => {
  it('is a log of version 2.1.0 whose results name a rule and a place', () => {
    const log = JSON.parse(formats.sarif(report, occasion));
    expect(log.version).toBe('2.1.0');
    const [run] = log.runs;
    expect(run.tool.driver.name).toBe('waymark');
    expect(run.results).toHaveLength(2);
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(['error', 'warning']).toContain(result.level);
      const [{ physicalLocation }] = result.locations;
      expect(physicalLocation.artifactLocation.uri).toBe('shop/bread,%20rye.json');
      expect(physicalLocation.region.startColumn).toBe(7);
      expect(physicalLocation.region.endColumn).toBeGreaterThan(7);
    }
  });

  it('says of every code what it means and what to do, with a link', () => {
    for (const code of readProblemGuide().keys()) {
      const about = {
        ...report,
        problems: [{ ...place, code, severity: 'error' as const, message: 'Found.' }],
      };
      const [rule] = JSON.parse(formats.sarif(about, occasion)).runs[0].tool.driver.rules;
      expect(rule.help.text, code).toMatch(/^- Remedy: /m);
      expect(rule.fullDescription.text, code).toMatch(/\S/);
      expect(new URL(rule.helpUri).hash).toBe(`#${code}`);
    }
  });

  it('carries the fixes of problems, which give what the command gives when they are applied', () => {
    for (const { source } of readRefused().filter(({ problems }) => hasFixes(problems))) {
      const sources = releaseWith(source);
      const found = reportOn(
        checkDocuments(sources, [], false),
        sources,
        sources.map(({ path }) => path),
      );
      const { results } = JSON.parse(formats.sarif(found, occasion)).runs[0];
      for (const [index, { fixes = [] }] of found.problems.entries()) {
        expect(results[index].fixes ?? []).toHaveLength(fixes.length);
        for (const [at, fix] of fixes.entries()) {
          const { texts } = applyFixes([fix], (document) => found.sourceOf?.(document)?.text);
          const { description, artifactChanges } = results[index].fixes[at];
          expect(description).toEqual({ text: fix.title });
          expect(artifactChanges).toHaveLength(texts.size);
          for (const { artifactLocation, replacements } of artifactChanges) {
            const { path, text } =
              sources.find((each) => encodeURI(each.path) === artifactLocation.uri) ?? {};
            const [expected] = [...texts].filter(([document]) => found.sourceOf?.(document)?.path === path);
            expect(withoutLayout(replaced(text ?? '', replacements))).toBe(
              withoutLayout(expected?.[1] ?? ''),
            );
          }
        }
      }
    }
  });

  it('has an empty run when all is well', () => {
    expect(JSON.parse(formats.sarif(clean, occasion)).runs[0].results).toEqual([]);
  });
});

describe('JSON', () => {
  it('is the whole of the problems', () => {
    expect(JSON.parse(formats.json(report, occasion))).toEqual({ documents: 2, problems: report.problems });
  });
});

describe('text for people', () => {
  it('is coloured only where there is colour', () => {
    expect(formats.stylish(report, occasion)).not.toContain('\u001b[');
    expect(formats.stylish(report, { ...occasion, hasColour: true })).toContain('\u001b[');
    expect(formats.stylish(clean, occasion)).toBe('✔ 1 document, no problems\n');
  });
});
