import type { JsonValue } from '../../../base/values/answers.ts';
import { listOf, numberType, type RuleType, textType } from '../../../rules/types/rule-type.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { fileKinds } from './file-kinds.ts';
import { filesIn, filesInTexts, filesText, filesValue, isGiven } from './given-file.ts';

/** Most files of a field that declares no maximum. */
const undeclaredFiles = 10;
const million = 1_000_000;

const file: RuleType = {
  kind: 'object',
  properties: { id: textType, name: { kind: 'text', longest: 200 }, type: textType, size: numberType },
  closed: true,
};

/** A list of the files that were given: what they are called and how large they are, never their bytes. */
export const fileUpload: FieldDeclaration<FieldOf<'file-upload'>, undefined> = {
  answer: {
    types: ['array'],
    ruleType: (field) => listOf(file, mostFiles(field)),
    size: (field) => ({ characters: 0, choices: mostFiles(field) }),
    read(texts) {
      const files = new Map(filesInTexts(texts).map((each) => [isGiven(each) ? each.id : each.name, each]));
      return files.size > 0 ? filesValue([...files.values()]) : undefined;
    },
    write: (answer) => [filesText(filesIn(answer))],
    show: (answer) =>
      filesIn(answer)
        .map(({ name }) => name)
        .join(', '),
    samples(field) {
      const least: unknown = field.value?.minItems;
      const counts = new Set([Math.max(1, typeof least === 'number' ? least : 1), mostFiles(field)]);
      return [...counts].map((count) =>
        Array.from({ length: count }, (_, index) => sampleFile(field, index)),
      );
    },
    fault(answer, field) {
      const files = filesIn(answer);
      if (!Array.isArray(answer) || files.length < answer.length) return 'type';
      const [fault] = files.flatMap((each) => (isGiven(each) ? [] : each.fault));
      return fault ?? (files.length > mostFiles(field) ? 'fileCount' : undefined);
    },
  },
  files: (field) => ({
    types: field.accept.map((kind) => fileKinds[kind].type),
    bytes: (field.megabytes ?? 10) * million,
    pixels: (field.megapixels ?? 100) * million,
    most: mostFiles(field),
  }),
};

/** An invented file, as that of a scenario or of an example. */
function sampleFile({ name, accept: [kind = 'pdf'] }: FieldOf<'file-upload'>, index: number): JsonValue {
  const { type, endings } = fileKinds[kind];
  return { id: `${name}-${index + 1}`, name: `${name}-${index + 1}.${endings[0]}`, type, size: 100_000 };
}

function mostFiles({ value }: FieldOf<'file-upload'>): number {
  const most: unknown = value?.maxItems;
  return typeof most === 'number' ? most : undeclaredFiles;
}
