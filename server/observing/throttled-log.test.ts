import { expect, it } from 'vitest';
import { throttledLog } from './log.ts';

it('writes each message once a second, then ever more rarely, and counts the rest', () => {
  let time = 0;
  const lines: unknown[] = [];
  const write = (detail: object, message: string) => lines.push({ message, ...detail });
  const log = throttledLog({ info: write, warn: write }, () => time);
  for (time = 0; time <= 4000; time += 100) log.warn({ at: time }, 'It is away.');
  log.info({}, 'It is back.');
  for (time = 8000; time <= 17_000; time += 9000) log.warn({ at: time }, 'It is away.');
  expect(lines).toEqual([
    { message: 'It is away.', at: 0 },
    { message: 'It is away.', at: 1000, leftOut: 9 },
    { message: 'It is away.', at: 3000, leftOut: 19 },
    { message: 'It is back.' },
    { message: 'It is away.', at: 8000, leftOut: 10 },
    { message: 'It is away.', at: 17_000 },
  ]);
});
