import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { getLanguageService, type Hover, TextDocument } from 'vscode-json-languageservice';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';

const root = join(import.meta.dirname, '../..');
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true, allowComments: false });

const schemaOf = (kind: string) => pathToFileURL(join(root, `schemas/editor/${kind}.schema.json`)).href;

const versionOf = (kind: string): number =>
  JSON.parse(readFileSync(new URL(schemaOf(kind)), 'utf8')).properties.schemaVersion.const;

/** A document as an editor holds it, with the cursor where the text has a bar. */
function opened(kind: string, members: string) {
  const marked = `{ "$schema": "${schemaOf(kind)}", "kind": "${kind}", "id": "x", "schemaVersion": ${versionOf(kind)}, ${members} }`;
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const uri = pathToFileURL(join(root, `pages-config/${kind}.json`)).href;
  const document = TextDocument.create(uri, 'json', 1, text);
  return {
    document,
    json: service.parseJSONDocument(document),
    position: document.positionAt(Math.max(at, 0)),
  };
}

async function completions(kind: string, members: string): Promise<readonly string[]> {
  const { document, json, position } = opened(kind, members);
  const list = await service.doComplete(document, position, json);
  return list?.items.map(({ label }) => label) ?? [];
}

async function hover(kind: string, members: string): Promise<string> {
  const { document, json, position } = opened(kind, members);
  const found: Hover | null = await service.doHover(document, position, json);
  return JSON.stringify(found?.contents ?? '');
}

async function mistakes(kind: string, members: string): Promise<readonly string[]> {
  const { document, json } = opened(kind, members);
  const found = await service.doValidation(document, json);
  return found.map(({ message, range }) => `${document.getText(range)}: ${message}`);
}

const step = (members: string) => `"steps": [{ "id": "a", "form": "b", "submitLabel": "Go", ${members} }]`;
const field = (members: string) => `"fields": [{ ${members} }]`;
const text = '"name": "a", "type": "text-input", "label": "A", "value": { "type": "string" }';

describe('an editor completes', () => {
  it.each<[string, string, string, string]>([
    ['types of fields', 'form', field('"type": "|"'), '"text-input"'],
    ['a whole field', 'form', '"fields": [|]', 'field: radio-group'],
    ['a whole group of fields', 'form', '"fields": [|]', 'field group'],
    ['the fields of another form', 'form', '"fields": [|]', 'included fields'],
    ['a field inside a group', 'form', '"fields": [{ "when": true, "fields": [|] }]', 'field: select'],
    ['forms to include', 'form', field('"include": "|"'), '"gas-order-form"'],
    ['what holds for every field', 'form', '"everyField": { "|" }', 'messages'],
    ['what an inclusion may say', 'form', field('"include": "gas-order-form", "|"'), 'only'],
    ['fields of an included form', 'form', field('"include": "a", "only": ["|"]'), '"fuel"'],
    ['properties of a type of field', 'form', field(`${text}, "|"`), 'inputMode'],
    ['verbs of actions', 'journey', step('"onSubmit": [{ "|" }]'), 'notify'],
    ['what a verb takes', 'journey', step('"onSubmit": [{ "notify": "x", "|" }]'), 'tone'],
    ['a whole action', 'journey', step('"onSubmit": [|]'), 'action: notify'],
    ['ids of forms', 'journey', '"steps": [{ "id": "a", "form": "|" }]', '"gas-order-form"'],
    ['ids of operations', 'journey', step('"onSubmit": [{ "call": "|" }]'), '"order-create"'],
    ['inputs', 'journey', step('"onSubmit": [{ "call": "order-create", "with": { "|" } }]'), 'accessIssue'],
    [
      'ids of options',
      'form',
      field('"name": "a", "type": "select", "label": "A", "options": "|"'),
      '"titles"',
    ],
    ['ids of pages', 'journey', step('"onSubmit": [{ "goToPage": "|" }]'), '"home-page"'],
    ['steps', 'journey', step('"next": [{ "step": "|" }]'), '"payment"'],
    ['answers to set', 'journey', step('"onSubmit": [{ "set": "|" }]'), '"fuel"'],
    ['answers to clear', 'journey', step('"onSubmit": [{ "clear": ["|"] }]'), '"answers.fuel"'],
    ['results to clear', 'journey', step('"onSubmit": [{ "clear": ["|"] }]'), '"results.offers"'],
    ['sequences', 'journey', step('"onSubmit": [{ "run": "|" }]'), '"signUp"'],
    ['events', 'journey', step('"onSubmit": [{ "track": "|" }]'), '"join-page-view"'],
    ['facts in formulas', 'journey', step('"when": |'), '= facts.needsCallback'],
    ['operators', 'journey', step('"when": { "|" }'), 'years-between'],
    ['types of modules', 'page', '"zones": { "content": [{ "type": "|" }] }', '"rich-text"'],
    ['a whole module', 'page', '"zones": { "content": [|] }', 'module: quote'],
    ['types of values', 'operation', '"method": "GET", "input": { "a": "|" }', '"orders.order"'],
    ['a whole step', 'journey', '"steps": [|]', 'step'],
  ])('%s', async (_, kind, members, expected) => {
    expect(await completions(kind, members)).toContain(expected);
  });
});

describe('an editor explains', () => {
  it.each<[string, string, string, string]>([
    [
      'the form of a step',
      'journey',
      '"steps": [{ "id": "a", "fo|rm": "b" }]',
      'Id of the form the step shows',
    ],
    ['when a step is on the path', 'journey', step('"wh|en": true'), 'only while this rule is true'],
    ['that a rule may be a formula', 'journey', step('"wh|en": true'), 'begins with'],
    ['a type of field', 'form', field('"type": "text|-input"'), 'One line of text'],
    ['an inclusion', 'form', field('"incl|ude": "gas-order-form"'), 'no step has to show it'],
    ['the condition of a group', 'form', field('"wh|en": true, "fields": []'), "a field's own"],
    ['what is called', 'journey', step('"onSubmit": [{ "ca|ll": "x" }]'), 'Id of the operation'],
    ['an action', 'journey', step('"onSubmit": [{ "re|set": true }]'), 'Forgets every answer'],
    ['an operator', 'journey', step('"when": { "years-bet|ween": [] }'), 'Whole years'],
    ['the name of a result', 'journey', step('"onSubmit": [{ "call": "x", "a|s": "y" }]'), 'read as results'],
    ['a type of module', 'page', '"zones": { "content": [{ "type": "quo|te" }] }', 'large, with their name'],
    [
      'the service of an operation',
      'operation',
      '"ser|vice": "a", "method": "GET", "input": {}',
      "server's configuration",
    ],
    [
      'what a chip leads back to',
      'journey',
      `${step('"final": true')}, "chips": [{ "st|ep": "a", "label": "b" }]`,
      'leads back to',
    ],
    [
      'the label of a chip',
      'journey',
      `${step('"final": true')}, "chips": [{ "step": "a", "la|bel": "b" }]`,
      'the chip is not shown',
    ],
    [
      'the words of a button',
      'journey',
      '"steps": [{ "id": "a", "form": "b", "submit|Label": "Go" }]',
      'Label of the button',
    ],
  ])('%s', async (_, kind, members, expected) => {
    expect(await hover(kind, members)).toContain(expected);
  });
});

describe('an editor marks', () => {
  it.each<[string, string, string, string]>([
    [
      'an unknown type of field',
      'form',
      field('"name": "a", "type": "text-inptu", "label": "A"'),
      '"text-inptu": There is no field with this type. Known: ',
    ],
    [
      'an unknown property of a group of fields',
      'form',
      field(`"whne": true, "when": true, "fields": [{ ${text} }]`),
      'Property whne is not allowed',
    ],
    [
      'an unknown action',
      'journey',
      step('"onSubmit": [{ "cal": "order-create" }]'),
      '"cal": There is no action of this name. Known: call',
    ],
    [
      'an unknown module',
      'page',
      '"path": "/x", "template": "general", "title": "X", "seo": { "sitemapVisible": true }, "zones": { "content": [{ "type": "poster" }] }',
      '"poster": There is no module with this type',
    ],
    [
      'an unknown operator',
      'journey',
      step('"when": { "equals": [1, 2] }'),
      '"equals": There is no operator of this name',
    ],
    [
      'an unknown operator inside another',
      'journey',
      step('"when": { "not": { "equals": [1, 2] } }'),
      '"equals": There is no operator of this name',
    ],
    [
      'a misspelt property of a field',
      'form',
      field(`${text}, "lable": "B"`),
      '"lable": Property lable is not allowed',
    ],
    ['a misspelt property of a step', 'journey', step('"nxt": []'), '"nxt": Property nxt is not allowed'],
    [
      'a misspelt property of an action',
      'journey',
      step('"onSubmit": [{ "reset": true, "then": 1 }]'),
      '"then": Property then is not allowed',
    ],
    [
      'a missing label',
      'form',
      field('"name": "a", "type": "text-input", "value": { "type": "string" }'),
      'Missing property "label"',
    ],
    ['a missing tone', 'journey', step('"onSubmit": [{ "notify": "x" }]'), 'Missing property "tone"'],
    ['no type', 'form', field('"name": "a"'), 'Missing property "type"'],
    ['no steps', 'journey', '"steps": []', '[]: Array has too few items'],
    [
      'a name with a hyphen',
      'form',
      field(`${text.replace('"a"', '"a-b"')}`),
      '"a-b": String does not match the pattern',
    ],
    [
      'an id with capitals',
      'journey',
      '"steps": [{ "id": "A", "form": "b" }]',
      '"A": String does not match the pattern',
    ],
    [
      'a path without a slash',
      'page',
      '"path": "x", "template": "general", "title": "X", "seo": { "sitemapVisible": true }, "zones": { "content": [] }',
      '"x": String does not match the pattern',
    ],
    [
      'a number for a label',
      'form',
      field('"name": "a", "type": "text-area", "label": 1, "value": { "type": "string" }'),
      '1: Incorrect type',
    ],
    ['a text for yes or no', 'journey', step('"final": "yes"'), '"yes": Incorrect type. Expected "boolean"'],
    [
      'an unknown tone',
      'journey',
      step('"onSubmit": [{ "notify": "x", "tone": "loud" }]'),
      '"loud": Value is not accepted',
    ],
    [
      'an unknown method',
      'operation',
      '"service": "a", "path": "/a", "method": "FETCH", "input": {}',
      '"FETCH": Value is not accepted',
    ],
  ])('%s, and nothing else', async (_, kind, members, expected) => {
    const found = await mistakes(kind, members);
    expect(found.join('\n')).toContain(expected);
    expect(found).toHaveLength(1);
  });
});

describe('an editor finds no fault with', () => {
  it.each(shippedDocuments())('$path', async ({ path, text: source }) => {
    const { $schema: _, ...parsed } = JSON.parse(source) as {
      readonly $schema?: string;
      readonly kind: string;
    };
    const full = JSON.stringify({ $schema: schemaOf(parsed.kind), ...parsed });
    const document = TextDocument.create(`file:///${path}`, 'json', 1, full);
    const found = await service.doValidation(document, service.parseJSONDocument(document));
    expect(found.map(({ message, range }) => `${document.getText(range)}: ${message}`)).toEqual([]);
  });
});
