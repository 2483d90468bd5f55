import { describe, expect, it } from 'vitest';
import type { Field, Form } from '#schemas';
import { typeLibrary } from '../../../value-types/type-library.ts';
import { originOf } from '../origins.ts';
import { linkForm } from './link-form.ts';

const heard: Field = {
  name: 'heard',
  type: 'radio-group',
  label: 'How did you hear of us?',
  options: [
    { id: 'friend', label: 'From a friend' },
    { id: 'other', label: 'Otherwise', text: { name: 'heardOtherwise', label: 'How?', sensitive: true } },
  ],
};
const tools: Field = {
  name: 'tools',
  type: 'checkbox-group',
  label: 'Tools',
  options: [
    { id: 'other', label: 'Others', text: { name: 'otherTools', label: 'Which?', rows: 3, required: false } },
  ],
};

function link(form: Partial<Form> & Pick<Form, 'fields'>, ...others: readonly Form[]) {
  return linkForm(
    { kind: 'form', id: 'visit', schemaVersion: 2, ...form },
    { findForm: (id) => others.find((each) => each.id === id), library: () => typeLibrary(others) },
  );
}

describe('the text of an option', () => {
  it('is a question after its own, asked and required while the option is chosen', () => {
    const { form } = link({ fields: [heard, tools] });
    expect(form.fields).toMatchObject([
      { name: 'heard' },
      {
        name: 'heardOtherwise',
        type: 'text-input',
        label: 'How?',
        required: true,
        sensitive: true,
        when: { '==': [{ var: 'answers.heard' }, 'other'] },
      },
      { name: 'tools' },
      {
        name: 'otherTools',
        type: 'text-area',
        rows: 3,
        required: false,
        when: { in: ['other', { var: 'answers.tools' }] },
      },
    ]);
  });

  it('comes along where a form is included, and has the messages that the form says for every field', () => {
    const person: Form = {
      kind: 'form',
      id: 'person',
      schemaVersion: 2,
      everyField: { messages: { required: 'Needed: {{ field.label }}' } },
      fields: [heard, tools],
    };
    const { form, origins } = link(
      { fields: [{ include: 'person', only: ['heard'] } as unknown as Field] },
      person,
    );
    expect(form.fields).toMatchObject([
      { name: 'heard' },
      { name: 'heardOtherwise', messages: { required: 'Needed: How?' } },
    ]);
    expect(originOf(origins, '/fields/1/label')).toEqual({
      document: 'person',
      pointer: '/fields/0/options/1/text/label',
    });
  });

  it('is a question of the same item where the question stands in a list', () => {
    const visits: Field = {
      name: 'visits',
      type: 'item-list',
      label: 'Visits',
      itemTitle: 'Visit',
      fields: [heard as never, { name: 'day', type: 'date-input', label: 'Day' }],
    };
    const { form, origins } = link({ fields: [visits] });
    expect(form.fields).toMatchObject([
      {
        fields: [
          { name: 'heard' },
          { name: 'heardOtherwise', when: { '==': [{ var: 'item.heard' }, 'other'] } },
          { name: 'day' },
        ],
      },
    ]);
    const places = ['/fields/0/fields/0', '/fields/0/fields/1/hint', '/fields/0/fields/2/label'];
    expect(places.map((at) => originOf(origins, at)?.pointer)).toEqual([
      '/fields/0/fields/0',
      '/fields/0/fields/0/options/1/text/hint',
      '/fields/0/fields/1/label',
    ]);
  });
});
