import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine';
import { guideDocuments } from '../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../tests/support/documents/read-fixtures.ts';
import { occurrencesOf, replaceAt, whyNotWords } from './replace-words.ts';
import { visitorTexts } from './visitor-texts.ts';

const replaced = (
  text: string,
  words: string,
  by: string,
  how: { matchesCase?: true; areWhole?: true } = {},
) => replaceAt(text, occurrencesOf(text, { matchesCase: false, areWhole: false, ...how, words }), by);

describe('words are replaced', () => {
  it('at each place, whatever their case and spaces', () => {
    expect(replaced('A hall. The Hall\nkeeper.', 'hall', 'room')).toBe('A room. The room\nkeeper.');
    expect(replaced('The hall\n keeper', 'hall keeper', 'porter')).toBe('The porter');
  });

  it('of the same case, or as whole words, where that is wanted', () => {
    expect(replaced('Hall, hall', 'hall', 'room', { matchesCase: true })).toBe('Hall, room');
    expect(replaced('halls, hall, ahall, hall’s', 'hall', 'room', { areWhole: true })).toBe(
      'halls, room, ahall, room’s',
    );
    expect(replaced('te reo Māori, Māoris', 'māori', 'x', { areWhole: true })).toBe('te reo x, Māoris');
  });

  it('with the signs of patterns in them', () => {
    expect(replaced('$5.00 (a day)? C++', '$5.00 (a day)?', 'Free. C-')).toBe('Free. C- C++');
    expect(replaced('a-b / a/b', 'a/b', '$&')).toBe('a-b / $&');
  });

  it('outside of inserted values and tags', () => {
    expect(replaced('The fee is {{ facts.fee }} a day', 'fee', 'price')).toBe(
      'The price is {{ facts.fee }} a day',
    );
    expect(replaced('<p class="note">A note, R&amp;D</p>', 'note', 'n<te')).toBe(
      '<p class="note">A n&lt;te, R&amp;D</p>',
    );
    expect(replaced('<b>R&amp;D</b>', 'r&d', 'B&B')).toBe('<b>B&amp;B</b>');
  });

  it('only by words that stay words', () => {
    expect(whyNotWords('= 1')).toMatch(/formula/);
    expect(whyNotWords('{{ x }}')).toMatch(/inserted/);
    expect(whyNotWords('1 = 1')).toBeUndefined();
  });
});

describe('the texts that visitors read', () => {
  const sources = [...readRelease(), ...guideDocuments()];
  const documents = sources.flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? [reading.document] : [];
  });
  const bodies = new Map(documents.map(({ id }, index) => [id, sources[index]?.text]));
  const texts = visitorTexts(documents, (id) => bodies.get(id));
  const has = (text: string) => texts.some((each) => each.text.includes(text));

  it('are those of pages, questions and messages, as they are written, without names and formulas', () => {
    expect(has('Do you need the piano?')).toBe(true);
    expect(has('Please choose a day')).toBe(true);
    expect(has('{{ facts.price }}')).toBe(true);
    expect(texts.filter(({ text }) => /^=|^needsPiano$|^room-form$/.test(text))).toEqual([]);
  });
});
