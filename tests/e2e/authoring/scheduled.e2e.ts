import { orderPath } from '../support/order-form.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const orderPage = async (site: Site) => await (await fetch(site.url + orderPath)).text();

test('A scheduled release outlives the process that waits for it, and is live soon after the next one starts', async ({
  startOwnSite,
}) => {
  const site = await startOwnSite();
  const file = site.edit('forms/gas-order-form.json', (form) => {
    form.fields[0].label = 'What should we call you?';
  });
  const by = ['--author', 'Aroha'];
  const schedule = async (at: number) => {
    const time = new Date(at).toISOString().replace(/\.\d+Z/, 'Z');
    const outcome = await site.waymark('publish', file, '--message', 'Warmer', '--at', time, ...by);
    expect(outcome.exitCode, outcome.output).toBe(0);
  };
  await schedule(Date.now() + 3_600_000);
  const { output } = await site.waymark('scheduled');
  expect(output).toMatch(/^ {2}[0-9a-f]{8} {2}20\S+Z {2}Aroha {2}Warmer\n$/);
  const cancelled = await site.waymark('scheduled', 'cancel', output.trim().split(' ')[0] ?? '', ...by);
  expect(cancelled.exitCode, cancelled.output).toBe(0);
  expect((await site.waymark('scheduled')).output).toBe('');

  const due = Date.now() + 20_000;
  await schedule(due);
  expect(await orderPage(site)).not.toContain('What should we call you?');
  await site.kill();
  expect(Date.now(), 'scheduling took too long to be killed while it waits').toBeLessThan(due);
  await expect.poll(() => Date.now(), { timeout: 30_000, intervals: [200] }).toBeGreaterThan(due);
  const { databaseUrl, sandbox } = site;
  const next = await startOwnSite({ databaseUrl, sandbox });
  await expect.poll(() => orderPage(next), { intervals: [50] }).toContain('What should we call you?');
  expect((await next.waymark('scheduled')).output).toBe('');
  expect((await next.waymark('releases')).output.match(/Warmer/g)).toHaveLength(1);
});
