import { expect, it } from 'vitest';
import { entriesTo, type OutlineEntry, outlineOf, pageOutline } from './outline.ts';

const documents = new Map<string, unknown>([
  [
    'bread',
    {
      kind: 'page',
      path: '/bread',
      title: 'Bread',
      zones: {
        content: [
          { type: 'cards', title: 'Loaves', cards: [{ title: 'Rye' }, { title: '<b>Bun</b>' }] },
          { type: 'form', journey: 'order', step: 'what' },
        ],
      },
    },
  ],
  [
    'order',
    {
      kind: 'journey',
      path: '/order',
      steps: [{ id: 'what', form: 'what-form', path: 'what', title: 'What?' }],
    },
  ],
  [
    'what-form',
    {
      kind: 'form',
      fields: [
        { type: 'radio-group', name: 'loaf', label: 'Loaf', options: [{ id: 'rye', label: 'Rye' }] },
        { when: '= answers.loaf', fields: [{ type: 'yes-no', name: 'sliced', label: 'Sliced?' }] },
        { include: 'who-form' },
      ],
    },
  ],
  [
    'who-form',
    { kind: 'form', fields: [{ type: 'text-input', name: 'name', label: 'Name' }, { include: 'what-form' }] },
  ],
]);

function lines(entry: OutlineEntry | undefined, depth = 0): readonly string[] {
  if (entry === undefined) return [];
  const { label, kind, place, entries } = entry;
  const line = `${'  '.repeat(depth)}${label} (${kind}) ${place.document}${place.pointer}`;
  return [line, ...entries.flatMap((inner) => lines(inner, depth + 1))];
}

const ids = [...documents.keys()];
const read = (id: string) => documents.get(id);

it('shows the modules of a page, their entries, and the questions of its form with those of included forms', () => {
  expect(lines(outlineOf('/bread', ids, read))).toEqual([
    'Bread (Page) bread',
    '  Loaves (Cards) bread/zones/content/0',
    '    Rye () bread/zones/content/0/cards/0',
    '    Bun () bread/zones/content/0/cards/1',
    '  Form (Form) bread/zones/content/1',
    '    Loaf (Radio group) what-form/fields/0',
    '      Rye () what-form/fields/0/options/0',
    '    Questions with one condition () what-form/fields/1',
    '      Sliced? (Yes no) what-form/fields/1/fields/0',
    '    Who form (Form) what-form/fields/2',
    '      Name (Text input) who-form/fields/0',
    '      What form (Form) who-form/fields/1',
  ]);
});

it('says of each question whether it must be answered, as its form has it for all of them', () => {
  const fields = [
    { type: 'text-input', name: 'name', label: 'Name' },
    { type: 'text-input', name: 'nick', label: 'Nickname', required: false },
    { type: 'text-input', name: 'age', label: 'Age', required: '= answers.loaf' },
    { type: 'checkbox', name: 'news', label: 'News?' },
    { type: 'notice', name: 'thanks', text: 'Thanks.' },
    { fields: [{ type: 'yes-no', name: 'sliced', label: 'Sliced?' }] },
  ];
  const answering = (everyField: object | undefined) => {
    const form = { kind: 'form', everyField, fields };
    const entry = outlineOf('/order/what', ids, (id) => (id === 'what-form' ? form : read(id)));
    const all = (each: OutlineEntry): readonly OutlineEntry[] => [each, ...each.entries.flatMap(all)];
    return (entry ? all(entry) : []).flatMap((each) =>
      each.answering ? [`${each.label} ${each.answering}`] : [],
    );
  };
  expect(answering({ required: true })).toEqual(['Name always', 'Age sometimes', 'Sliced? always']);
  expect(answering(undefined)).toEqual(['Age sometimes']);
});

it('shows a step that is a page of its own', () => {
  expect(lines(outlineOf('/order/what', ids, read)).slice(0, 2)).toEqual([
    'What? (Step) order/steps/0',
    '  Loaf (Radio group) what-form/fields/0',
  ]);
});

it('finds the innermost part that a text belongs to', () => {
  const page = outlineOf('/bread', ids, read);
  const place = { document: 'what-form', pointer: '/fields/0/options/0/label' };
  expect(page && entriesTo(page, place).map(({ label }) => label)).toEqual(['Bread', 'Form', 'Loaf', 'Rye']);
  expect(page && entriesTo(page, { document: 'order', pointer: '/steps/0/title' })).toEqual([]);
});

it('keeps the entries that an edit leaves as they are', () => {
  const texts = new Map([...documents].map(([id, document]) => [id, JSON.stringify(document)]));
  const outline = () => pageOutline('/bread', [...texts.keys()], (id) => texts.get(id));
  const before = outline();
  texts.set('bread', (texts.get('bread') ?? '').replace('Loaves', 'Our loaves'));
  const after = outline();
  const [cards, form] = after?.entries ?? [];
  expect(cards?.label).toBe('Our loaves');
  expect(cards?.entries).toEqual(before?.entries[0]?.entries);
  expect(cards?.entries[0]).toBe(before?.entries[0]?.entries[0]);
  expect(form).toBe(before?.entries[1]);
  texts.set('bread', `${texts.get('bread')} `);
  expect(outline()).toBe(after);
});

it('shows the sections of a journey in the list that visitors choose them from', () => {
  const own: { readonly [id: string]: unknown } = {
    join: {
      kind: 'journey',
      path: '/join',
      steps: [{ id: 'tasks', form: 'tasks-form', path: '', title: 'Join' }],
      sections: [{ id: 'you', title: 'About you', steps: ['who'] }],
    },
    'tasks-form': { kind: 'form', fields: [{ type: 'task-list', name: 'tasks', label: 'What we need' }] },
  };
  expect(lines(outlineOf('/join', ['join'], (id) => own[id]))).toEqual([
    'Join (Step) join/steps/0',
    '  What we need (Task list) tasks-form/fields/0',
    '    About you (Section) join/sections/0',
  ]);
});
