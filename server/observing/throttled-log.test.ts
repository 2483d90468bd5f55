import { expect, it } from 'vitest';
import { throttledLog } from './log.ts';

it('writes each message once a second and counts the rest', () => {
  let time = 0;
  const lines: unknown[] = [];
  const write = (detail: object, message: string) => lines.push({ message, ...detail });
  const log = throttledLog({ info: write, warn: write }, () => time);
  for (time = 0; time <= 2000; time += 100) log.warn({ at: time }, 'It is away.');
  log.info({}, 'It is back.');
  expect(lines).toEqual([
    { message: 'It is away.', at: 0 },
    { message: 'It is away.', at: 1000, leftOut: 9 },
    { message: 'It is away.', at: 2000, leftOut: 9 },
    { message: 'It is back.' },
  ]);
});
