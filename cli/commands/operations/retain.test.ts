import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanUpAfterTest } from '../../../tests/support/running/cleanup.ts';
import { type WaymarkRun, waymark } from '../../../tests/support/running/fake-terminal.ts';

function inFolder(): (...args: readonly string[]) => Promise<WaymarkRun> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
  cleanUpAfterTest(() => rmSync(folder, { recursive: true, force: true }));
  const environment = { DATABASE_URL: `sqlite:${join(folder, 'store.db')}`, WAYMARK_RELEASES: '3' };
  return async (...args) => await waymark(args, { folder, environment });
}

describe('waymark retain', () => {
  it('says how many rows of each kind went, or would go', async () => {
    const run = inFolder();
    for (const args of [['--dry-run'], []]) {
      const { exitCode, out } = await run('retain', ...args);
      expect(exitCode).toBe(0);
      expect(out).toMatch(/^ +0 {2}sessions\n/);
      expect(out).toMatch(/ +0 {2}releases\n +0 {2}revisions\n +0 {2}assets\n$/);
    }
  });

  it('refuses a limit that cannot be', async () => {
    const { exitCode, err } = await waymark(['retain'], { environment: { WAYMARK_RELEASES: 'all' } });
    expect(exitCode).toBe(2);
    expect(err).toContain('WAYMARK_RELEASES is "all"; expected a whole number');
  });
});

describe('waymark forget', () => {
  it('says when nothing is kept under an id, and asks for one', async () => {
    const run = inFolder();
    const { exitCode, err } = await run('forget', 'nobody', '--author', 'olive');
    expect(exitCode).toBe(1);
    expect(err).toContain('Nothing is kept under that id.');
    expect((await run('forget')).exitCode).toBe(2);
  });
});
