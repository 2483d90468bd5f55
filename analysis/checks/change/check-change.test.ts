import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPlace } from '../../../engine/base/json/finding.ts';
import { isClean, type Problem } from '../../../engine/base/problems/problem.ts';
import { type DocumentSource, readCheckedDocument } from '../../../engine/documents/read-document.ts';
import { changesOf } from '../../../tests/support/documents/changes-of.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { shippedDocuments } from '../../../tests/support/documents/shipped-documents.ts';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { findOversights } from '../oversights/find-oversights.ts';
import { affectedProofs } from '../proofs/affected-proofs.ts';
import { indexRelease } from '../release/index-release.ts';
import { checkChange } from './check-change.ts';

/** Documents that no journey uses, which are checked against the answers of every form. */
const idle = [
  {
    path: 'idle-decision.json',
    text: `{"kind": "decision", "id": "idle-decision", "schemaVersion": 1, "otherwise": "no",
      "rows": [{"when": {"==": [{"var": "answers.name"}, "Eve"]}, "then": "yes"}]}`,
  },
  documentSource('idle-form', 'form', {
    fields: [
      {
        type: 'text-input',
        name: 'idle',
        label: 'Idle',
        value: 'idle-types.short',
        messages: { maxLength: 'Shorter' },
        when: { '==': [{ var: 'answers.name' }, 'Eve'] },
      },
    ],
  }),
  documentSource('idle-types', 'types', { types: { short: 'idle-words.word' } }),
  documentSource('idle-words', 'types', { types: { word: { type: 'string', maxLength: 10 } } }),
];
const library = byPath([...readRelease(), ...idle].map(nameById));

describe('the check of a change', () => {
  it('judges one random change after another of a small release as the check of all documents does', () => {
    const seen = expectTheSame(library, 300);
    expect(seen.clean).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(20);
  }, 300_000);

  it('follows the formulas of documents that did not change', () => {
    const isCheap = (value: unknown) => documentSource('is-cheap', 'decision', { otherwise: value });
    const price = {
      path: 'price',
      text: `{"kind": "decision", "id": "price", "schemaVersion": 1, "otherwise": 2,
        "rows": [{"when": "= decide('is-cheap') = 'yes'", "then": 1}]}`,
    };
    const unchanged = [...manyDocuments(10), price];
    const replaced = [isCheap('no')];
    expect(checkChange({ unchanged, changed: [isCheap('yes')], replaced })).toEqual([]);
    expect(checkChange({ unchanged, changed: [isCheap(1)], replaced })).toBeUndefined();
    expect(checkChange({ unchanged, changed: [], replaced })).toBeUndefined();
  });

  it('is not made of a document that cannot be read', () => {
    const [broken, sound] = [
      { path: 'broken', text: '{' },
      { path: 'other', text: '{}' },
    ];
    expect(checkChange({ unchanged: [broken], changed: [], replaced: [] })).toBeUndefined();
    expect(checkChange({ unchanged: library, changed: [], replaced: [broken] })).toBeUndefined();
    expect(checkChange({ unchanged: library, changed: [sound], replaced: [] })).toBeUndefined();
  });

  it('types again what no journey uses when an answer that it reads is no more', () => {
    const decision = {
      path: 'idle',
      text: `{"kind": "decision", "id": "idle", "schemaVersion": 1, "otherwise": "no",
        "rows": [{"when": {"==": [{"var": "answers.special"}, "rye"]}, "then": "yes"}]}`,
    };
    const plain = manyDocuments(10);
    const old = plain.find(({ path }) => path === 'form-0-one.json');
    if (old === undefined) throw new Error('The form is missing.');
    const special = { ...old, text: old.text.replaceAll('bread0', 'special') };
    const unchanged = [...plain.filter((source) => source !== old), decision];
    expect(checkDocuments([...unchanged, special]).problems).toEqual([]);
    expect(isClean(checkDocuments([...unchanged, old]).problems)).toBe(false);
    expect(checkChange({ unchanged, changed: [old], replaced: [special] })).toBeUndefined();
    expect(checkChange({ unchanged, changed: [special], replaced: [special] })).toEqual([]);
  });

  it('finds every document that the removal of an option breaks', () => {
    const edits: { readonly [id: string]: readonly [from: string, to: string] } = {
      join: ['"facts": {', '"facts": { "allFee": "= lookup(\'cards\', \'all\', \'fee\')",'],
      'card-form': ['"label": "Card n', '"when": "= answers.card in [\'books\', \'all\']", "label": "Card n'],
      'years-old': ['"value": "=', "\"value\": \"= count(options('cards')[id = 'all']) +"],
      'card-fee': ['"rows": [', '"rows": [{ "when": "= answers.card = \'all\'", "then": 9 },'],
    };
    const before = readRelease().map((each) => {
      const [from, to] = edits[each.path.replace('.json', '')] ?? ['', ''];
      return { ...each, text: each.text.replace(from, to) };
    });
    const cards = before.find(({ path }) => path === 'cards.json');
    if (cards === undefined) throw new Error('The options are missing.');
    const less = { ...cards, text: cards.text.replace(/,\s*\{ "id": "all".*\}/, '') };
    const unchanged = before.filter((source) => source !== cards);
    const errors = (sources: readonly DocumentSource[]) =>
      checkDocuments(sources).problems.filter(({ severity }) => severity === 'error');
    expect(errors(before)).toEqual([]);
    const broken = errors([...unchanged, less]).map(({ code, document }) => `${document}: ${code}`);
    expect(broken.sort()).toEqual(
      ['card-fee', 'card-form', 'join', 'years-old'].map((id) => `${id}: unknown-option`),
    );
    expect(checkChange({ unchanged, changed: [less], replaced: [cards] })).toBeUndefined();
  });

  it('types again the formulas of a text that names an answer that is no more', () => {
    const plain = manyDocuments(10);
    const form = plain.find(({ path }) => path === 'form-0-one.json');
    const journey = plain.find(({ path }) => path === 'journey-0.json');
    if (form === undefined || journey === undefined) throw new Error('The journey is missing.');
    const special = { ...form, text: form.text.replaceAll('bread0', 'special') };
    const telling = { ...journey, text: journey.text.replaceAll('"Go on"', '"Take {{ answers.special }}"') };
    const unchanged = [...plain.filter((source) => source !== form && source !== journey), telling];
    const errors = ({ problems }: ReturnType<typeof checkDocuments>) =>
      problems.filter(({ severity }) => severity === 'error');
    expect(errors(checkDocuments([...unchanged, special]))).toEqual([]);
    expect(errors(checkDocuments([...unchanged, form]))).not.toEqual([]);
    expect(checkChange({ unchanged, changed: [form], replaced: [special] })).toBeUndefined();
  });

  it('judges a form by the journey that shows it whole, though another has changed that shows a part of it', () => {
    const tally = documentSource('tally', 'function', {
      input: { times: 'number' },
      value: '= facts.total * input.times',
    });
    const limit = { value: { maxLength: 9 }, messages: { maxLength: 'Say less' } };
    const whole = documentSource('whole', 'form', {
      fields: [
        { type: 'text-input', name: 'more', label: 'More?', when: '= tally(times: 2) > 6', ...limit },
        { type: 'text-input', name: 'else', label: 'Anything else?', ...limit },
      ],
    });
    const part = documentSource('part', 'form', { fields: [{ include: 'whole', only: ['else'] }] });
    const plain = manyDocuments(10);
    const withStep = (name: string, form: string, facts: object) => {
      const source = plain.find(({ path }) => path === `${name}.json`);
      if (source === undefined) throw new Error('The journey is missing.');
      const { steps, ...journey } = JSON.parse(source.text);
      const page = { path: `/${name}`, template: 'plain', title: 'More' };
      const step = { ...steps[0], ...page, id: form, form };
      return { ...source, text: JSON.stringify({ ...journey, facts, steps: [step, ...steps] }) };
    };
    const counting = withStep('journey-0', 'whole', { total: '= 2 + 2' });
    const other = withStep('journey-1', 'part', {});
    const rest = plain.filter(({ path }) => !['journey-0.json', 'journey-1.json'].includes(path));
    const unchanged = [...rest, tally, whole, part, counting];
    const changed = { ...other, text: other.text.replace('Go on', 'Go further') };
    const { problems } = checkDocuments([...unchanged, changed]);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const verdict = checkChange({ unchanged, changed: [changed], replaced: [other] });
    expect(verdict && withoutProofs(verdict)).toEqual(withoutProofs(problems));
  });

  it('proves the conditions of a form again when a function changes that they call', () => {
    const grain = (value: string) => documentSource('grain', 'function', { input: { of: 'string' }, value });
    const plain = manyDocuments(10);
    const form = plain.find(({ path }) => path === 'form-0-one.json');
    if (form === undefined) throw new Error('The form is missing.');
    const { fields, ...rest } = JSON.parse(form.text);
    const asked = [fields[0], { ...fields[1], when: '= grain(of: answers.bread0)' }];
    const asking = { ...form, text: JSON.stringify({ ...rest, fields: asked }) };
    const unchanged = [...plain.filter((source) => source !== form), asking];
    const [before, after] = [grain("= input.of = 'rye'"), grain("= input.of = 'oat'")];
    const warningsOf = (changed: DocumentSource) => {
      const { documents, problems } = checkDocuments(byPath([...unchanged, changed]));
      return [...problems, ...findOversights(documents)].sort(byPlace);
    };
    const [known, expected] = [warningsOf(before), warningsOf(after)];
    expect(expected).not.toEqual(known);
    expect(isClean(expected)).toBe(true);
    expect(checkChange({ unchanged, changed: [after], replaced: [before], known })).toEqual(expected);
    expect(checkChange({ unchanged, changed: [before], replaced: [after], known: expected })).toEqual(known);
  });

  it('proves no more documents again in a larger release', () => {
    // Affected: the form, its journey, and the journey's two other forms.
    expect([affectedOf(100), affectedOf(800)]).toEqual([4, 4]);
  });

  it('proves nothing again when a page changes, whatever documents its texts are named like', () => {
    expect(affectedByPages()).toEqual([]);
  });
});

/** Makes random changes of one to three documents, each starting from the last version without errors. */
function expectTheSame(release: readonly DocumentSource[], numRuns: number) {
  const seen = { clean: 0, refused: 0 };
  let current = release;
  expect(isClean(checkDocuments(release).problems)).toBe(true);
  const one = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('change', 'change', 'change', 'remove', 'return'));
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), (steps) => {
      const before = new Map(current.map((source) => [source.path, source]));
      const after = new Map(before);
      for (const [document, change, what] of steps) {
        const source = release[document % release.length];
        if (source === undefined) continue;
        const text = before.get(source.path)?.text ?? source.text;
        const changes = [...changesOf(JSON.parse(text))];
        const changed = JSON.stringify(changes[change % changes.length]);
        if (what === 'remove') after.delete(source.path);
        else if (what === 'return') after.set(source.path, source);
        else if (JSON.parse(changed).id === source.path) after.set(source.path, { ...source, text: changed });
      }
      const isSame = ({ path, text }: DocumentSource) =>
        after.get(path)?.text === text && before.get(path)?.text === text;
      const all = byPath([...after.values()]);
      const { problems } = checkDocuments(all);
      const verdict = checkChange({
        unchanged: all.filter(isSame),
        changed: all.filter((source) => !isSame(source)),
        replaced: current.filter((source) => !isSame(source)),
      });
      expect(verdict && withoutProofs(verdict)).toEqual(
        isClean(problems) ? withoutProofs(problems) : undefined,
      );
      seen[isClean(problems) ? 'clean' : 'refused'] += 1;
      if (isClean(problems)) current = all;
    }),
    { numRuns },
  );
  return seen;
}

/** Warnings of proofs are given for the journeys that a change affects only. */
function withoutProofs(problems: readonly Problem[]): readonly Problem[] {
  const codes: ReadonlySet<string> = new Set([
    'always-true',
    'never-true',
    'unreachable-step',
    'unreachable-row',
    'refused-input',
    'refused-request',
    'silent-failure',
  ]);
  return problems.filter(({ code, severity }) => severity === 'error' || !codes.has(code));
}

/** Ids of the documents proved again when one of the shipped pages changes. */
function affectedByPages(): readonly string[] {
  const read = shippedDocuments().flatMap((source) => readCheckedDocument(nameById(source)) ?? []);
  const release = indexRelease(linkEntries(read));
  return read.flatMap(({ path, document }) => {
    if (document.kind !== 'page') return [];
    const affected = affectedProofs(release, { isChanged: (other) => other === path, old: [document] });
    return affected.entries.map((each) => each.document.id);
  });
}

/** Number of documents proved again when one form changes, in a release of `count` documents. */
function affectedOf(count: number): number {
  const read = manyDocuments(count).flatMap((source) => readCheckedDocument(source) ?? []);
  const form = read.filter(({ document }) => document.id === 'form-1-two');
  const isChanged = (path: string) => form.some((each) => each.path === path);
  const old = form.map(({ document }) => document);
  return affectedProofs(indexRelease(read), { isChanged, old }).entries.length;
}

function byPath(sources: readonly DocumentSource[]): readonly DocumentSource[] {
  return [...sources].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Names documents by their ids, as the store does. */
function nameById({ text }: DocumentSource): DocumentSource {
  return { path: JSON.parse(text).id, text };
}
