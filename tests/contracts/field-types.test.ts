import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declarationOf } from '#engine/parts';
import { type Field, fieldTypes } from '#schemas';
import { trackedFiles } from '../support/running/tracked-files.ts';

const places = /^(engine|analysis|server|app|cli)\/.*\.tsx?$/;
/** A type describes itself in its own folder; tests and the documents they invent may name any. */
const mayName = /^engine\/forms\/fields\/|\.test\.tsx?$|\.fixture\.ts$/;
/** Words that the server has for the service that tells people from robots, too. */
const robotCheckWords: readonly string[] = ['checkbox', 'human-check'];

/** The types of field that code names as values; what `checkName` is given is a noun of its message. */
function named(code: string): readonly string[] {
  const text = code.replace(/checkName\([^)]*\)/g, '');
  return fieldTypes.filter((type) => new RegExp(`(['"\`])${type}\\1`).test(text));
}

describe('a type of field', () => {
  it.each(fieldTypes)('%s has a folder of its own in the engine, and one line in its registry', (type) => {
    expect(existsSync(`engine/forms/fields/${type}/${type}.ts`)).toBe(true);
    const registry = readFileSync('engine/forms/fields/field-registry.ts', 'utf8');
    expect(registry.split('\n').filter((line) => line.includes(`'./${type}/`))).toHaveLength(1);
  });

  it('has no folder without a schema', () => {
    const folders = readdirSync('engine/forms/fields', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(
      folders.map(({ name }) => name).filter((name) => !fieldTypes.some((type) => type === name)),
    ).toEqual([]);
  });

  it('is named by no other file of the engine, the server, the routes or the command', () => {
    const found = trackedFiles()
      .filter((file) => places.test(file) && !mayName.test(file))
      .flatMap((file) => {
        const known = file.startsWith('server/') ? robotCheckWords : [];
        return named(readFileSync(file, 'utf8'))
          .filter((type) => !known.includes(type))
          .map((type) => `${file}: ${type}`);
      });
    expect(found).toEqual([]);
  });

  it('may stand in a list of items if it needs nothing but what its controls send', () => {
    const inLists = [
      ...readFileSync('schemas/shared/item-field.schema.json', 'utf8').matchAll(/fields\/([a-z-]+)\./g),
    ];
    const needsNothing = fieldTypes.filter((type) => {
      const { answer, view, items, suggestions, provesHuman, files } = declarationOf({ type } as Field);
      return answer && !answer.checks && !view && !items && !suggestions && !provesHuman && !files;
    });
    expect(inLists.map(([, type]) => type).sort()).toEqual([...needsNothing].sort());
  });

  it('would be caught named', () => {
    expect(named("if (field.type !== 'stepper') return;")).toEqual(['stepper']);
    expect(named('a stepper counts')).toEqual([]);
  });
});
