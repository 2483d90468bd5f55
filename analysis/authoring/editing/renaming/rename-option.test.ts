import { describe, expect, it } from 'vitest';
import {
  documentSource,
  pageSource,
  siteSource,
} from '../../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../../../checks/check-documents.ts';
import { withEdits } from './rename.ts';
import { optionAt, renameOption } from './rename-option.ts';

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id, label: id.toUpperCase() }));

/** A workshop that mends bicycles: two questions with options of their own, of which one id is in both. */
function workshop(fact: string) {
  return [
    siteSource(),
    pageSource(0, [{ type: 'section-header', title: 'Workshop' }]),
    documentSource('mending', 'journey', {
      path: '/mending',
      everyStep: { template: 'plain' },
      facts: { isBroad: fact },
      steps: [
        { id: 'wheel', path: 'wheel', title: 'Wheel', form: 'wheel-form', submitLabel: 'Go on' },
        { id: 'end', path: 'end', title: 'End', form: 'end-form', submitLabel: 'Finish' },
      ],
    }),
    documentSource('wheel-form', 'form', {
      fields: [
        {
          name: 'tyre',
          type: 'radio-group',
          label: 'Tyre',
          default: 'broad',
          options: choices('broad', 'narrow'),
        },
        { name: 'rim', type: 'radio-group', label: 'Rim', options: choices('broad', 'deep') },
        {
          name: 'valve',
          type: 'radio-group',
          label: 'Valve',
          when: "= answers.tyre in ['broad'] and answers.rim = 'broad'",
          options: choices('long', 'short'),
        },
      ],
    }),
    documentSource('end-form', 'form', {
      fields: [
        {
          name: 'told',
          type: 'notice',
          tone: 'quiet',
          text: "{{ if facts.isBroad then 'Broad' else 'Not' }}",
        },
        {
          name: 'valveNote',
          type: 'notice',
          tone: 'quiet',
          when: "= answers.valve = 'long'",
          text: 'Long valves.',
        },
      ],
    }),
  ];
}

/** Renames the first option of the form with an id; returns the form and the facts afterwards. */
function renamed(fact: string, id: string, to: string) {
  const sources = workshop(fact);
  const form = sources.find(({ path }) => path.includes('wheel-form')) ?? { path: '', text: '' };
  const option = optionAt(form, form.text.indexOf(`"id": "${id}"`) + 7);
  if (option === undefined) throw new Error(`The form has no option ${id}.`);
  const renaming = renameOption(option, to, sources);
  if ('refusal' in renaming) return renaming;
  const after = withEdits(renaming.edits, sources);
  expect(checkDocuments(after).problems).toEqual(checkDocuments(sources).problems);
  const textOf = (name: string) => after.find(({ path }) => path.includes(name))?.text ?? '';
  return { form: JSON.parse(textOf('wheel-form')).fields, facts: JSON.parse(textOf('mending')).facts };
}

describe('an option of a field is renamed', () => {
  it('with its default and all that it is compared with, and another of the same id is not', () => {
    const after = renamed("= answers.tyre = 'broad'", 'broad', 'wide');
    expect(after).toMatchObject({
      form: [
        { default: 'wide', options: [{ id: 'wide' }, { id: 'narrow' }] },
        { options: [{ id: 'broad' }, { id: 'deep' }] },
        { when: "= answers.tyre in ['wide'] and answers.rim = 'broad'" },
      ],
      facts: { isBroad: "= answers.tyre = 'wide'" },
    });
  });

  it('to an id that another field has', () => {
    expect(renamed("= answers.tyre = 'narrow'", 'narrow', 'deep')).toMatchObject({
      form: [{ options: [{ id: 'broad' }, { id: 'deep' }] }, {}, {}],
      facts: { isBroad: "= answers.tyre = 'deep'" },
    });
  });

  it('to no id that the field has', () => {
    expect(renamed("= answers.tyre = 'broad'", 'narrow', 'broad')).toEqual({
      refusal: expect.stringContaining('The name "broad" is taken by '),
    });
  });

  it('not where a use may mean another option of the same id', () => {
    const either = "= (if answers.valve = 'long' then answers.tyre else answers.rim) = 'broad'";
    expect(renamed(either, 'broad', 'wide')).toEqual({
      refusal: expect.stringContaining('"broad" may also mean an option of the same id elsewhere'),
    });
    expect(renamed(either, 'long', 'tall')).toMatchObject({
      facts: { isBroad: either.replace('long', 'tall') },
    });
  });
});
