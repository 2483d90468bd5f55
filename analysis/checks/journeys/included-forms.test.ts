import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { compileRelease } from '../../../engine/release/compile-release.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkChange } from '../change/check-change.ts';
import { checkPart } from '../change/check-part.ts';
import { checkDocuments } from '../check-documents.ts';

type Json = { [name: string]: unknown };

const nickname: Json = {
  name: 'nickname',
  type: 'text-input',
  label: 'Nickname',
  value: { type: 'string', maxLength: 20 },
  messages: { maxLength: 'That is too long' },
  unread: true,
};
const part = (...fields: readonly Json[]): Json => ({
  kind: 'form',
  id: 'names-form',
  schemaVersion: 2,
  fields,
});

/** The library's release with an additional entry in the reader's form, and with additional documents. */
function releaseWith(entry: Json, ...others: readonly Json[]): readonly DocumentSource[] {
  const release = readRelease();
  const form: Json = JSON.parse(release.find(({ path }) => path === 'reader-form.json')?.text ?? '');
  const changed: Json = { ...form, fields: [...(form.fields as Json[]), entry] };
  return [
    ...release.filter(({ path }) => path !== 'reader-form.json'),
    ...[changed, ...others].map((document) => ({
      path: `${String(document.id)}.json`,
      text: JSON.stringify(document, undefined, 1),
    })),
  ];
}

const problemsOf = (sources: readonly DocumentSource[]) => checkDocuments(sources).problems;
const include: Json = { include: 'names-form' };

describe('a form that includes another', () => {
  it('has its fields: rules read their answers', () => {
    const reading: Json = {
      name: 'hello',
      type: 'notice',
      tone: 'info',
      text: "Hello {{ answers.nickname else 'you' }}",
      when: '= answers.nickname is answered',
    };
    const group = { when: '= answers.name is answered', fields: [include, reading] };
    expect(problemsOf(releaseWith(group, part(nickname)))).toEqual([]);
    expect(problemsOf(releaseWith(reading))).not.toEqual([]);
  });

  it('has the mistakes of an included field reported in its own document, once and at the very place', () => {
    const wrong = { ...nickname, checks: [{ that: '= answers.nickname > 3', message: 'Longer, please' }] };
    const problems = problemsOf(
      releaseWith({ when: '= answers.name is answered', fields: [include] }, part(wrong)),
    );
    expect(problems).toMatchObject([
      { code: 'never-equal', document: 'names-form', pointer: '/fields/0/checks/0/that', line: 20 },
    ]);
  });

  it('has the mistakes of its own groups and changes reported where it says them', () => {
    const change = { nickname: { checks: [{ that: '= answers.nickname = 3', message: 'No' }] } };
    const entry = { when: '= answers.nmae is answered', fields: [{ ...include, change }] };
    const problems = problemsOf(releaseWith(entry, part(nickname)));
    expect(problems.map(({ document, pointer }) => `${document} ${pointer}`)).toEqual([
      'reader-form /fields/3/when',
      'reader-form /fields/3/fields/0/change/nickname/checks/0/that',
    ]);
  });

  it('is reported when a field that it changes or wants is not there, in its own document', () => {
    const problems = problemsOf(releaseWith({ ...include, only: ['nicknam'] }, part(nickname)));
    expect(problems).toMatchObject([
      {
        code: 'unknown-reference',
        document: 'reader-form',
        pointer: '/fields/3/only/0',
        help: 'Did you mean "nickname"?',
      },
    ]);
  });

  it('is not to blame while the other cannot be read', () => {
    const broken = { path: 'names-form.json', text: '{"kind": "form", "id": "names-form", "fields": ' };
    const reading = { name: 'hello', type: 'notice', tone: 'info', text: 'Hello {{ answers.nickname }}' };
    const problems = problemsOf([...releaseWith({ when: true, fields: [include, reading] }), broken]);
    expect(problems.map(({ document }) => document)).toEqual(['names-form.json']);
  });

  it('is checked again when the other changes', () => {
    const reading: Json = {
      name: 'hello',
      type: 'notice',
      tone: 'info',
      text: "Hello {{ answers.nickname else 'you' }}",
    };
    const group = { when: '= answers.name is answered', fields: [include, reading] };
    const isPart = ({ path }: DocumentSource) => path === 'names-form.json';
    const change = (...fields: readonly Json[]) => {
      const after = releaseWith(group, part(...fields));
      return checkChange({
        unchanged: after.filter((source) => !isPart(source)),
        changed: after.filter(isPart),
        replaced: releaseWith(group, part(nickname)).filter(isPart),
      });
    };
    expect(change({ ...nickname, label: 'Short name' })).toEqual([]);
    expect(change({ ...nickname, name: 'shortName' })).toBeUndefined();
    expect(change(nickname, { ...nickname, name: 'town' })).toBeUndefined();
  });

  it('is reported when only the other is asked about', () => {
    const sources = releaseWith({ ...include, only: ['nickname'] }, part({ ...nickname, name: 'shortName' }));
    const { problems } = checkPart(sources, (path) => path === 'names-form.json');
    expect(problems).toMatchObject([{ code: 'unknown-reference', document: 'reader-form' }]);
  });

  it('makes another page once the other is another', () => {
    const digestWith = (label: string) => {
      const { documents } = checkDocuments(releaseWith(include, part({ ...nickname, label })));
      const release = compileRelease(
        documents.map(({ document }) => document),
        (text) => text,
      );
      const page = release.pages.get('/join');
      expect(page?.documents).toContain('names-form');
      expect(release.documents.get('reader-form')).toMatchObject({ fields: [{}, {}, {}, { label }] });
      return page?.digest;
    };
    expect(digestWith('Nickname')).not.toBe(digestWith('Short name'));
  });
});
