import { beforeAll, describe, expect, it } from 'vitest';
import type { CompletionItem, Hover, Location, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { checkDocuments } from '#analysis';
import { startEditor } from './editor.fixture.ts';
import { lendingSources } from './lending.fixture.ts';

let editor: Awaited<ReturnType<typeof startEditor>>;
beforeAll(async () => {
  editor = await startEditor();
}, 60_000);

async function completions(name: string, part: string, marked: string): Promise<readonly CompletionItem[]> {
  const position = await editor.typeInstead(name, part, marked);
  const found = await editor.ask<CompletionItem[] | { items: CompletionItem[] }>(
    'textDocument/completion',
    name,
    position,
  );
  await editor.type(name, editor.saved(name));
  return Array.isArray(found) ? found : found.items;
}

async function hover(name: string, part: string, marked: string): Promise<string> {
  const position = await editor.typeInstead(name, part, marked);
  const found = await editor.ask<Hover | null>('textDocument/hover', name, position);
  return JSON.stringify(found?.contents ?? '');
}

const when = `"= answers.shelf = 'attic' and answers.name is answered"`;

describe('inside a formula an editor completes', () => {
  it.each<[string, string, string, string, string, string]>([
    ['answers with their types', 'loan-form.json', when, '"= answers.|"', 'name', 'text'],
    [
      'answers in front of the rest',
      'loan-form.json',
      when,
      `"= answers.| = 'attic'"`,
      'shelf',
      'one of "top", "attic"',
    ],
    ['an unfinished if', 'loan-form.json', when, '"= if answers.n|"', 'name', 'text'],
    ['facts', 'loan-form.json', when, '"= facts.|"', 'late', 'true or false'],
    ['roots', 'loan-form.json', when, '"= |"', 'session', 'an object'],
    ['ids of options', 'loan-form.json', when, `"= answers.shelf = '|'"`, 'attic', 'Attic'],
    [
      'ids of options before the quote is closed',
      'loan-form.json',
      when,
      `"= answers.shelf = '|"`,
      'top',
      'Top',
    ],
    [
      'ids of options in a list',
      'loan-form.json',
      when,
      `"= answers.shelf in ['top', '|']"`,
      'attic',
      'Attic',
    ],
    [
      'members of a result',
      'lending.json',
      '"= facts.isHigh"',
      '"= results.lent.|"',
      'books',
      'a list of objects: title',
    ],
    [
      'members of an element with a name',
      'lending-facts.json',
      'upper(book.title)',
      'upper(book.|)',
      'title',
      'text',
    ],
    [
      'members in a filter by their bare names',
      'lending-facts.json',
      "[title = 'Emma']",
      '[|',
      'title',
      'text',
    ],
    ['formulas in texts', 'thanks-form.json', '{{ answers.name }}', '{{ answers.| }}', 'shelf', 'one of'],
    ['functions', 'loan-form.json', when, '"= lo|"', 'loanDays', 'loanDays(usual: …)'],
    ['inputs of a function', 'loan-days.json', 'else input.usual', 'else input.|', 'usual', 'a number'],
  ])('%s', async (_, name, part, marked, label, detail) => {
    const found = await completions(name, part, marked);
    expect(found.find((item) => item.label === label)?.detail).toContain(detail);
  });

  it('operators with their documentation and an example', async () => {
    const found = await completions('loan-form.json', when, '"= addD|"');
    const { documentation } = found.find(({ label }) => label === 'addDays') ?? {};
    expect(documentation).toContain('addDays(');
  });

  it('documents that a function of options takes', async () => {
    const found = await completions('loan-form.json', when, `"= lookup('|"`);
    expect(found.map(({ label }) => label)).toContain('shelves');
  });

  it('replaces what is typed, and nothing more', async () => {
    const found = await completions('loan-form.json', when, `"= answers.na| = 'x'"`);
    const item = found.find(({ label }) => label === 'name');
    expect(item?.textEdit).toMatchObject({ newText: 'name' });
    const range = item?.textEdit && 'range' in item.textEdit ? item.textEdit.range : undefined;
    expect((range?.end.character ?? 0) - (range?.start.character ?? 0)).toBe('na'.length);
  });
});

describe('inside a formula an editor explains', () => {
  it.each<[string, string, string, string, string]>([
    ['an answer', 'loan-form.json', 'answers.name is', 'answers.na|me is', 'text\\n\\nYour name'],
    ['a root', 'loan-form.json', 'answers.name is', 'ans|wers.name is', 'shelf (one of'],
    ['a fact', 'lending.json', '"= facts.isHigh"', '"= facts.is|High"', "answers.shelf = 'attic'"],
    ['a member of an element', 'lending-facts.json', 'upper(book.title)', 'upper(book.ti|tle)', 'text'],
    ['an operator', 'lending-facts.json', 'upper(book.title)', 'up|per(book.title)', 'capitals'],
    ['a function', 'lending-facts.json', 'loanDays(', 'loan|Days(', 'loanDays(usual: …)'],
    ['an option', 'loan-form.json', "= 'attic' and", "= 'at|tic' and", 'Attic'],
  ])('%s', async (_, name, part, marked, expected) => {
    expect(await hover(name, part, marked)).toContain(expected);
  });
});

it('outside of formulas the schemas complete, with names that are not saved yet', async () => {
  const form = editor.saved('loan-form.json').replace('"id": "loan-form"', '"id": "new-loan-form"');
  await editor.type('loan-form.json', form);
  const position = await editor.typeInstead(
    'lending.json',
    '"kind": "journey",',
    '"$schema": "../../schemas/editor/journey.schema.json", "kind": "journey",',
  );
  expect(position).toBeDefined();
  const found = await completions(
    'lending.json',
    '"kind": "journey",',
    '"$schema": "../../schemas/editor/journey.schema.json", "kind": "journey", "|": 1,',
  );
  expect(found.map(({ label }) => label)).toContain('sequences');
  await editor.type('loan-form.json', editor.saved('loan-form.json'));
  await editor.type('lending.json', editor.saved('lending.json'));
});

describe('an editor shows', () => {
  it('the problem of an unsaved text, also in other documents', async () => {
    await editor.typeInstead('shelves.json', '"id": "attic"', '"id": "loft"');
    await expect
      .poll(() => editor.problems('loan-form.json'))
      .toEqual(['There is no option "attic" here. Use one of: top, loft.']);
    const [problem] = editor.diagnostics('loan-form.json');
    const line = editor.saved('loan-form.json').split('\n')[problem?.range.start.line ?? 0];
    expect(line?.slice(problem?.range.start.character)).toMatch(/^'attic'/);
    await editor.type('shelves.json', editor.saved('shelves.json'));
    await expect.poll(() => editor.problems('loan-form.json')).toEqual([]);
  });

  it('a text that is not JSON, and no problem of those who need it', async () => {
    await editor.type('loan-days.json', '{ "kind": "function", "id": "loan-days" ');
    await expect.poll(() => editor.problems('loan-days.json')).toHaveLength(1);
    expect(editor.problems('lending-facts.json')).toEqual([]);
    await editor.type('loan-days.json', editor.saved('loan-days.json'));
    await expect.poll(() => editor.problems('loan-days.json')).toEqual([]);
  });

  it('what a file that another program writes causes', async () => {
    const text = editor.saved('lend.json');
    await editor.write('lend.json', text.replace('"title": "string"', '"name": "string"'));
    await expect.poll(() => editor.problems('lending-facts.json').join()).toContain('has no "title"');
    await editor.write('lend.json', text);
    await expect.poll(() => editor.problems('lending-facts.json')).toEqual([]);
  });
});

it('shows what proofs find, with the answers that show it, and takes it away when it is mended', async () => {
  const operation = JSON.parse(editor.saved('lend.json'));
  const narrow = { ...operation, input: { name: { type: 'string', maxLength: 10 } } };
  const refused = () => editor.diagnostics('lending.json').filter(({ code }) => code === 'refused-input');
  await editor.type('lend.json', JSON.stringify(narrow, null, 2));
  await expect.poll(() => refused().length).toBe(1);
  expect(refused()[0]?.relatedInformation?.[0]?.message).toContain('Steps: loan. Answers: name = "');
  await editor.type('lend.json', editor.saved('lend.json'));
  await expect.poll(() => refused().length).toBe(0);
});

it('shows the first problems while a proof runs, and gives that up when somebody types', async () => {
  const operation = JSON.parse(editor.saved('lend.json'));
  const narrow = { ...operation, input: { name: { type: 'string', maxLength: 10 } } };
  await editor.type('lend.json', JSON.stringify(narrow, null, 2));
  await editor.type('lend.json', editor.saved('lend.json'));
  await editor.type(
    'loan-form.json',
    editor.saved('loan-form.json').replace('answers.name is', 'answers.nmae is'),
  );
  await expect.poll(() => editor.problems('loan-form.json').join(), { interval: 10 }).toContain('nmae');
  await editor.type('loan-form.json', editor.saved('loan-form.json'));
  await expect.poll(() => editor.problems('loan-form.json')).toEqual([]);
  expect(
    editor.problems('lending.json').filter((message) => !String(message).includes('main heading')),
  ).toEqual([]);
});

it('formats a document as the command does', async () => {
  await editor.type('shelves.json', JSON.stringify(JSON.parse(editor.saved('shelves.json'))));
  const [edit] = await editor.ask<TextEdit[]>('textDocument/formatting', 'shelves.json', {
    line: 0,
    character: 0,
  });
  await editor.type('shelves.json', editor.saved('shelves.json'));
  expect(edit?.newText).toContain(
    '\n  "options": [{ "id": "top", "label": "Top", "data": { "floor": 2 } }, ',
  );
});

it('lists the parts of a document', async () => {
  const found = await editor.ask<{ name: string }[]>('textDocument/documentSymbol', 'lending.json', {
    line: 0,
    character: 0,
  });
  expect(found.map(({ name }) => name)).toContain('steps');
});

/** The answer of the language server about the place of a bar in a saved text. */
async function askAt<Answer>(method: string, name: string, marked: string, more = {}): Promise<Answer> {
  const position = await editor.typeInstead(name, marked.replace('|', ''), marked);
  return await editor.ask<Answer>(method, name, position, more);
}

/** The texts at some places, each with the file. */
function written(places: readonly Location[]): readonly string[] {
  return places.map(({ uri, range }) => {
    const name = uri.slice(uri.lastIndexOf('/') + 1);
    const line = editor.saved(name).split('\n')[range.start.line] ?? '';
    return `${name}: ${line.slice(range.start.character - 1, range.end.character + 1)}`;
  });
}

describe('an editor goes to the definition of', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['an answer in a formula', 'loan-days.json', 'answers.sh|elf', ['loan-form.json: "shelf"']],
    ['an answer that is set', 'lending.json', '"set": "sh|elf"', ['loan-form.json: "shelf"']],
    ['an answer in a text', 'thanks-form.json', 'answers.na|me', ['loan-form.json: "name"']],
    ['a fact', 'lending.json', 'facts.is|High', ['lending.json: "isHigh"']],
    ['a result', 'lending-facts.json', 'results.le|nt.books return', ['lending.json: "lent"']],
    ['a form', 'lending.json', '"loan-|form"', ['loan-form.json: "loan-form"']],
    ['an operation', 'lending.json', '"call": "le|nd"', ['lend.json: "lend"']],
    ['options in a formula', 'lending-facts.json', "'shel|ves'", ['shelves.json: "shelves"']],
    ['a function', 'lending-facts.json', 'loan|Days(', ['loan-days.json: "loan-days"']],
    ['a step', 'lending.json', '"step": "th|anks"', ['lending.json: "thanks"']],
  ])('%s', async (_, name, marked, expected) => {
    expect(written(await askAt('textDocument/definition', name, marked))).toEqual(expected);
  });
});

describe('an editor finds every use of', () => {
  it('an answer', async () => {
    const places = await askAt<Location[]>('textDocument/references', 'loan-form.json', '"name": "sh|elf"', {
      context: { includeDeclaration: true },
    });
    expect([...written(places)].sort()).toEqual([
      'lending-facts.json: .shelf,',
      'lending.json: "shelf"',
      'lending.json: .shelf ',
      'loan-days.json: .shelf ',
      'loan-form.json: "shelf"',
      'loan-form.json: .shelf ',
    ]);
  });

  it('an option, in whatever is compared with it', async () => {
    const places = await askAt<Location[]>('textDocument/references', 'shelves.json', '"id": "at|tic"', {
      context: { includeDeclaration: true },
    });
    expect([...written(places)].sort()).toEqual([
      "lending.json: 'attic'",
      "loan-days.json: 'attic'",
      "loan-form.json: 'attic'",
      'shelves.json: "attic"',
    ]);
  });
});

describe('an editor renames', () => {
  const renamed = (name: string, marked: string, newName: string) =>
    askAt<WorkspaceEdit>('textDocument/rename', name, marked, { newName });

  it.each<[string, string, string, string, number]>([
    ['an answer', 'loan-form.json', '"name": "sh|elf"', 'place', 6],
    ['a fact', 'lending.json', '"is|High"', 'isUp', 2],
    ['an option', 'shelves.json', '"id": "at|tic"', 'loft', 4],
    ['an option of a field', 'loan-form.json', '"id": "mon|th"', 'four-weeks', 2],
    ['a function', 'loan-days.json', '"id": "loan|-days"', 'days-of-loan', 2],
    ['a document of options', 'shelves.json', '"id": "shel|ves"', 'racks', 3],
    ['an operation', 'lend.json', '"id": "le|nd"', 'hand-out', 2],
  ])('%s everywhere, and the documents still fit', async (_, name, marked, newName, count) => {
    const { changes = {} } = await renamed(name, marked, newName);
    const edits = Object.entries(changes).flatMap(([uri, own]) => own.map((edit) => ({ uri, ...edit })));
    expect(edits).toHaveLength(count);
    const sources = lendingSources().map(({ path }) => {
      const text = editor.saved(path);
      const document = TextDocument.create(path, 'json', 0, text);
      return { path, text: TextDocument.applyEdits(document, changes[editor.uriOf(path)] ?? []) };
    });
    expect(checkDocuments(sources).problems).toEqual([]);
    const all = sources.map(({ text }) => text).join();
    expect(all).not.toMatch(new RegExp(`${marked.replace('|', '')}`));
  });

  it.each<[string, string, string, string, string]>([
    ['to a taken name', 'loan-form.json', '"name": "sh|elf"', 'floor', 'is taken by'],
    ['to a taken id of an option', 'shelves.json', '"id": "at|tic"', 'top', 'is taken by'],
    ['to a taken id', 'lend.json', '"id": "le|nd"', 'shelves', 'is taken by'],
    ['to no name', 'loan-form.json', '"name": "sh|elf"', 'a b', '"a b" is not a name.'],
    [
      'to what the schema refuses',
      'loan-form.json',
      '"name": "sh|elf"',
      'a-b',
      'It would cause a problem in',
    ],
    ['where nothing is named', 'loan-form.json', '"label": "Your| name"', 'x', 'There is no name here'],
  ])('nothing %s', async (_, name, marked, newName, reason) => {
    await expect(renamed(name, marked, newName)).rejects.toThrow(reason);
  });
});

describe('an editor fixes', () => {
  type Action = {
    readonly title: string;
    readonly kind: string;
    readonly isPreferred?: boolean;
    readonly edit: WorkspaceEdit;
  };

  async function actions(name: string, only?: readonly string[]): Promise<readonly Action[]> {
    const [diagnostic] = editor.diagnostics(name);
    const range = diagnostic?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const textDocument = { uri: editor.uriOf(name) };
    return await editor.request('textDocument/codeAction', {
      textDocument,
      range,
      context: { diagnostics: editor.diagnostics(name), ...(only && { only }) },
    });
  }

  const appliedTo = (name: string, text: string, { edit }: Action) =>
    TextDocument.applyEdits(
      TextDocument.create(name, 'json', 0, text),
      edit.changes?.[editor.uriOf(name)] ?? [],
    );

  it('a slip in a name, and all of them in a file', async () => {
    const name = 'lending.json';
    const saved = editor.saved(name);
    const broken = saved
      .replace('"submitLabel": "Borrow"', '"submitLable": "Borrow"')
      .replace('"title": "Thank', '"titel": "Thank');
    await editor.type(name, broken);
    await expect.poll(() => editor.problems(name).length).toBe(2);
    const found = await actions(name);
    expect(found.map(({ title, isPreferred }) => [title, isPreferred])).toEqual([
      ['Change "submitLable" to "submitLabel"', true],
      ['Fix all in this file', undefined],
      ['Fix all in this file', undefined],
    ]);
    const [one, all] = found;
    expect(one && appliedTo(name, broken, one)).toBe(broken.replace('submitLable', 'submitLabel'));
    expect(all && appliedTo(name, broken, all)).toBe(saved);
    expect((await actions(name, ['source.fixAll'])).map(({ kind }) => kind)).toEqual(['source.fixAll']);
    await editor.type(name, saved);
    await expect.poll(() => editor.problems(name).length).toBe(0);
  });
});

it('ends when the editor ends the session', async () => {
  expect(await editor.end()).toBe(0);
});
