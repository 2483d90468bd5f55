import { expect, it } from 'vitest';
import {
  documentSource,
  pageSource,
  siteSource,
} from '../../../tests/support/documents/thousand-documents.ts';
import { checkPart } from '../change/check-part.ts';
import { checkDocuments } from '../check-documents.ts';
import { unreadDocuments } from './unread-documents.ts';

const loan = { name: '= answers.name', shelf: '= answers.shelf', days: '= facts.days' };
const failure = { failed: true };

/** A library whose documents refer to each other in every way that passes a type on. */
const release = [
  siteSource(),
  pageSource(0, [{ type: 'section-header', title: 'Library' }]),
  documentSource('lending', 'journey', {
    path: '/lending',
    everyStep: { template: 'plain' },
    uses: ['lending-facts'],
    steps: [
      {
        id: 'loan',
        path: 'loan',
        title: 'Borrow a book',
        form: 'loan-form',
        submitLabel: 'Borrow',
        onSubmit: [
          { call: 'lend', with: loan, as: 'lent' },
          {
            call: 'lend-by-post',
            with: loan,
            as: 'posted',
            onFailure: [{ notify: 'Ask us.', tone: 'error' }],
          },
          { call: 'lend-and-tell', with: { name: '= answers.name' }, as: 'told', optional: true },
        ],
      },
    ],
  }),
  documentSource('loan-form', 'form', {
    fields: [
      { name: 'name', type: 'text-input', label: 'Name', value: 'library.name', required: true },
      {
        name: 'shelf',
        type: 'radio-group',
        label: 'Shelf',
        options: 'shelves',
        optionWhen: '= item.floor < 3',
        optionHint: "= decide('shelf-hint', {floor: item.floor})",
      },
      {
        name: 'back',
        type: 'notice',
        tone: 'quiet',
        text: 'Go back.',
        link: { label: 'Back', href: '/lending/loan' },
      },
    ],
  }),
  documentSource('shelves', 'options', {
    options: [
      { id: 'top', label: 'Top', data: { floor: 2 } },
      { id: 'attic', label: 'Attic', data: { floor: 3 } },
    ],
  }),
  documentSource('shelf-hint', 'decision', {
    input: { floor: 'number' },
    otherwise: "= if input.floor > 1 then 'Upstairs' else 'Downstairs'",
  }),
  documentSource('lending-facts', 'facts', {
    facts: {
      days: "= if lookup('shelves', answers.shelf, 'floor') = 2 then loanDays(usual: 14) else 7",
      titles: '= for book in results.lent.books return upper(book.title)',
      posted: "= upper(results.posted.title else 'nothing')",
      author: "= upper(pick(results.told.loan, 'failed', 'author').author.name else '')",
      hasFailed: '= results.lent.failed else results.told.loan.failed else false',
    },
  }),
  documentSource('loan-days', 'function', {
    input: { usual: 'number' },
    value: '= if facts.hasFailed then 0 else input.usual',
  }),
  documentSource('library', 'types', {
    types: {
      name: { type: 'string', maxLength: 80 },
      book: { object: { title: 'library.name', author: { object: { name: 'library.name' } } } },
      receipt: { extends: 'library.book', object: { 'books?': { list: 'library.book', maxItems: 20 } } },
      loan: { object: { name: 'library.name', 'shelf?': 'string', 'days?': 'number or null' } },
    },
  }),
  documentSource('lend', 'operation', {
    service: 'library',
    method: 'POST',
    path: '/loans/{name}',
    input: 'library.loan',
    optional: ['days'],
    request: { name: '= upper(input.name)', days: '= input.days' },
    response: 'library.receipt',
    result: '= extend({isLent: true}, response)',
    onFailure: { outcome: 'empty', result: failure },
    fallback: 'lend-by-post',
  }),
  documentSource('lend-by-post', 'operation', {
    service: 'post',
    method: 'POST',
    path: '/letters',
    input: 'library.loan',
    request: { name: '= input.name' },
    response: 'library.receipt',
    result: '= response',
    onFailure: { outcome: 'empty', result: failure },
  }),
  documentSource('lend-and-tell', 'operation', {
    method: 'POST',
    input: { name: 'library.name' },
    gather: [{ operation: 'lend', as: 'loan', with: { name: '= input.name' } }],
    result: { loan: "= pick(results.loan, 'author', 'failed')" },
  }),
];

const reportedIn = (sources: typeof release, path: string) =>
  checkDocuments(sources).problems.flatMap(({ document, pointer, message }) =>
    path.startsWith(document) ? [] : `${document}${pointer} ${message}`,
  );

it('a library of which nothing is missing has no problem', () => {
  expect(reportedIn(release, '')).toEqual([]);
});

it.each(release)('whoever needs $path is not to blame when it cannot be read', ({ path, text }) => {
  const broken = { path, text: JSON.stringify({ ...JSON.parse(text), nonsense: true }) };
  const sources = release.map((source) => (source.path === path ? broken : source));
  expect(reportedIn(sources, path)).toEqual([]);
  const all = checkDocuments(sources).problems;
  expect(all).not.toEqual([]);
  expect(checkPart(sources, (name) => name === path).problems).toEqual(all);
});

it('may be of any kind when it does not say which, whatever its parts say', () => {
  const text = '{"id": "loan-form", "fields": [{"kind": "facts"}]}';
  const { isOf, mayBeOf } = unreadDocuments([{ id: 'loan-form', text }]);
  expect([isOf('form'), isOf('facts'), mayBeOf('journey')]).toEqual([true, true, true]);
  const facts = unreadDocuments([{ id: 'days', text: text.replace('{', '{"kind": "facts", ') }]);
  expect([facts.isOf('facts'), facts.isOf('form')]).toEqual([true, false]);
});
