import type { FieldOf } from '../field-declaration.ts';

type FileKind = FieldOf<'file-upload'>['accept'][number];

/** Media type of a kind of file, and the endings of names that say it; the first is given to a name without one. */
interface KindOfFile {
  readonly type: string;
  readonly endings: readonly [string, ...string[]];
}

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The closed list of files that visitors may give. */
export const fileKinds: { readonly [Kind in FileKind]: KindOfFile } = {
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', endings: ['png'] },
  webp: { type: 'image/webp', endings: ['webp'] },
  gif: { type: 'image/gif', endings: ['gif'] },
  heic: { type: 'image/heic', endings: ['heic', 'heif'] },
  docx: { type: `${openXml}.wordprocessingml.document`, endings: ['docx'] },
  xlsx: { type: `${openXml}.spreadsheetml.sheet`, endings: ['xlsx'] },
  odt: { type: `${openDocument}.text`, endings: ['odt'] },
  ods: { type: `${openDocument}.spreadsheet`, endings: ['ods'] },
  txt: { type: 'text/plain', endings: ['txt'] },
  csv: { type: 'text/csv', endings: ['csv'] },
};

/** The kinds that a control offers for choosing: media types and endings, since some systems know only one of them. */
export function acceptText(accept: readonly FileKind[]): string {
  return accept
    .flatMap((kind) => [fileKinds[kind].type, ...fileKinds[kind].endings.map((ending) => `.${ending}`)])
    .join(',');
}
