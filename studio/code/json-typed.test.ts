import { describe, expect, it } from 'vitest';
import { draftOfTyped, faultsOfTyped, marksInText, offsetOfPart } from './json-typed.ts';

const text = '{\n  "id": "home",\n  "title": "Welcome",\n  "links": [{ "to": "/about" }]\n}';

describe('the JSON of a document as it is typed', () => {
  it('is a draft if it is an object of the same id', () => {
    expect(faultsOfTyped(text, 'home')).toEqual([]);
  });

  it('says what is wrong with a text that is no JSON, with a remedy', () => {
    const [fault] = faultsOfTyped(text.replace('"Welcome",', '"Welcome"'), 'home');
    expect(fault).toMatchObject({ line: 4, fixes: [{ title: expect.stringContaining('comma') }] });
  });

  it.each(['[]', 'null', '{}', '{ "id": "other" }'])('is no draft of the document as %s', (typed) => {
    expect(faultsOfTyped(typed, 'home')).toMatchObject([{ code: 'id-of-draft' }]);
  });

  it('leaves what others changed since', () => {
    const typed = text.replace('Welcome', 'Hello');
    const now = text.replace('/about', '/us');
    expect(JSON.parse(draftOfTyped(typed, text, now))).toEqual({
      id: 'home',
      title: 'Hello',
      links: [{ to: '/us' }],
    });
  });

  it('keeps its layout where nobody else changed it', () => {
    const typed = '{"id":"home",   "title":"Hello"}';
    expect(draftOfTyped(typed, text, text)).toBe(typed);
  });
});

describe('problems in the text', () => {
  const problem = { code: 'x', severity: 'error', document: 'home', message: 'It is gone.' } as const;
  const marked = (pointer: string) =>
    marksInText(text, [{ ...problem, pointer }]).map(({ from, to }) => text.slice(from, to));

  it('are marked at their values', () => {
    expect(marked('/title')).toEqual(['"Welcome"']);
    expect(marked('/links/0')).toEqual(['{']);
  });

  it('are marked at the part around what is not there', () => {
    expect(marked('/links/0/label')).toEqual(['{']);
  });

  it('are marked where a text stops to be JSON', () => {
    const broken = text.replace('"Welcome",', '"Welcome"');
    const [mark] = marksInText(broken, faultsOfTyped(broken, 'home'));
    expect(broken.slice(mark?.from).startsWith('"links"')).toBe(true);
  });

  it('leave a part findable by its key', () => {
    expect(text.slice(offsetOfPart(text, '/links')).startsWith('"links"')).toBe(true);
    expect(offsetOfPart(text, '/gone')).toBe(0);
  });
});
