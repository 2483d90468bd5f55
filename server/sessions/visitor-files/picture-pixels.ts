/** The number of pixels of a picture by its first bytes, which are read and never decoded; undefined if they do not say. */
export function picturePixels(start: Buffer): number | undefined {
  const sizes = readers.flatMap(([beginning, read]) =>
    beginning.test(start.toString('latin1', 0, 16)) ? [read(start)] : [],
  );
  const [size] = sizes;
  return size && size[0] * size[1];
}

type Size = readonly [width: number, height: number];

const readers: readonly (readonly [RegExp, (start: Buffer) => Size | undefined])[] = [
  [/^\x89PNG/, (start) => ifThere(start, 24, () => [start.readUInt32BE(16), start.readUInt32BE(20)])],
  [/^GIF8/, (start) => ifThere(start, 10, () => [start.readUInt16LE(6), start.readUInt16LE(8)])],
  [/^RIFF/, (start) => ifThere(start, 30, () => sizeOfWebp(start))],
  [/^\xff\xd8/, sizeOfJpeg],
  [/^....ftyp/s, sizeOfHeic],
];

function ifThere(start: Buffer, bytes: number, read: () => Size | undefined): Size | undefined {
  return start.length < bytes ? undefined : read();
}

/** The three formats of a WebP: with extensions, without loss, and with loss. */
function sizeOfWebp(start: Buffer): Size | undefined {
  switch (start.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [1 + start.readUIntLE(24, 3), 1 + start.readUIntLE(27, 3)];
    case 'VP8L': {
      const bits = start.readUInt32LE(21);
      return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)];
    }
    case 'VP8 ':
      return [start.readUInt16LE(26) & 0x3fff, start.readUInt16LE(28) & 0x3fff];
    default:
      return undefined;
  }
}

/** Goes from segment to segment to the one that begins the picture. */
function sizeOfJpeg(start: Buffer): Size | undefined {
  for (let at = 2; at + 9 <= start.length; ) {
    if (start[at] !== 0xff) return undefined;
    const marker = start[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [start.readUInt16BE(at + 7), start.readUInt16BE(at + 5)];
    // Fill bytes may come before a marker.
    at += marker === 0xff ? 1 : 2 + start.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The largest of the pictures in it: a photograph is stored in tiles, with a small one beside it. */
function sizeOfHeic(start: Buffer): Size | undefined {
  let largest: Size | undefined;
  for (
    let at = start.indexOf('ispe');
    at >= 0 && at + 16 <= start.length;
    at = start.indexOf('ispe', at + 4)
  ) {
    const size: Size = [start.readUInt32BE(at + 8), start.readUInt32BE(at + 12)];
    if (largest === undefined || size[0] * size[1] > largest[0] * largest[1]) largest = size;
  }
  return largest;
}
