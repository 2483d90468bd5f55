import { describe, expect, it } from 'vitest';
import { maskText } from '#engine';
import { findJourney } from '#server';
import type { ExpectedCall, ScenarioFile } from '../scenarios/scenario.ts';
import { faithful, type LoanSite, loanRelease, serveLoans } from './loan.fixture.ts';
import { playAtSite } from './play-at-site.ts';

const release = loanRelease();
const bike: ExpectedCall = { operation: 'find-thing', gives: { status: 200, body: { name: 'bike' } } };
const failing: ExpectedCall = { operation: 'find-thing', gives: { failure: 'refused' } };

/** Plays a loan at a site that differs from the faithful one. */
async function play(differs: Partial<LoanSite> = {}, call = bike, given?: ScenarioFile['given']) {
  const site = await serveLoans({ ...faithful, ...differs });
  const journey = findJourney(release, 'loan');
  if (!journey) throw new Error('The release has no loans.');
  const expected = { outcome: 'accepted', at: { step: 'done' } } as const;
  const scenario = {
    title: 'a loan',
    turns: [{ press: 'thing', changes: { number: '7', name: 'Mere' }, calls: [call], expect: expected }],
  };
  const file: ScenarioFile = {
    journey: 'loan',
    today: '2026-03-01',
    filled: {},
    scenarios: [scenario],
    ...(given && { given }),
  };
  return await playAtSite(scenario, file, { release, journey, file, services: undefined }, site);
}

const changed = (path: string, from: string, to: string) => ({
  pages: { ...faithful.pages, [path]: (faithful.pages[path] ?? '').replace(from, to) },
});

describe('a journey at a site', () => {
  it('does not differ where the site does as the documents say', async () => {
    expect(await play()).toEqual({});
    expect(await play({}, failing)).toEqual({});
    expect(await play({ asks: ['/things/7?member=m-1'] }, bike, { member: 'm-1' })).toEqual({});
  });

  it('differs by a row or a text that the site does not show', async () => {
    expect((await play(changed('/loan/done', '<td>bike</td>', '<td>boat</td>'))).difference).toBe(
      'turn 1: the site does not show “Thing bike” of lent',
    );
    expect((await play(changed('/loan/done', maskText('Mere'), 'Mere'))).difference).toBe(
      `turn 1: the site does not show “Name ${maskText('Mere')}” of lent`,
    );
    expect((await play(changed('/loan/done', 'Bring', 'Keep'))).difference).toBe(
      'turn 1: the site does not show “Bring the bike back.” of thanks',
    );
  });

  it('differs by a message that the site does not show, or shows alone', async () => {
    const message = '<p>Nobody knows it</p>';
    expect((await play(changed('/loan/thing?failed', message, '<p>Oh</p>'), failing)).difference).toBe(
      'turn 1: the site does not show the message “Nobody knows it”',
    );
    const more = `<div role="status" tabindex="-1"><p>Well done</p></div><main>`;
    expect((await play(changed('/loan/done', '<main>', more))).difference).toBe(
      'turn 1: the site shows the message “Well done”, unlike the headless run',
    );
  });

  it('differs by a look-up that the site makes otherwise, once more, or not', async () => {
    expect((await play({ asks: ['/things/8'] })).difference).toBe(
      'turn 1: the site calls find-thing with another request',
    );
    expect((await play({ asks: ['/things/7', '/things/7'] })).difference).toBe(
      'turn 1: the site also sends GET /things/7',
    );
    expect((await play({ asks: ['/things/7'] }, bike, { member: 'm-1' })).difference).toBe(
      'turn 1: the site calls find-thing with another request',
    );
    expect((await play({ asks: [] })).difference).toBe('turn 1: the site does not call find-thing');
  }, 30_000);

  it('differs by a call that fails and that the site takes for answered', async () => {
    expect((await play({ leads: () => '/loan/done' }, failing)).difference).toBe(
      'turn 1: the site leads to /loan/done, not to /loan/thing',
    );
  });

  it('begins in the journey that leads there with the answers of both, and differs by where that leads', async () => {
    const asks = ['/things/7?member=m-1'];
    expect((await play({ asks, leads: () => '/loan/done' }, bike, { member: 'm-1' })).difference).toBe(
      'before the first turn: the site leads to /loan/done, not to /loan/thing',
    );
    expect((await play({}, bike, { colour: 'red' })).left).toMatch(/no step of another journey/);
  });
});
