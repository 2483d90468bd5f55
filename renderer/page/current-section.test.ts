import { describe, expect, it } from 'vitest';
import { currentSection } from './current-section.ts';

const sections = ['/', '/readers', '/readers/children', '/about'].map((href) => ({ label: href, href }));
const current = (path: string) => currentSection(sections, path)?.href;

describe('the section a page belongs to', () => {
  it('is the one at its own address', () => {
    expect(current('/')).toBe('/');
    expect(current('/about')).toBe('/about');
  });

  it('is the nearest one above it', () => {
    expect(current('/readers/late')).toBe('/readers');
    expect(current('/readers/children/stories')).toBe('/readers/children');
  });

  it('is none when only the beginning of a word is alike, or nothing is', () => {
    expect(current('/readership')).toBeUndefined();
    expect(current('/elsewhere')).toBeUndefined();
  });
});
