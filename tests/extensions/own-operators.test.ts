import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#engine';
import { temporaryFolder } from '../support/databases/databases.ts';
import { waymark } from '../support/running/fake-terminal.ts';
import { write } from './extended-site.fixture.ts';
import { card, formOf, stars, writeDocument, writeRatedSite } from './rated-site.fixture.ts';

let folder = '';
const own = 'extensions/check-digit';

beforeEach(() => {
  folder = temporaryFolder();
  writeRatedSite(folder);
});

async function problems(): Promise<readonly Problem[]> {
  const { out } = await waymark(['check', '--format', 'json'], { folder });
  return JSON.parse(out).problems;
}

const shortly = ({ code, pointer, message, help }: Problem) => ({ code, pointer, message, help });

function ask(...fields: readonly object[]): void {
  writeDocument(folder, formOf('rating-form', ...fields));
}

describe('rules with operators of the site’s own', () => {
  it('have no problems, and their journeys are proved', async () => {
    ask(stars, card('= checkDigit(answers.card)'));
    expect(await problems()).toEqual([]);
  });

  it('may be trees', async () => {
    const checks = [{ that: { 'check-digit': [{ var: 'answers.card' }] }, message: 'Wrong' }];
    ask(stars, { ...card(''), checks });
    expect(await problems()).toEqual([]);
  });

  it('are told of an operator that nobody has', async () => {
    ask(stars, card('= checkDigits(answers.card)'));
    expect((await problems()).map(shortly)).toEqual([
      {
        code: 'unknown-operator',
        pointer: '/fields/1/checks/0/that',
        message: 'There is no operator "checkDigits".',
        help: 'Did you mean "checkDigit"?',
      },
    ]);
    ask(stars, { ...card(''), checks: [{ that: { 'check-digits': ['1'] }, message: 'Wrong' }] });
    expect((await problems()).map(shortly)).toMatchObject([
      { message: 'There is no operator "check-digits".', help: 'Did you mean "check-digit"?' },
    ]);
  });

  it('are told of arguments of other types, too many, and with names', async () => {
    const messageOf = async (that: string) => {
      ask(stars, card(that));
      return (await problems()).map(({ message }) => message);
    };
    expect(await messageOf('= checkDigit(answers.stars)')).toEqual([
      '"check-digit" expected text here but found a number.',
    ]);
    expect(await messageOf("= checkDigit(answers.card, 'x')")).toEqual([
      '"check-digit" takes 1 argument but has 2.',
    ]);
    expect(await messageOf('= checkDigit(number: answers.card)')).toEqual([
      'The arguments of "checkDigit" have no names.',
    ]);
    expect(await messageOf('= checkDigit(answers.card) + 1 = 2')).toEqual([
      '"+" expected a number here but found true or false.',
    ]);
  });

  it('are evaluated and explained by the command', async () => {
    const rule = { 'check-digit': { var: 'answers.card' } };
    const lines = ['7992 7398 713', '7992 7398 714', undefined].map((number) =>
      JSON.stringify({ rule, data: { answers: { card: number } } }),
    );
    const evaluated = await waymark(['eval'], { folder, input: lines });
    expect(evaluated.out).toBe('{"value":true}\n{"value":false}\n{"value":null}\n');
    const explained = await waymark(['explain'], { folder, input: lines.slice(0, 1) });
    expect(explained.out).toContain('✓ card ends with the right check digit: true');
  });
});

describe('the prover', () => {
  const choice = (...ids: readonly string[]) => ({
    name: 'card',
    type: 'radio-group',
    label: 'Which card?',
    required: true,
    options: ids.map((id) => ({ id, label: id })),
    messages: { required: 'Choose' },
    checks: [{ that: '= checkDigit(answers.card)', message: 'Wrong' }],
    unread: true,
  });

  it('evaluates them where answers are few: no choice passes', async () => {
    ask(stars, choice('79927398714', '79927398715'));
    expect((await problems()).map(({ code }) => code)).toEqual([
      'never-true',
      'unreachable-end',
      'unreachable-step',
    ]);
  });

  it('names the one choice that nobody can go on with', async () => {
    ask(stars, choice('79927398714', '79927398713'));
    expect((await problems()).map(({ code, message }) => [code, message])).toEqual([
      ['refused-option', 'Nobody can go on with the option "79927398714": a check of "card" refuses it.'],
    ]);
  });

  it('claims nothing where a text may be any', async () => {
    ask(stars, { ...card('= not checkDigit(answers.card)'), required: true });
    expect(await problems()).toEqual([]);
  });
});

it('editors complete operators of the site’s own, in trees too, and `waymark schemas` writes their types', async () => {
  write(folder, `${own}/check-digit.types.ts`, '');
  await waymark(['schemas'], { folder });
  expect(readFileSync(join(folder, own, 'check-digit.types.ts'), 'utf8')).toBe(
    readFileSync(join(import.meta.dirname, '../fixtures', own, 'check-digit.types.ts'), 'utf8'),
  );
  const form = readFileSync(join(folder, '.waymark/schemas/form.schema.json'), 'utf8');
  expect(form).toContain('Whether a number ends with the right check digit (Luhn); spaces do not count.');
});
