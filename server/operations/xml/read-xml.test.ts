import { describe, expect, it } from 'vitest';
import { isXmlType, readXml } from './read-xml.ts';

function read(text: string) {
  return readXml(new TextEncoder().encode(text));
}

const leaf = (name: string, text: string) => ({ name, attributes: {}, text, elements: [] });

describe('XML that somebody else wrote', () => {
  it('is read as elements, attributes and texts, and frozen throughout', () => {
    const root = read(`<?xml version="1.0" encoding="utf-8"?>
      <!-- The loans of today. -->
      <l:Loans xmlns:l="https://library.example" l:day="2026-03-14">
        <l:Loan><Title>Ng&#257; pukapuka &amp; <![CDATA[<more>]]></Title><Note/></l:Loan>
      </l:Loans>`);
    expect(root).toEqual({
      name: 'Loans',
      attributes: { day: '2026-03-14' },
      text: '',
      elements: [
        {
          name: 'Loan',
          attributes: {},
          text: '',
          elements: [leaf('Title', 'Ngā pukapuka & <more>'), leaf('Note', '')],
        },
      ],
    });
    const parts = [root, root?.attributes, root?.elements, root?.elements[0], root?.elements[0]?.elements];
    expect(parts.every(Object.isFrozen)).toBe(true);
  });

  it('keeps texts as they are written, whatever they look like', () => {
    expect(read('<Code> 0042 </Code>')).toEqual(leaf('Code', '0042'));
    expect(read('<Code>1e3</Code>')).toEqual(leaf('Code', '1e3'));
    expect(read('<Code>&amp;lt;</Code>')).toEqual(leaf('Code', '&lt;'));
  });

  it.each([
    '',
    'words',
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>words',
    '<a x=1/>',
    '<a x="1" x="2"/>',
    '<a><b></a></b>',
    '<1/>',
    '<a><![CDATA[</a>',
    '{"a":1}',
  ])('is refused when it is not well-formed: %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('may not have a document type, so that entities expand to nothing and no file is read', () => {
    const laughs = Array.from({ length: 9 }, (_, index) => {
      return `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`;
    });
    expect(read(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs.join('')}]><a>&l9;</a>`)).toBeUndefined();
    expect(read('<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>')).toBeUndefined();
    expect(read('<!DOCTYPE a SYSTEM "https://elsewhere.example/a.dtd"><a/>')).toBeUndefined();
    expect(read('<a>&l9;</a>')).toEqual(leaf('a', '&l9;'));
  });

  it.each(['__proto__', 'constructor', 'prototype'])('may not name an element or an attribute %s', (name) => {
    expect(read(`<a><${name}>1</${name}></a>`)).toBeUndefined();
    expect(read(`<a ${name}="1"/>`)).toBeUndefined();
    expect(read(`<x:${name} xmlns:x="y"/>`)).toBeUndefined();
  });

  it('may nest to a limit, and cannot overflow the stack', () => {
    const nested = (depth: number) => read('<a>'.repeat(depth) + '</a>'.repeat(depth));
    expect(nested(60)).toMatchObject({ name: 'a' });
    expect(nested(70)).toBeUndefined();
    expect(nested(24_000)).toBeUndefined();
    expect(read('<a>'.repeat(40_000))).toBeUndefined();
  });

  it('may have elements to a limit', () => {
    expect(read(`<a>${'<b/>'.repeat(49_000)}</a>`)?.elements).toHaveLength(49_000);
    expect(read(`<a>${'<b/>'.repeat(51_000)}</a>`)).toBeUndefined();
  });

  it('may have any number of the characters that XML escapes', () => {
    expect(read(`<a>${'&amp;'.repeat(20_000)}</a>`)?.text).toHaveLength(20_000);
  });
});

describe('the encoding of XML', () => {
  const macron = '<a>Waikaretāheke</a>';
  const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
  const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

  it('is UTF-8, with or without a byte order mark, or what XML says it is', () => {
    expect(read(macron)?.text).toBe('Waikaretāheke');
    expect(read(`\ufeff<?xml version="1.0" encoding="UTF-8"?>${macron}`)?.text).toBe('Waikaretāheke');
    expect(readXml(utf16(macron))?.text).toBe('Waikaretāheke');
    expect(readXml(latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>Déjà vu</a>'))?.text).toBe('Déjà vu');
  });

  it('must be the one that is declared, and one that is known', () => {
    expect(readXml(latin('<a>Déjà vu</a>'))).toBeUndefined();
    expect(readXml(latin('<?xml version="1.0" encoding="utf-8"?><a>Déjà vu</a>'))).toBeUndefined();
    expect(read('<?xml version="1.0" encoding="utf-7"?><a>+ADw-b/+AD4-</a>')).toBeUndefined();
    expect(read('\ufeff<?xml version="1.0" encoding="iso-8859-1"?><a/>')).toBeUndefined();
    expect(readXml(utf16('<a>').subarray(0, 5))).toBeUndefined();
  });
});

describe('the content type of XML', () => {
  it.each(['application/xml', 'text/xml; charset=utf-8', 'Application/Atom+XML', 'application/octet-stream'])(
    '%s is',
    (type) => {
      expect(isXmlType(type)).toBe(true);
    },
  );

  it.each(['', 'text/html', 'application/json', 'text/plain', 'application/xml-dtd', 'image/svg+xml'])(
    '%j is not',
    (type) => {
      expect(isXmlType(type)).toBe(false);
    },
  );
});
