import { describe, expect, it } from 'vitest';
import { picturePixels } from './picture-pixels.ts';
import { safeName } from './safe-name.ts';
import { toldKind } from './told-kind.ts';

describe('the name of a file', () => {
  it.each([
    ['letter.pdf', 'letter.pdf'],
    ['Letter.PDF', 'Letter.pdf'],
    ['C:\\letters\\letter.pdf', 'letter.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
    ['a\r\nb\0c.pdf', 'abc.pdf'],
    ['what "is" this?.pdf', 'what -is- this-.pdf'],
    ['…', '….pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    [`${'ü'.repeat(300)}.pdf`, `${'ü'.repeat(116)}.pdf`],
  ])('is made safe: %j is %j', (given, safe) => {
    expect(safeName(given, 'pdf')).toBe(safe);
  });
});

describe('the kind of a file', () => {
  const archive = (...names: readonly string[]) =>
    Buffer.from(names.map((name) => `PK\x03\x04${'\0'.repeat(26)}${name}`).join(''), 'latin1');

  it.each([
    ['%PDF-1.4', 'pdf'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBP', 'webp'],
    ['\0\0\0\x18ftypheic', 'heic'],
    ['MZ', 'txt'],
    ['MZ\0', undefined],
    ['<svg', 'txt'],
    ['\xff\xfe', undefined],
    [' ', undefined],
  ])('that begins with %j is %s', (start, kind) => {
    expect(toldKind(Buffer.from(start, 'latin1'), 'a.dat')).toBe(kind);
  });

  it.each([
    [['[Content_Types].xml', '_rels/.rels', 'word/document.xml'], 'docx'],
    [['[Content_Types].xml', 'xl/workbook.xml'], 'xlsx'],
    [['mimetypeapplication/vnd.oasis.opendocument.text', 'content.xml'], 'odt'],
    [['mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'content.xml'], 'ods'],
    [['mimetypeapplication/vnd.oasis.opendocument.text-template', 'content.xml'], undefined],
    [['keyword/anything'], undefined],
  ])('that is an archive of %j is %s', (names, kind) => {
    expect(toldKind(archive(...names), 'a.docx')).toBe(kind);
  });

  it('is a table where plain text is named so', () => {
    expect(toldKind(Buffer.from('a;b\n1;2'), 'list.CSV')).toBe('csv');
  });
});

describe('the pixels of a picture', () => {
  const picture = async (format: 'png' | 'jpeg' | 'webp' | 'gif', lossless = false) => {
    const { default: sharp } = await import('sharp');
    const plain = sharp({ create: { width: 60, height: 35, channels: 3, background: 'red' } });
    return plain
      .withMetadata()
      [format](lossless ? { lossless } : {})
      .toBuffer();
  };

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'of a %s are read from its first bytes',
    async (format) => {
      expect(picturePixels(await picture(format))).toBe(60 * 35);
    },
  );

  it('of a WebP without loss are read, too', async () => {
    expect(picturePixels(await picture('webp', true))).toBe(60 * 35);
  });

  it('of a HEIC are those of the largest picture in it', () => {
    const size = (width: number, height: number) => {
      const box = Buffer.alloc(20);
      box.write('\0\0\0\x14ispe', 'latin1');
      box.writeUInt32BE(width, 12);
      box.writeUInt32BE(height, 16);
      return box;
    };
    const file = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic'),
      size(512, 512),
      size(4032, 3024),
      size(320, 240),
    ]);
    expect(picturePixels(file)).toBe(4032 * 3024);
  });

  it.each(['\x89PNG', 'GIF89a', 'RIFF\0\0\0\0WEBP', '\xff\xd8\xff\xe0\0\x04\0\0', '\xff\xd8\xff\xe0\0\0'])(
    'of one that ends early (%j) are unknown',
    (start) => {
      expect(picturePixels(Buffer.from(start, 'latin1'))).toBeUndefined();
    },
  );
});
