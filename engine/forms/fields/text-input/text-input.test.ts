import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';

const born: Field = {
  name: 'born',
  type: 'text-input',
  label: 'Born',
  value: { type: 'string', format: 'date' },
  dateFormat: 'dd/MM/yyyy',
  mask: '99/99/9999',
};

describe('a date that is typed as one text', () => {
  it.each([
    ['27/03/2007', '2007-03-27'],
    ['27032007', '2007-03-27'],
    ['27-03-2007', '2007-03-27'],
    ['27.3.2007', '2007-03-27'],
    ['1/2/1980', '1980-02-01'],
    ['1 / 2 / 1980', '1980-02-01'],
    ['1 February 1980', '1980-02-01'],
    ['1-Feb-1980', '1980-02-01'],
    ['１／２／１９８０', '1980-02-01'],
    ['1/021980', '1/021980'],
    ['1/2/80', '1/2/80'],
    ['1/2', '1/2'],
    ['1/2/1980/3', '1/2/1980/3'],
    ['121980', '12/19/80'],
    ['31/02/2007', '31/02/2007'],
    ['27/03/07', '27/03/07'],
    ['tomorrow', 'tomorrow'],
  ])('reads %s as %s', (text, answer) => {
    expect(readAnswer(born, [text])).toBe(answer);
  });

  it.each(['1/2/1980', '1-2-1980', '1.2.1980', '1 2 1980', '01/02/1980'])(
    'reads %s in the order of its format',
    (text) => {
      const dated = (dateFormat: string): Field => ({
        name: 'born',
        type: 'text-input',
        label: 'Born',
        value: { type: 'string', format: 'date' },
        dateFormat,
      });
      expect(readAnswer(dated('d/M/yyyy'), [text])).toBe('1980-02-01');
      expect(readAnswer(dated('MM-dd-yyyy'), [text])).toBe('1980-01-02');
      expect(readAnswer(dated('yyyy/MM/dd'), [text])).toBe(text);
      expect(readAnswer(dated('MMM d, yyyy'), ['Feb 1, 1980'])).toBe('Feb 1, 1980');
      expect(readAnswer(dated('MM/dd/yyyy'), ['Feb 1, 1980'])).toBe('1980-02-01');
    },
  );

  it.each(['2007-03-27', '31/02/2007', '0327-07-20'])('comes back as it was answered: %s', (answer) => {
    expect(readAnswer(born, writeAnswer(born, answer))).toBe(answer);
  });

  it('is shown in its format, and what is no date as it was typed', () => {
    expect([writeAnswer(born, '2007-03-27'), writeAnswer(born, '31/02/2007')]).toEqual([
      ['27/03/2007'],
      ['31/02/2007'],
    ]);
  });
});
