import { describe, expect, it } from 'vitest';
import type { Report } from '../report.ts';
import { formats } from './formats.ts';

const place = { document: 'bread', pointer: '/a~1b', line: 3, column: 7, file: 'shop/bread, rye.json' };
const report: Report = {
  files: ['shop/bread, rye.json', 'shop/cake.json'],
  problems: [
    {
      ...place,
      code: 'wrong-value',
      severity: 'error',
      message: 'Found "<&>\u0001" where 100% rye: is expected.',
      help: 'Write\nrye.',
    },
    { ...place, line: 4, code: 'broken-link', severity: 'warning', message: 'No page has the path "/x".' },
  ],
};
const clean: Report = { files: ['shop/cake.json'], problems: [] };

describe('GitHub annotations', () => {
  it('escape what would end them', () => {
    expect(formats.github(report, false).split('\n')).toEqual([
      '::error file=shop/bread%2C rye.json,line=3,col=7,title=wrong-value::Found "<&>\u0001" where 100%25 rye: is expected.%0AWrite%0Arye.',
      '::warning file=shop/bread%2C rye.json,line=4,col=7,title=broken-link::No page has the path "/x".',
      '',
    ]);
    expect(formats.github(clean, false)).toBe('');
  });
});

describe('JUnit', () => {
  it('has a case for every document, and holds only what XML can', () => {
    const xml = formats.junit(report, false);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="waymark" tests="2" failures="1"/,
    );
    expect(xml).toContain('name="shop/bread, rye.json"');
    expect(xml).toContain('message="Found &quot;&lt;&amp;&gt;\uFFFD&quot; where 100% rye: is expected."');
    expect(xml).toContain('<system-out>4:7 No page has the path &quot;/x&quot;. (broken-link)</system-out>');
    expect(xml).toContain('<testcase classname="waymark" name="shop/cake.json"/>');
    expect(unclosed(xml)).toEqual([]);
  });
});

/** Elements of an XML text that are opened and not closed, or closed and not opened. */
function unclosed(xml: string): readonly string[] {
  const open: string[] = [];
  for (const [, closing, name = '', attributes = ''] of xml.matchAll(/<(\/?)([a-z][\w-]*)([^<>]*)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return [name];
    } else if (!attributes.endsWith('/')) open.push(name);
  }
  return open;
}

describe('SARIF', () => {
  it('is a log of version 2.1.0 whose results name a rule and a place', () => {
    const log = JSON.parse(formats.sarif(report, false));
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
    }
  });

  it('has an empty run when all is well', () => {
    expect(JSON.parse(formats.sarif(clean, false)).runs[0].results).toEqual([]);
  });
});

describe('JSON', () => {
  it('is the whole of the problems', () => {
    expect(JSON.parse(formats.json(report, false))).toEqual({ documents: 2, problems: report.problems });
  });
});

describe('text for people', () => {
  it('is coloured only where there is colour', () => {
    expect(formats.stylish(report, false)).not.toContain('\u001b[');
    expect(formats.stylish(report, true)).toContain('\u001b[');
    expect(formats.stylish(clean, false)).toBe('✔ 1 document, no problems\n');
  });
});
