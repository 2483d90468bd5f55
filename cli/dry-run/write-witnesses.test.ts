import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#engine';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { readRefused, releaseWith } from '../../tests/support/documents/read-fixtures.ts';
import { waymark } from '../../tests/support/running/fake-terminal.ts';
import type { ScenarioFile } from '../scenarios/scenario.ts';

/** Refused documents with problems that have a witness. */
const withWitness = readRefused().flatMap(({ name, source, problems }) => {
  const found = (problems as readonly Problem[]).filter(
    ({ witness, code }) => witness !== undefined && code !== 'answer-beyond-limit',
  );
  return found.length === 0 ? [] : [{ name, source, found }];
});

describe('the witness of a refused document', { timeout: 60_000 }, () => {
  it('is one of many', () => {
    const codes = withWitness.flatMap(({ found }) => found.map(({ code }) => code));
    expect(codes).toEqual(
      expect.arrayContaining([
        'always-true',
        'dead-end',
        'endless-loop',
        'never-decided',
        'never-true',
        'refused-input',
        'silent-failure',
      ]),
    );
  });

  it.each(withWitness)(
    '$name is written as a scenario that plays and shows it',
    async ({ source, found }) => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, 'pages'));
      for (const { path, text } of releaseWith(source)) writeFileSync(join(folder, 'pages', path), text);
      const setting = { folder, environment: { WAYMARK_PAGES: join(folder, 'pages') } };
      const { err } = await waymark(['check', '--witnesses', 'witnesses'], setting);
      expect(err).not.toContain('No scenario');
      expect(await waymark(['run', 'witnesses'], setting)).toMatchObject({ exitCode: 0, err: '' });
      const files = readdirSync(join(folder, 'witnesses')).map(
        (name): ScenarioFile => JSON.parse(readFileSync(join(folder, 'witnesses', name), 'utf8')),
      );
      expect(files.map(({ scenarios: [each] }) => each?.title).sort()).toEqual(
        found.map(({ code, witness }) => `${code}: ${witness?.steps.join(' → ')}`).sort(),
      );
      for (const file of files) expect(lastTurn(file)).toEqual(endOf(file, found));
    },
  );
});

/** The end of a scenario, as far as it shows a problem. */
function lastTurn({ scenarios: [scenario] }: ScenarioFile): object {
  const turn = scenario?.turns.at(-1);
  if (turn && 'visit' in turn) return { visit: turn.visit, outcome: turn.expect.outcome };
  if (!turn || !('press' in turn)) return {};
  const { at, outcome, notices = [] } = turn.expect;
  const isRefused = turn.calls?.some(({ refused }) => refused) ?? false;
  const hasFailed = turn.calls?.some(({ gives }) => typeof gives === 'object' && 'failure' in gives) ?? false;
  return { at, outcome: isRefused ? 'any' : outcome, isSilent: notices.length === 0, isRefused, hasFailed };
}

function endOf({ scenarios: [scenario] }: ScenarioFile, found: readonly Problem[]): object {
  const problem = found.find(({ code }) => scenario?.title.startsWith(code));
  const { code, witness, pointer } = problem ?? found[0] ?? {};
  const steps = witness?.steps ?? [];
  const usual = { outcome: 'accepted', isSilent: true, isRefused: false, hasFailed: false };
  switch (code) {
    case 'endless-loop':
      return { ...usual, at: { step: steps[Number(pointer?.split('/')[2])] } };
    case 'refused-input':
      return {
        ...usual,
        at: expect.anything(),
        outcome: 'any',
        isSilent: expect.anything(),
        isRefused: true,
        // A fallback is asked after a call has failed.
        hasFailed: expect.anything(),
      };
    case 'silent-failure':
      return { ...usual, at: { step: steps.at(-1) }, outcome: 'failed', hasFailed: true };
    case 'always-true':
    case 'never-true':
    case 'never-decided':
    case 'early-answer':
    case 'early-result':
    case 'impassable-step': {
      if (scenario?.turns.some((turn) => 'visit' in turn)) {
        const isNeed = problem?.pointer.includes('/needs/') ?? false;
        return { visit: steps.at(-1), outcome: isNeed ? 'redirected' : 'shown' };
      }
      return { ...usual, at: expect.anything(), isSilent: expect.anything(), hasFailed: expect.anything() };
    }
    case 'refused-request':
      // The service of a test answers all the same.
      return { ...usual, at: expect.anything() };
    case 'missing-value':
      // The step that lacks a value is completed all the same.
      return { ...usual, at: expect.anything() };
    case 'not-proved':
      // Nothing follows without the result of a call.
      return { ...usual, at: { step: steps.at(-1) }, hasFailed: true };
    default:
      return { ...usual, at: { step: steps.at(-1) } };
  }
}
