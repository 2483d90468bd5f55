import { describe, expect, it } from 'vitest';
import { shapeXml } from './shape-xml.ts';
import type { XmlElement } from './xml-element.ts';

function element(name: string, content: string | readonly XmlElement[] = '', attributes = {}): XmlElement {
  return typeof content === 'string'
    ? { name, attributes, text: content, elements: [] }
    : { name, attributes, text: '', elements: content };
}

const book = (...parts: readonly XmlElement[]) => element('Book', parts);
const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const object = (properties: object) => ({ type: 'object', properties }) as const;
const shelf = (properties: object) =>
  object({ Shelf: object({ Book: { type: 'array', items: object(properties) } }) });

describe('XML that is read by a response schema', () => {
  it('is a list wherever the schema has one, of one element or none', () => {
    const schema = shelf({ Title: text });
    const one = element('Shelf', [book(element('Title', 'Potiki'))]);
    expect(shapeXml(one, schema)).toEqual({ Shelf: { Book: [{ Title: 'Potiki' }] } });
    expect(shapeXml(element('Shelf'), schema)).toEqual({ Shelf: { Book: [] } });
  });

  it('is a list, too, of elements that are repeated where the schema has one value, so that it fails', () => {
    const twice = element('Shelf', [element('Room', 'A'), element('Room', 'B')]);
    expect(shapeXml(twice, object({ Shelf: object({ Room: text }) }))).toEqual({
      Shelf: { Room: ['A', 'B'] },
    });
  });

  it('has numbers and booleans where the schema has them, and texts elsewhere', () => {
    const parts = [
      element('Pages', '186'),
      element('Weight', '-0.25'),
      element('Lent', '1'),
      element('Shelfmark', '0042'),
      element('Year', 'about 1986'),
    ];
    const schema = shelf({
      Pages: { type: 'integer' },
      Weight: { type: ['number', 'null'] },
      Lent: { type: 'boolean' },
      Shelfmark: text,
      Year: number,
    });
    expect(shapeXml(element('Shelf', [book(...parts)]), schema)).toEqual({
      Shelf: { Book: [{ Pages: 186, Weight: -0.25, Lent: true, Shelfmark: '0042', Year: 'about 1986' }] },
    });
  });

  it('keeps a number as a text when it would become another number', () => {
    const parts = [element('Pages', '9007199254740993')];
    expect(shapeXml(element('Shelf', [book(...parts)]), shelf({ Pages: { type: 'integer' } }))).toEqual({
      Shelf: { Book: [{ Pages: '9007199254740993' }] },
    });
  });

  it('has null for an empty element where it may, and leaves out one that is to be a number', () => {
    const parts = [element('Pages'), element('Weight'), element('Note'), element('Title')];
    const schema = shelf({
      Pages: number,
      Weight: { type: ['number', 'null'] },
      Note: { type: ['string', 'null'] },
      Title: text,
    });
    expect(shapeXml(element('Shelf', [book(...parts)]), schema)).toEqual({
      Shelf: { Book: [{ Weight: null, Note: null, Title: '' }] },
    });
  });

  it('knows true and false by their names and by their digits, and takes nothing else for them', () => {
    const parts = ['true', '1', 'false', '0', 'TRUE', '', 'constructor'].map((flag, at) =>
      element(`F${at}`, flag),
    );
    const flags = Object.fromEntries(parts.map(({ name }) => [name, { type: 'boolean' as const }]));
    expect(shapeXml(element('Shelf', parts), object({ Shelf: object(flags) }))).toEqual({
      Shelf: { F0: true, F1: true, F2: false, F3: false, F4: 'TRUE', F6: 'constructor' },
    });
  });

  it('keeps an empty text where the schema says nothing of the type, or where it may be a text', () => {
    const parts = [element('Any'), element('Either')];
    const schema = shelf({ Any: {}, Either: { type: ['string', 'number'] } });
    expect(shapeXml(element('Shelf', [book(...parts)]), schema)).toEqual({
      Shelf: { Book: [{ Any: '', Either: '' }] },
    });
  });

  it('has attributes under their names with an @, and the text beside them as #text', () => {
    const price = element('Price', '12.50', { currency: 'NZD', 'tax-rate': '15' });
    const schema = object({
      Price: object({ '@currency': text, '@tax-rate': number, '@unit': text, '#text': number }),
    });
    expect(shapeXml(price, schema)).toEqual({
      Price: { '@currency': 'NZD', '@tax-rate': 15, '#text': 12.5 },
    });
  });

  it('leaves out what the schema does not name', () => {
    const root = element('Shelf', [book(element('Title', 'Potiki'), element('Secret', 'x'))], { id: '7' });
    expect(shapeXml(root, shelf({ Title: text }))).toEqual({ Shelf: { Book: [{ Title: 'Potiki' }] } });
  });

  it('is empty when the root has another name', () => {
    expect(shapeXml(element('Error', 'no'), shelf({ Title: text }))).toEqual({});
  });

  it('takes names such as toString for names', () => {
    const root = element('toString', 'x');
    expect(shapeXml(root, object({ toString: text, valueOf: text }))).toEqual({ toString: 'x' });
  });
});
