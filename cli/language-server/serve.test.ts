import { beforeAll, describe, expect, it } from 'vitest';
import type { CompletionItem, Hover, TextEdit } from 'vscode-languageserver/node';
import { startEditor } from './editor.fixture.ts';

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

it('formats a document as the command does', async () => {
  await editor.type('shelves.json', JSON.stringify(JSON.parse(editor.saved('shelves.json'))));
  const [edit] = await editor.ask<TextEdit[]>('textDocument/formatting', 'shelves.json', {
    line: 0,
    character: 0,
  });
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
