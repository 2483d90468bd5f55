import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';
import { type HireChange, hireFolder, leadsNowhere } from '../../journey-reports/hire.fixture.ts';

/** Explores the journey of the hire shop, changed or not. */
async function explore(options: readonly string[] = [], change: HireChange = {}) {
  const pages = hireFolder(change);
  return await waymark(['explore', 'hire', ...options], { environment: { WAYMARK_PAGES: pages } });
}

async function pathsOf(options: readonly string[], change?: HireChange) {
  const { out } = await explore([...options, '--format', 'json'], change);
  return JSON.parse(out).paths.map((path: { readonly steps: readonly string[] }) => path.steps.join(' '));
}

describe('waymark explore', () => {
  it('lists every path with the number of its cases and its conditions as sentences', async () => {
    const { exitCode, out, err } = await explore();
    expect(err).toBe('');
    expect(exitCode).toBe(0);
    expect(out).toBe(`hire: 5 paths, 9 cases

1. thing → helmet → deposit → refused
   3 cases
   thing → helmet: “Which thing?” is “A bike”.
   deposit → refused: Otherwise.

2. thing → helmet → deposit → hired
   1 case
   thing → helmet: “Which thing?” is “A bike”.
   deposit → hired: Deposit is taken.

3. thing → waiting-list
   1 case
   thing → waiting-list: “Which thing?” is “A boat”.

4. thing → deposit → refused
   3 cases
   thing → deposit: Otherwise.
   deposit → refused: Otherwise.

5. thing → deposit → hired
   1 case
   thing → deposit: Otherwise.
   deposit → hired: Deposit is taken.
`);
  });

  it('shows the paths that reach a step, or that may call an operation', async () => {
    expect(await pathsOf(['--to', 'hired'])).toEqual(['thing helmet deposit hired', 'thing deposit hired']);
    expect(await pathsOf(['--calls', 'take-deposit'])).toHaveLength(4);
    expect(await pathsOf(['--calls', 'take-deposit', '--to', 'helmet'])).toHaveLength(2);
  });

  it('draws the map with conditions as sentences', async () => {
    const { out } = await explore(['--mermaid']);
    expect(out).toContain(`flowchart TD
  s0["The thing"]
`);
    expect(out).toContain('  s0 -->|"“Which thing?” is “A bike”."| s1\n');
    expect(out).toContain('  s1 --> s2\n');
    expect(out).toContain('(["The hired"]):::final');
  });

  it('draws the map as a picture that assistive software and a keyboard can read', async () => {
    const change = {
      firstRows: [{ when: "= answers.thing = 'tent'", step: 'poles' }],
      lateSteps: ['never', 'poles'],
    };
    const { out } = await explore(['--svg'], change);
    expect(XMLValidator.validate(out)).toBe(true);
    const items = [
      ...out.matchAll(/<g class="box ([a-z-]+)" role="listitem" tabindex="0" aria-label="([^"]+)"/g),
    ];
    const described = items.map(([, look, about]) => `${look}: ${about}`);
    expect(described).toHaveLength(8);
    expect(described).toContain('final: The hired, final step hired.');
    expect(described).toContain(
      'dead-end: The poles, step poles. A dead end: nothing follows for some answers.',
    );
    expect(described).toContain('unreachable: The never, step never. Never reached: no answers lead here.');
    expect(described).toContain(
      'step: The thing, step thing. Leads to helmet: “Which thing?” is “A bike”. Leads to deposit: Otherwise. Leads to poles: “Which thing?” is “A tent”.',
    );
    expect(out).toContain('<title id="map-title">Map of the journey hire</title>');
    expect(out).not.toMatch(/<script|<image|href=|@import|url\(http/);
  });

  it('marks a dead end and a step that no answers lead to', async () => {
    const change = {
      firstRows: [{ when: "= answers.thing = 'tent'", step: 'poles' }],
      lateSteps: ['never', 'poles'],
    };
    const { out, err } = await explore([], change);
    expect(err).toBe('');
    expect(out).toContain('thing → poles → (nothing follows)');
    expect(out).toContain('Nothing follows the step "poles" for some answers.');
    expect(out).toContain('No answers lead to the step "never".');
    expect((await explore(['--mermaid'], change)).out).toContain(
      '["The never<br>never reached"]:::unreachable',
    );
  });

  it('explores a journey that the check refuses for what only a proof finds, and no document with another error', async () => {
    const stuck = hireFolder(leadsNowhere);
    const run = (...args: readonly string[]) => waymark(args, { environment: { WAYMARK_PAGES: stuck } });
    expect(await run('check')).toMatchObject({ exitCode: 1, out: expect.stringContaining('dead-end') });
    for (const options of [[], ['--svg'], ['--mermaid'], ['--format', 'json']])
      expect(await run('explore', 'hire', ...options), options.join()).toMatchObject({
        exitCode: 0,
        err: '',
      });
    const other = await explore([], { firstRows: [{ when: "= answers.thing = 'tent'", step: 'pole' }] });
    expect(other).toMatchObject({ exitCode: 1, out: '', err: expect.stringContaining('"pole"') });
  });

  it('says how it is called', async () => {
    expect((await waymark(['explore'])).exitCode).toBe(2);
    expect((await explore(['--to', 'hierd'])).err).toContain('Did you mean "hired"?');
    expect((await explore(['--calls', 'take-deposits'])).err).toContain('Did you mean "take-deposit"?');
    expect((await explore(['--format', 'jsno'])).err).toContain('Did you mean "json"?');
    expect((await explore(['--svg', '--mermaid'])).err).toContain('Ask for one of --svg and --mermaid.');
    expect((await explore(['--answers', 'a.json'])).err).toContain('--answers needs --scenarios.');
    expect((await explore(['--merm'])).err).toContain('There is no option --merm. Use one of: --to, ');
    expect((await explore(['--mermiad'])).err).toContain('Did you mean "--mermaid"?');
  });
});
