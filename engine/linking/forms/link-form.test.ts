import { describe, expect, it } from 'vitest';
import type { Field, Form, FormEntry, Rule } from '#schemas';
import { originOf } from '../origins.ts';
import { linkForm } from './link-form.ts';

const isMember: Rule = { var: 'facts.isMember' };
const isAdult: Rule = { var: 'facts.isAdult' };
const hasCar: Rule = { var: 'answers.hasCar' };

function text(name: string, rest: object = {}): Field {
  return { name, type: 'text-input', label: name, value: { type: 'string' }, ...rest };
}

function formOf(id: string, ...fields: readonly FormEntry[]): Form {
  // What authors write among the fields has no place in the type of a form.
  return { kind: 'form', id, schemaVersion: 1, fields: fields as Field[] };
}

function link(form: Form, ...others: readonly Form[]) {
  return linkForm(form, (id) => [form, ...others].find((each) => each.id === id));
}

describe('a group of fields', () => {
  it('gives its condition to each of them', () => {
    const form = formOf('hire', text('name'), { when: isMember, fields: [text('card'), text('since')] });
    expect(link(form).form.fields).toEqual([
      text('name'),
      text('card', { when: isMember }),
      text('since', { when: isMember }),
    ]);
  });

  it('asks its condition before those of a group inside it and of a field', () => {
    const inner = { when: isAdult, fields: [text('plate', { when: hasCar }), text('licence')] };
    expect(link(formOf('hire', { when: isMember, fields: [inner] })).form.fields).toEqual([
      text('plate', { when: { and: [isMember, { and: [isAdult, hasCar] }] } }),
      text('licence', { when: { and: [isMember, isAdult] } }),
    ]);
  });
});

describe('the fields of another form', () => {
  const person = formOf(
    'person',
    text('name', { messages: { required: 'Who?' } }),
    text('email'),
    text('phone'),
  );

  it('stand where the form includes them, also by way of a form between', () => {
    const contact = formOf('contact', { include: 'person' }, text('address'));
    const hire = formOf('hire', text('day'), { include: 'contact' }, text('end'));
    expect(link(hire, contact, person).form.fields.map(({ name }) => name)).toEqual([
      'day',
      'name',
      'email',
      'phone',
      'address',
      'end',
    ]);
  });

  it('are only those that are wanted, in the order wanted', () => {
    const hire = formOf('hire', { include: 'person', only: ['phone', 'name'] });
    expect(link(hire, person).form.fields.map(({ name }) => name)).toEqual(['phone', 'name']);
  });

  it('have the condition of the inclusion, and the properties that it changes', () => {
    const change = {
      name: { label: 'Full name', messages: { maxLength: 'Too long' } },
      email: { when: hasCar },
    };
    const hire = formOf('hire', { include: 'person', only: ['name', 'email'], when: isMember, change });
    const linked = link(hire, person);
    expect(linked.findings).toEqual([]);
    expect(linked.form.fields).toEqual([
      text('name', {
        label: 'Full name',
        messages: { required: 'Who?', maxLength: 'Too long' },
        when: isMember,
      }),
      text('email', { when: { and: [isMember, hasCar] } }),
    ]);
    expect(person.fields[0]).toEqual(text('name', { messages: { required: 'Who?' } }));
  });

  it('stay as they are where a change would make no field of them, which is told', () => {
    const hire = formOf('hire', {
      include: 'person',
      change: { name: { lable: 'Full name' }, email: { label: 3 } },
    });
    const linked = link(hire, person);
    expect(linked.form.fields).toEqual(person.fields);
    expect(linked.findings).toMatchObject([
      { code: 'unknown-property', pointer: '/fields/0/change/name/lable', help: 'Did you mean "label"?' },
      { code: 'wrong-type', pointer: '/fields/0/change/email/label' },
    ]);
  });

  it('are named rightly, and keep their names', () => {
    const change = { nmae: { label: 'Name' }, name: { name: 'fullName' } };
    const { findings } = link(formOf('hire', { include: 'person', only: ['name', 'emial'], change }), person);
    expect(findings).toMatchObject([
      { code: 'unknown-reference', pointer: '/fields/0/only/1', help: expect.stringContaining('"email"') },
      { code: 'unknown-reference', pointer: '/fields/0/change/nmae', part: 'key' },
      { code: 'refused-key', pointer: '/fields/0/change/name/name' },
    ]);
  });

  it('bear no name that the form has already', () => {
    const linked = link(
      formOf('hire', text('email'), { when: isMember, fields: [{ include: 'person' }] }),
      person,
    );
    expect(linked.form.fields.map(({ name }) => name)).toEqual(['email', 'name', 'phone']);
    expect(linked.findings).toMatchObject([
      {
        code: 'duplicate-field',
        pointer: '/fields/1/fields/0/include',
        message: expect.stringContaining('"email"'),
      },
    ]);
  });

  it('are not those of a form that includes the form in turn', () => {
    const one = formOf('one', text('first'), { include: 'two' });
    const two = formOf('two', text('second'), { include: 'one' });
    const linked = link(one, two);
    expect(linked.form.fields.map(({ name }) => name)).toEqual(['first']);
    expect(linked.findings).toMatchObject([{ code: 'circular-forms', pointer: '/fields/1/include' }]);
    expect(link(formOf('self', { include: 'self' })).findings).toMatchObject([{ code: 'circular-forms' }]);
  });

  it('are gathered anew only when one of the forms is another', () => {
    const contact = formOf('contact', { include: 'person' });
    const hire = formOf('hire', { include: 'contact' });
    const once = link(hire, contact, person);
    expect(link(hire, contact, person)).toBe(once);
    const other = formOf('person', text('nickname'));
    expect(link(hire, contact, other).form.fields).toEqual([text('nickname')]);
  });

  it('cost no more when forms include others twice on every level', () => {
    const levels = Array.from({ length: 40 }, (_, level) =>
      level === 0
        ? formOf('level-0', text('only'))
        : formOf(`level-${level}`, { include: `level-${level - 1}` }, { include: `level-${level - 1}` }),
    );
    const top = levels.at(-1) ?? formOf('none');
    expect(link(top, ...levels).form.fields).toHaveLength(1);
  });
});

describe('where a part of a linked form is written', () => {
  const origin = (linked: ReturnType<typeof link>, pointer: string) => originOf(linked.origins, pointer);

  it('is known of fields, of their conditions, of included fields and of changes', () => {
    const part = formOf('part', { when: isAdult, fields: [text('plate', { when: hasCar })] });
    const hire = formOf('hire', text('day'), {
      when: isMember,
      fields: [{ include: 'part', change: { plate: { label: 'Number plate' } } }],
    });
    const linked = link(hire, part);
    expect(origin(linked, '/fields/0/label')).toEqual({ pointer: '/fields/0/label' });
    expect(origin(linked, '/fields/1/value/type')).toEqual({
      document: 'part',
      pointer: '/fields/0/fields/0/value/type',
    });
    expect(origin(linked, '/fields/1/label')).toEqual({ pointer: '/fields/1/fields/0/change/plate/label' });
    expect(origin(linked, '/fields/1/when/and/0/var')).toEqual({ pointer: '/fields/1/when/var' });
    expect(origin(linked, '/fields/1/when/and/1/and/0/var')).toEqual({
      document: 'part',
      pointer: '/fields/0/when/var',
    });
    expect(origin(linked, '/fields/1/when/and/1/and/1/var')).toEqual({
      document: 'part',
      pointer: '/fields/0/fields/0/when/var',
    });
  });
});
