import { describe, expect, it } from 'vitest';
import { hasPlacesFor, layIntoMask } from './mask.ts';

describe('a text laid into a mask', () => {
  it('gets the separators of the mask, and no others', () => {
    expect(layIntoMask('99/99/9999', '11032030')).toBe('11/03/2030');
    expect(layIntoMask('99/99/9999', '11-03-2030')).toBe('11/03/2030');
    expect(layIntoMask('99/99/9999', ' 11 03 2030 ')).toBe('11/03/2030');
  });

  it('gets a separator only once something follows, so that it can be taken away again', () => {
    expect(layIntoMask('99/99', '11')).toBe('11');
    expect(layIntoMask('99/99', '110')).toBe('11/0');
    expect(layIntoMask('99/99', '')).toBe('');
  });

  it('may be shorter than its mask', () => {
    expect(layIntoMask('99-9999-9999999-999', '010123012345600')).toBe('01-0123-0123456-00');
  });

  it('is never cut and never changed where it does not fit', () => {
    expect(layIntoMask('99/99/9999', '11/03/20301')).toBe('11/03/20301');
    expect(layIntoMask('99/99/9999', '3 March 2030')).toBe('3 March 2030');
  });

  it('is left as it is where a group is ended before it is full: no character moves into another group', () => {
    for (const text of ['1/2/1980', '1/', '01/2/', '1-02-1980', '1/021980']) {
      expect(layIntoMask('99/99/9999', text)).toBe(text);
    }
    expect(layIntoMask('99-9999-9999999-999', '01-123-0123456-00')).toBe('01-123-0123456-00');
    expect(layIntoMask('99/99/9999', '01/')).toBe('01');
    expect(layIntoMask('99/99/9999', '0102-1980')).toBe('01/02/1980');
  });

  it('moves on what no longer fits into its group where a character is put into it', () => {
    expect(layIntoMask('99-9999-9999999-999', '01-01230-123456')).toBe('01-0123-0123456');
  });

  it('tells letters from digits', () => {
    expect(layIntoMask('aa-99', 'ab12')).toBe('ab-12');
    expect(layIntoMask('aa-99', '1b12')).toBe('1b12');
    expect(layIntoMask('**-99', '1b12')).toBe('1b-12');
    expect(layIntoMask('aa', 'ēā')).toBe('ēā');
  });

  it('may have letters and digits of its own, typed or not', () => {
    expect(layIntoMask('NZ-999', '123')).toBe('NZ-123');
    expect(layIntoMask('NZ-999', 'NZ123')).toBe('NZ-123');
  });

  it('stays as it is when it is laid again', () => {
    for (const text of ['1', '11', '11/0', '11/03/2030', 'x']) {
      const once = layIntoMask('99/99/9999', text);
      expect(layIntoMask('99/99/9999', once)).toBe(once);
    }
  });
});

describe('a mask', () => {
  it('has places for what fits, for less, and for groups that are ended early', () => {
    for (const text of ['', '1', '11/03/2030', '11032030', '1/2/1980', '1/021980', '1/']) {
      expect([text, hasPlacesFor('99/99/9999', text)]).toEqual([text, true]);
    }
    expect(hasPlacesFor('aa-99', 'a-1')).toBe(true);
    expect(hasPlacesFor('NZ-999', 'NZ123')).toBe(true);
  });

  it('has none for a character too many, or of another kind', () => {
    for (const text of ['110320301', '1/2/19801', '11/x', '1/x', '1/1/03/2030']) {
      expect([text, hasPlacesFor('99/99/9999', text)]).toEqual([text, false]);
    }
    expect(hasPlacesFor('aa-99', '1')).toBe(false);
    expect(hasPlacesFor('aa-99', 'a-b')).toBe(false);
  });
});
