import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { documentSource, pageSource, siteSource } from '../../tests/support/documents/thousand-documents.ts';

/** Changes of a test to the hire shop. */
export interface HireChange {
  /** The rows of `next` of its first step. */
  readonly firstRows?: readonly object[];
  /** Questions of its first step besides its own. */
  readonly firstQuestions?: readonly object[];
  /** Steps after the last, each with one question. */
  readonly lateSteps?: readonly string[];
}

/** A folder with the documents of a shop that hires out bikes and boats; a deposit can be refused. */
export function hireFolder({
  firstRows = boatRows,
  firstQuestions = [],
  lateSteps = [],
}: HireChange = {}): string {
  const folder = temporaryFolder();
  const deposit = {
    call: 'take-deposit',
    with: { name: '= answers.name', thing: '= answers.thing' },
    as: 'deposit',
    optional: true,
  };
  const sources = [
    siteSource(),
    pageSource(0, [{ type: 'section-header', title: 'Hire' }]),
    documentSource('hire', 'journey', {
      path: '/hire',
      everyStep: { template: 'plain', submitLabel: 'Go on' },
      steps: [
        step('thing', { next: firstRows }),
        step('helmet', { when: "= answers.thing = 'bike'" }),
        step('deposit', {
          onSubmit: [deposit],
          next: [{ when: '= results.deposit.isTaken', step: 'hired' }, { step: 'refused' }],
        }),
        step('waiting-list', { final: true }),
        step('refused', { final: true }),
        step('hired', { final: true }),
        ...lateSteps.map((id) => step(id)),
      ],
    }),
    form('thing', [
      radio('thing', ['bike', 'boat', 'tent']),
      {
        name: 'name',
        type: 'text-input',
        label: 'Your name',
        value: { type: 'string' },
        required: true,
        messages: { required: 'Say your name' },
        sensitive: true,
      },
      ...firstQuestions,
    ]),
    form('helmet', [{ ...radio('helmet', ['small', 'large']), unread: true }]),
    form('deposit', [note]),
    form('waiting-list', [note]),
    form('refused', [note]),
    form('hired', [note]),
    ...lateSteps.map((id) => form(id, [{ ...radio(id, ['yes', 'no']), unread: true }])),
    documentSource('take-deposit', 'operation', {
      service: 'till',
      method: 'POST',
      path: '/deposits',
      input: { name: { type: 'string' }, thing: { type: 'string', enum: ['bike', 'boat', 'tent'] } },
      request: { name: '= input.name', thing: '= input.thing' },
      response: { type: 'object', properties: { isTaken: { type: 'boolean' } } },
      example: { isTaken: true },
      result: { isTaken: '= response.isTaken' },
    }),
  ];
  for (const { path, text } of sources) writeFileSync(join(folder, path), text);
  return folder;
}

const boatRows = [{ when: "= answers.thing = 'boat'", step: 'waiting-list' }];

/** A change after which nothing follows the poles of a tent. */
export const leadsNowhere: HireChange = {
  firstRows: [...boatRows, { when: "= answers.thing = 'tent'", step: 'poles' }],
  lateSteps: ['poles'],
};

const note = { name: 'note', type: 'notice', tone: 'quiet', text: 'Read this.' };

/** A step of the shop with a form of its own. */
function step(id: string, rest: object = {}): object {
  return { id, path: id, title: `The ${id.replaceAll('-', ' ')}`, form: `${id}-form`, ...rest };
}

function form(id: string, fields: readonly object[]) {
  return documentSource(`${id}-form`, 'form', { fields });
}

function radio(name: string, ids: readonly string[]): object {
  return {
    name,
    type: 'radio-group',
    label: `Which ${name}?`,
    required: true,
    ...(name === 'thing' && { messages: { required: 'Say what you want' } }),
    options: ids.map((id) => ({ id, label: `A ${id}` })),
  };
}
