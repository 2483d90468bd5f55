import { describe, expect, it } from 'vitest';
import type { Suggestions } from '#schemas';
import { isLongEnough, readSuggestions } from './suggestion.ts';

describe('suggestions', () => {
  it('are texts, or objects with an id and a label', () => {
    expect(readSuggestions(['High Street', { id: 's-1', label: 'Hill Street', more: 1 }])).toEqual([
      { label: 'High Street' },
      { id: 's-1', label: 'Hill Street' },
    ]);
  });

  it('are none of what has another form', () => {
    expect(readSuggestions([null, 1, ['x'], { id: 's-1' }, { id: 1, label: 'x' }])).toEqual([]);
    expect(readSuggestions(undefined)).toEqual([]);
    expect(readSuggestions({ label: 'x' })).toEqual([]);
  });

  it('are looked up from the least length on, not counting spaces at the ends', () => {
    const suggestions = { minimumLength: 3 } as Suggestions;
    expect(['  ab ', 'abc', ' abc'].map((text) => isLongEnough(text, suggestions))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
