import { compileRelease, readDocument } from '#engine';
import type { Document } from '#schemas';
import { sha256 } from '#server';
import { shippedSurroundings } from '../documents/shipped-documents.ts';
import { documentSource } from '../documents/thousand-documents.ts';

const required = { required: true, messages: { required: 'Answer' } } as const;
const text = (name: string, more: object = {}) => ({
  name,
  type: 'text-input',
  label: name,
  value: { type: 'string', maxLength: 50 },
  ...more,
});

const forms: { readonly [name: string]: readonly object[] } = {
  tasks: [{ name: 'tasks', type: 'task-list', label: 'What we need' }],
  you: [text('fullName', required)],
  family: [
    {
      name: 'family',
      type: 'item-list',
      label: 'Your family',
      itemTitle: 'Person {{ item.position }}',
      value: { maxItems: 3 },
      fields: [text('name', required), text('school', { when: "= item.name != 'Ana'" })],
    },
  ],
  first: [
    {
      name: 'first',
      type: 'radio-group',
      label: 'Who comes first?',
      ...required,
      when: '= answers.family is answered',
      options: { each: '= answers.family', id: '= item.id', label: '= item.name' },
    },
  ],
  joined: [text('note')],
};

const operation = documentSource('join', 'operation', {
  service: 'site-api',
  method: 'POST',
  path: '/bookings',
  input: {
    name: 'string',
    'family?': { list: { object: { name: 'string', 'school?': 'string' } }, maxItems: 3 },
    'first?': 'string',
  },
  request: {
    name: '= input.name',
    family: '= for person in input.family return {name: person.name, school: person.school}',
    first: '= input.first',
  },
});

const join = {
  call: 'join',
  as: 'joined',
  with: {
    name: '= answers.fullName',
    family: '= answers.family',
    first: '= first(answers.family[id = answers.first]).name',
  },
};

const journey = documentSource('joining', 'journey', {
  path: '/joining',
  everyStep: { template: 'general', submitLabel: 'On' },
  steps: [
    { id: 'tasks', path: '', title: 'Join', form: 'tasks-form', onSubmit: [join] },
    ...['you', 'family', 'first'].map((id) => ({ id, path: id, title: id, form: `${id}-form` })),
    { id: 'joined', path: 'joined', title: 'Joined', form: 'joined-form', final: true },
  ],
  sections: [
    { id: 'you', title: 'You', steps: ['you'] },
    { id: 'family', title: 'Family', steps: ['family'], optional: true },
    { id: 'first', title: 'First', steps: ['first'], waitsFor: ['you'] },
  ],
});

function release() {
  const { site, notFoundPage } = shippedSurroundings();
  const sources = Object.entries(forms).map(([name, fields]) =>
    documentSource(`${name}-form`, 'form', { fields }),
  );
  const own = [...sources, operation, journey].map((source): Document => {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') throw new Error(JSON.stringify(reading.problems, null, 2));
    return reading.document;
  });
  return { id: 'joining', compiled: compileRelease([site, notFoundPage.page, ...own], sha256) };
}

/** A journey whose sections ask for a name, for a list of people and for one of them. */
const joining = release();

export const joiningReleases = { live: () => joining, find: async () => joining };
