import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldTypes, moduleTypes } from '#schemas';
import { type Guidance, type GuidancePart, guidanceParts, statuses } from './guidance.ts';

const folders = [
  ...moduleTypes.map((type) => `modules/${type}`),
  ...fieldTypes.map((type) => `fields/${type}`),
];

describe.each(folders)('the guidance of %s', (folder) => {
  const guidance = (): Guidance =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../renderer', folder, 'guidance.json'), 'utf8'));

  it('has a status, synonyms and every part, and nothing else', () => {
    const { status, synonyms, ...parts } = guidance();
    expect(Object.keys(statuses)).toContain(status);
    expect(synonyms.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(parts)).toEqual(Object.keys(guidanceParts));
  });

  it('says each thing once, in a sentence short enough to be read', () => {
    const read = guidance();
    const sentences = Object.keys(guidanceParts).flatMap((part) => read[part as GuidancePart]);
    for (const sentence of sentences) {
      expect(sentence, 'begins with a capital and ends as a sentence does').toMatch(/^[A-Z].*[.?!”]$/);
      expect(sentence.length, sentence).toBeLessThanOrEqual(140);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const part of Object.keys(guidanceParts)) expect(read[part as GuidancePart]).not.toEqual([]);
  });

  it('has synonyms that can stand in the title of a story', () => {
    for (const synonym of guidance().synonyms) expect(synonym).toMatch(/^[A-Za-z][A-Za-z -]*$/);
  });
});
