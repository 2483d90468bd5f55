import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { readAssetFile } from './asset-files.ts';

const lake = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#3a6ea5' } });
const photograph = await lake.clone().jpeg().toBuffer();
const transparent = await lake.clone().ensureAlpha().png().toBuffer();

/** Reads a file with some bytes under a path of a folder of media. */
async function take(name: string, bytes: Uint8Array | string) {
  const folder = temporaryFolder();
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, bytes);
  return await readAssetFile(`/${name}`, path, `media/${name}`);
}

async function problemOf(name: string, bytes: Uint8Array | string): Promise<string> {
  const taken = await take(name, bytes);
  return 'problem' in taken ? taken.problem.message : 'It was taken in.';
}

async function documentOf(name: string, bytes: Uint8Array | string) {
  const taken = await take(name, bytes);
  if ('problem' in taken) throw new Error(taken.problem.message);
  expect(readDocument({ path: name, text: taken.text })).toMatchObject({ outcome: 'read' });
  return taken.document;
}

describe('A file is described by its bytes', () => {
  it('as a photograph with its size and a placeholder', async () => {
    expect(await documentOf('images/lakes/dusk.jpg', photograph)).toEqual({
      kind: 'asset',
      id: '/images/lakes/dusk.jpg',
      schemaVersion: 1,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      type: 'image/jpeg',
      size: photograph.length,
      width: 1000,
      height: 600,
      placeholder: expect.stringMatching(/^UklG/),
    });
  });

  it('as a picture through which one sees, which has no placeholder', async () => {
    const document = await documentOf('images/map.png', transparent);
    expect([document.type, document.width, document.placeholder]).toEqual(['image/png', 1000, undefined]);
  });

  it('as a photograph that a camera has turned', async () => {
    const turned = await lake.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await documentOf('images/tall.jpg', turned)).toMatchObject({ width: 600, height: 1000 });
  });

  it('as a drawing, a film, a font or a document', async () => {
    const types = await Promise.all([
      documentOf('images/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>'),
      documentOf('films/a.mp4', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')),
      documentOf('fonts/a.woff2', Buffer.from('wOF2\0\x01\0\0\0\0\0\x10tail')),
      documentOf('documents/a.pdf', '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'),
    ]);
    expect(types.map(({ type }) => type)).toEqual([
      'image/svg+xml',
      'video/mp4',
      'font/woff2',
      'application/pdf',
    ]);
    expect(types[0]).toMatchObject({ width: 40, height: 30 });
  });
});

describe('A file is refused', () => {
  it.each([
    ['whose name says another format', 'images/a.png', photograph, 'Its bytes are those of image/jpeg'],
    [
      'that is HTML under the name of a picture',
      'images/a.png',
      '<html><script>1</script>',
      'none of the files',
    ],
    ['that is a program', 'documents/a.pdf', Buffer.from('\x7fELF\x02\x01'), 'none of the files'],
    ['that was cut off', 'images/a.jpg', photograph.subarray(0, 2000), 'not all of it'],
    ['that is a cut PNG', 'images/a.png', transparent.subarray(0, transparent.length - 200), 'not all of it'],
    ['that is a cut PDF', 'documents/a.pdf', '%PDF-1.7\n1 0 obj\n', 'not all of it'],
    ['that is a cut font', 'fonts/a.woff2', Buffer.from('wOF2\0\x01\0\0\0\0\0\x20tail'), 'not all of it'],
    ['that says that it is huge', 'images/bomb.png', hugePng(), 'more pixels than are decoded'],
    ['that is empty', 'images/a.png', '', 'none of the files'],
    ['that stands elsewhere', 'other/a.jpg', photograph, 'not one that a page can name'],
    ['with a space in its name', 'images/a b.jpg', photograph, 'not one that a page can name'],
    [
      'that is an SVG with entities',
      'images/a.svg',
      '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>',
      'no SVG that can be read',
    ],
    ['that is a broken SVG', 'images/a.svg', '<svg><g></svg>', 'no SVG that can be read'],
  ])('%s', async (_why, name, bytes, message) => {
    expect(await problemOf(name, bytes)).toContain(message);
  });
});

describe('A drawing is taken in without what could run or load', () => {
  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['scripts in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['handlers', '<path d="M0 0" onclick="alert(1)" ONLOAD="alert(2)"/>'],
    ['links to scripts', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['links that are hidden', '<a xlink:href="java&#115;cript:alert(1)"><path d="M0 0"/></a>'],
    ['animated links', '<a><animate attributeName="href" to="javascript:alert(1)"/></a>'],
    ['foreign markup', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
    ['pictures from elsewhere', '<image href="https://elsewhere.example/alert.png"/>'],
    ['styles from elsewhere', '<style>@import "https://elsewhere.example/alert.css";</style>'],
    ['styles that end early', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['data that is markup', '<image href="data:image/svg+xml;base64,alert"/>'],
    ['fills from elsewhere', '<path fill="url(https://elsewhere.example/alert#a)"/>'],
  ])('%s', async (_what, part) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${part}<g id="kept"/></svg>`;
    const taken = await take('images/a.svg', svg);
    if ('problem' in taken) throw new Error(taken.problem.message);
    const stored = await text(taken.read());
    expect(stored).toContain('<g id="kept"/>');
    expect(stored.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toMatch(/alert|elsewhere/);
  });

  it('and with all that draws', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>' +
      '<style>path{fill:url(#a)}</style><path fill="url(#a)" d="M0 0h9v9z"/><text>a &lt; b &amp; c</text><use href="#a"/></svg>';
    const taken = await take('images/a.svg', `<?xml version="1.0"?>\n<!-- drawn by hand -->\n${svg}\n`);
    if ('problem' in taken) throw new Error(taken.problem.message);
    expect(await text(taken.read())).toBe(svg);
  });
});

/** A valid PNG of a few kilobytes, of 60 million pixels. */
function hugePng(): Buffer {
  const [width, height] = [10_000, 6_000];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + width / 8) * height));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
