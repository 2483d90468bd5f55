import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { readAnswer, readEntries, writeAnswer } from './read-entries.ts';

const text: Field = { name: 'title', type: 'text-input', label: 'Title', value: { type: 'string' } };
const copies: Field = { name: 'copies', type: 'text-input', label: 'Copies', value: { type: 'integer' } };
const notes: Field = { name: 'notes', type: 'text-area', label: 'Notes', value: { type: 'string' } };
const extras: Field = {
  name: 'extras',
  type: 'checkbox-group',
  label: 'Extras',
  options: [{ id: 'map', label: 'Map' }],
};
const agree: Field = { name: 'agree', type: 'checkbox', label: 'Agree' };

const gift: Field = { name: 'gift', type: 'switch', label: 'As a gift' };
const born: Field = {
  name: 'born',
  type: 'text-input',
  label: 'Born',
  mask: '99/99/9999',
  value: { type: 'string' },
};
const hello: Field = { name: 'hello', type: 'notice', tone: 'info', text: 'Hello' };
const town: Field = {
  name: 'town',
  type: 'suggest-input',
  label: 'Town',
  value: { type: 'string' },
  suggestions: {
    operation: 'find-towns',
    input: 'typed',
    minimumLength: 2,
    idAnswer: 'townId',
    announce: { loading: 'Looking', none: 'None' },
  },
};

describe('the texts of an answer', () => {
  it('are none of one that is not given', () => {
    expect(writeAnswer(text, undefined)).toEqual([]);
    expect(writeAnswer(text, null)).toEqual([]);
  });
});

describe('reading a submitted form', () => {
  it('trims text and takes nothing but spaces for unanswered', () => {
    expect(readAnswer(text, ['  Emma '])).toBe('Emma');
    expect(readAnswer(text, ['   '])).toBeUndefined();
  });

  it('reads a number where one is asked for, and leaves other text for the constraint to refuse', () => {
    expect(readAnswer(copies, ['12'])).toBe(12);
    expect(readAnswer(copies, ['twelve'])).toBe('twelve');
    expect(readAnswer(copies, ['1e9'])).toBe('1e9');
    expect(readAnswer(text, ['12'])).toBe('12');
  });

  it('takes digits beyond any number for text, which the constraint refuses', () => {
    const digits = '9'.repeat(400);
    expect(readAnswer(copies, [digits])).toBe(digits);
    expect(readAnswer(copies, ['9'.repeat(300)])).toBe('9'.repeat(300));
    expect(readAnswer(copies, ['7'.padStart(400, '0')])).toBe(7);
    expect(readAnswer(copies, ['7'.padStart(401, '0')])).toBe('7'.padStart(401, '0').slice(0, 401));
  });

  it('reads a number where a constraint says so in another way, and of a chosen option', () => {
    expect(readAnswer({ ...copies, value: { type: ['number', 'integer'] } }, ['12'])).toBe(12);
    expect(readAnswer({ ...copies, value: { enum: [1, 2] } }, ['2'])).toBe(2);
    expect(readAnswer({ ...copies, value: { enum: [1, 'two'] } }, ['1'])).toBe('1');
    expect(readAnswer({ ...copies, value: { type: ['integer', 'string'] } }, ['1'])).toBe('1');
    const options = [{ id: '2', label: 'Two' }];
    const select: Field = { name: 'copies', type: 'select', label: 'Copies', placeholder: 'Choose', options };
    expect(readAnswer({ ...select, value: { type: 'integer' } }, ['2'])).toBe(2);
    expect(readAnswer(select, ['2'])).toBe('2');
  });

  it('gives every line ending of a long text one form', () => {
    expect(readAnswer(notes, ['one\r\ntwo\rthree'])).toBe('one\ntwo\nthree');
  });

  it('reads all ticked boxes of a group, and none as unanswered', () => {
    expect(readAnswer(extras, ['', 'map', 'pen'])).toEqual(['map', 'pen']);
    expect(readAnswer(extras, [''])).toBeUndefined();
  });

  it('takes a single box for true or unanswered, never false', () => {
    expect(readAnswer(agree, ['', 'true'])).toBe(true);
    expect(readAnswer(agree, ['', 'yes'])).toBeUndefined();
  });

  it('reads a switch as true or false, and as unanswered when it was not shown', () => {
    expect(readAnswer(gift, ['true', ''])).toBe(true);
    expect(readAnswer(gift, [''])).toBe(false);
    expect(readAnswer(gift, [])).toBeUndefined();
  });

  it('lays a text into the mask of its field', () => {
    expect(readAnswer(born, ['01021990'])).toBe('01/02/1990');
  });

  it('takes no answer from what asks nothing', () => {
    expect(readEntries([hello], [['hello', 'x']])).toEqual({});
  });

  it('reads the id of a suggestion beside its text', () => {
    const entries = [
      ['town', 'Levin'],
      ['townId', 't-4'],
    ] as const;
    expect(readEntries([town], entries)).toEqual({ town: 'Levin', townId: 't-4' });
    expect(
      readEntries(
        [town],
        [
          ['town', 'Levin'],
          ['townId', ''],
        ],
      ),
    ).toEqual({ town: 'Levin' });
  });

  it('takes a suggestion chosen on the page over the text it was found for', () => {
    expect(readAnswer(town, ['lev', 'Levin'])).toBe('Levin');
    expect(readAnswer(town, ['lev', ''])).toBe('lev');
  });

  it('leaves out names that are no field, whatever they are', () => {
    const answers = readEntries(
      [text],
      [
        ['title', 'Emma'],
        ['__proto__', 'x'],
        ['constructor', 'y'],
        ['other', 'z'],
      ],
    );
    expect(answers).toEqual({ title: 'Emma' });
  });

  it('reads back what a control holds for an answer', () => {
    for (const [field, answer] of [
      [text, 'Emma'],
      [copies, 3],
      [extras, ['map']],
      [agree, true],
    ] as const) {
      expect(readAnswer(field, writeAnswer(field, answer))).toEqual(answer);
    }
  });
});
