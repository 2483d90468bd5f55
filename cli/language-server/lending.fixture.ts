import type { DocumentSource } from '#engine';
import { documentSource, pageSource, siteSource } from '../../tests/support/documents/thousand-documents.ts';

/** A library that lends books: documents that name each other in most ways that there are. */
export function lendingSources(): readonly DocumentSource[] {
  return [
    siteSource(),
    pageSource(0, [{ type: 'section-header', title: 'Library' }]),
    documentSource('lending', 'journey', {
      path: '/lending',
      everyStep: { template: 'plain' },
      uses: ['lending-facts'],
      facts: { isHigh: "= answers.shelf = 'attic'" },
      steps: [
        {
          id: 'loan',
          path: 'loan',
          title: 'Borrow a book',
          form: 'loan-form',
          submitLabel: 'Borrow',
          onSubmit: [{ call: 'lend', with: { name: '= answers.name' }, as: 'lent', optional: true }],
          next: [{ when: '= facts.isHigh', step: 'thanks' }],
        },
        {
          id: 'thanks',
          path: 'thanks',
          title: 'Thank you',
          form: 'thanks-form',
          submitLabel: 'Finish',
          onSubmit: [{ set: 'shelf', to: 'top' }],
        },
      ],
    }),
    documentSource('loan-form', 'form', {
      fields: [
        {
          name: 'name',
          type: 'text-input',
          label: 'Your name',
          required: true,
          value: { type: 'string', maxLength: 80 },
        },
        { name: 'shelf', type: 'radio-group', label: 'Shelf', options: 'shelves' },
        {
          name: 'length',
          type: 'radio-group',
          label: 'How long?',
          options: [
            { id: 'week', label: 'A week' },
            { id: 'month', label: 'A month' },
          ],
        },
        {
          name: 'floor',
          type: 'text-input',
          label: 'Why up there?',
          unread: true,
          when: "= answers.shelf = 'attic' and answers.name is answered",
          value: { type: 'string', maxLength: 80 },
        },
      ],
    }),
    documentSource('thanks-form', 'form', {
      fields: [
        { name: 'done', type: 'notice', tone: 'quiet', text: '{{ facts.titles }} for {{ answers.name }}' },
        {
          name: 'long',
          type: 'notice',
          tone: 'quiet',
          when: "= answers.length = 'month'",
          text: 'No hurry.',
        },
      ],
    }),
    documentSource('shelves', 'options', {
      options: [
        { id: 'top', label: 'Top', data: { floor: 2 } },
        { id: 'attic', label: 'Attic', data: { floor: 3 } },
      ],
    }),
    documentSource('lending-facts', 'facts', {
      facts: {
        days: "= loanDays(usual: if lookup('shelves', answers.shelf, 'floor') = 2 then 14 else 7)",
        titles: "= join(for book in results.lent.books return upper(book.title), ', ')",
        late: "= count(results.lent.books[title = 'Emma']) > 0 and facts.days > 7",
      },
    }),
    documentSource('loan-days', 'function', {
      input: { usual: 'number' },
      value: "= if answers.shelf = 'attic' then 0 else input.usual",
    }),
    documentSource('lend', 'operation', {
      service: 'library',
      method: 'POST',
      path: '/loans',
      input: { name: 'string' },
      request: { name: '= input.name' },
      optional: ['name'],
      response: { object: { 'books?': { list: { object: { title: 'string' } }, maxItems: 20 } } },
      result: '= response',
    }),
  ];
}
