import { describe, expect, it } from 'vitest';
import { type Command, findCommands } from './commands.ts';

const run = () => undefined;
const commands: readonly Command[] = [
  { title: 'New page', run },
  { title: 'Copy this page: Discounts', words: 'Copy this page', run },
  { title: 'Find and replace', run },
];
const found = (typed: string) => {
  const { meant, others } = findCommands(commands, typed);
  return { meant: meant.map(({ title }) => title), others: others.map(({ title }) => title) };
};

describe('commands are found by their own words', () => {
  it('never by the name of what they act on', () => {
    expect(found('discounts')).toEqual({ meant: [], others: [] });
  });

  it('as what is meant once their verb is typed', () => {
    expect(found('Copy th')).toEqual({ meant: ['Copy this page: Discounts'], others: [] });
    expect(found('cop')).toEqual({ meant: [], others: ['Copy this page: Discounts'] });
    expect(found('replace')).toEqual({ meant: ['Find and replace'], others: [] });
  });

  it('among others by any other word', () => {
    expect(found('page')).toEqual({ meant: [], others: ['New page', 'Copy this page: Discounts'] });
  });
});
