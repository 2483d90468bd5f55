import { describe, expect, it } from 'vitest';
import type { Document, EveryField, Field, Form, FormEntry, Rule, Types } from '#schemas';
import { typeLibrary } from '../../../value-types/type-library.ts';
import { originOf } from '../origins.ts';
import { linkForm } from './link-form.ts';

const isMember: Rule = { var: 'facts.isMember' };
const isAdult: Rule = { var: 'facts.isAdult' };
const hasCar: Rule = { var: 'answers.hasCar' };

function text(name: string, rest: object = {}): Field {
  return { name, type: 'text-input', label: name, value: { type: 'string' }, ...rest };
}

function formOf(id: string, ...fields: readonly FormEntry[]): Form {
  // The generated type of a form only allows fields here, not other entries.
  return { kind: 'form', id, schemaVersion: 2, fields: fields as Field[] };
}

function link(form: Form, ...others: readonly Document[]) {
  const documents: readonly Document[] = [form, ...others];
  const forms = documents.filter((document) => document.kind === 'form');
  const linked = linkForm(form, {
    findForm: (id) => forms.find((each) => each.id === id),
    library: () => typeLibrary(documents),
  });
  // Findings are compared by the place where they were written.
  const written = linked.findings.map((finding) => ({
    ...finding,
    ...(originOf(linked.origins, finding.pointer) ?? { pointer: finding.pointer }),
  }));
  return { ...linked, findings: written };
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

describe('a field that is like another', () => {
  const home = text('homePhone', {
    label: 'Phone at home',
    hint: 'Not home-made',
    when: { 'is answered': [{ var: 'answers.homePhone' }] },
    messages: { required: 'Your phone at home?', maxLength: 'Too long for a phone at home' },
  });
  const replace = { home: 'work', homePhone: 'workPhone', 'Your phone': 'Which phone' };

  it('has its properties with other words, and what it says itself', () => {
    const work = { like: 'homePhone', name: 'workPhone', replace, messages: { maxLength: 'Too long' } };
    const linked = link(formOf('hire', home, work));
    expect(linked.findings).toEqual([]);
    expect(linked.form.fields).toEqual([
      home,
      text('workPhone', {
        label: 'Phone at work',
        hint: 'Not home-made',
        when: { 'is answered': [{ var: 'answers.workPhone' }] },
        messages: { required: 'Which phone at work?', maxLength: 'Too long' },
      }),
    ]);
  });

  it('has the conditions of its own place alone', () => {
    const work = { like: 'card', name: 'since' };
    const form = formOf(
      'hire',
      { when: isMember, fields: [text('card', { when: isAdult }), work] },
      {
        ...work,
        name: 'until',
      },
    );
    expect(link(form).form.fields.map(({ when }) => when)).toEqual([
      { and: [isMember, isAdult] },
      { and: [isMember, isAdult] },
      isAdult,
    ]);
  });

  it('may be like a field of an included form, with what that form says for every field', () => {
    const everyField: EveryField = { required: true };
    const person = { ...formOf('person', text('name')), everyField };
    const linked = link(formOf('hire', { include: 'person' }, { like: 'name', name: 'guest' }), person);
    expect(linked.form.fields).toEqual([
      text('name', { required: true }),
      { ...text('guest', { required: true }), label: 'name' },
    ]);
  });

  it('is left out, and what is wrong is reported, where it is like nothing before it or would be no field', () => {
    const form = formOf(
      'hire',
      { like: 'homePhnoe', name: 'first' },
      home,
      { like: 'homePhone', name: 'second', lable: 'Phone at work' },
      { like: 'homePhone', name: 'third', replace: { hmoe: 'work' } },
    );
    const linked = link(form);
    expect(linked.form.fields.map(({ name }) => name)).toEqual(['homePhone', 'third']);
    expect(linked.findings).toMatchObject([
      { code: 'unknown-reference', pointer: '/fields/0/like' },
      { code: 'unknown-property', pointer: '/fields/2/lable', help: 'Did you mean "label"?' },
      {
        code: 'unknown-word',
        pointer: '/fields/3/replace/hmoe',
        part: 'key',
        help: { text: 'Did you mean "home"?' },
      },
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

  it('are where the form includes them, also by way of a form between', () => {
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

  it('stay as they are where a change would make no field of them, which is reported', () => {
    const hire = formOf('hire', {
      include: 'person',
      change: { name: { lable: 'Full name' }, email: { autocomplete: 3 } },
    });
    const linked = link(hire, person);
    expect(linked.form.fields).toEqual(person.fields);
    expect(linked.findings).toMatchObject([
      { code: 'unknown-property', pointer: '/fields/0/change/name/lable', help: 'Did you mean "label"?' },
      { code: 'wrong-type', pointer: '/fields/0/change/email/autocomplete' },
    ]);
  });

  it('are named rightly, and keep their names', () => {
    const change = { nmae: { label: 'Name' }, name: { name: 'fullName' } };
    const { findings } = link(formOf('hire', { include: 'person', only: ['name', 'emial'], change }), person);
    expect(findings).toMatchObject([
      {
        code: 'unknown-reference',
        pointer: '/fields/0/only/1',
        help: { text: expect.stringContaining('"email"') },
      },
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
    expect(link(hire, contact, person).form).toBe(once.form);
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

describe('what a form says once for every field', () => {
  const everyField: EveryField = {
    required: true,
    messages: {
      required: 'Please answer',
      maxLength: '{{ field.label }} has at most {{ field.value.maxLength }} characters',
    },
  };
  const types: Types = {
    kind: 'types',
    id: 'person',
    schemaVersion: 1,
    types: { name: { type: 'string', maxLength: 40 } },
  };
  const asking = (...fields: readonly FormEntry[]): Form => ({ ...formOf('hire', ...fields), everyField });

  it('holds for each question that can fail so and does not say its own', () => {
    const full = text('fullName', { label: 'Full name', value: 'person.name' });
    const nick = text('nickname', {
      required: false,
      messages: { maxLength: 'Too long' },
      value: { type: 'string', maxLength: 9 },
    });
    const note: Field = { name: 'note', type: 'notice', tone: 'info', text: 'Hello' };
    const { form, findings } = link(asking(full, nick, note), types);
    expect(findings).toEqual([]);
    expect(form).not.toHaveProperty('everyField');
    expect(form.fields).toEqual([
      {
        ...full,
        required: true,
        messages: { required: 'Please answer', maxLength: 'Full name has at most 40 characters' },
      },
      nick,
      note,
    ]);
  });

  it('names a question whose label inserts answers by its name', () => {
    const label = { cat: ['About ', { var: 'answers.nickname' }] };
    const { form, findings } = link(asking(text('petKind', { label, value: 'person.name' })), types);
    expect(findings).toEqual([]);
    expect(form.fields).toMatchObject([{ messages: { maxLength: 'Pet kind has at most 40 characters' } }]);
  });

  it('requires no box to be ticked that does not say so itself', () => {
    const offers: Field = { name: 'offers', type: 'checkbox', label: 'Send me offers' };
    const terms: Field = { name: 'terms', type: 'checkbox', label: 'I accept', required: true };
    const long = text('note', { value: { type: 'string', maxLength: 9 } });
    const { form } = link(asking(offers, terms, long));
    expect(form.fields[0]).toEqual(offers);
    expect(form.fields[1]).toEqual({ ...terms, messages: { required: 'Please answer' } });
  });

  it('holds for no field of an included form, which has its own', () => {
    const part: Form = {
      ...formOf('part', text('email', { label: 'Email' })),
      everyField: { required: true },
    };
    const long = text('note', { value: { type: 'string', maxLength: 9 } });
    const { form } = link(asking({ include: 'part' }, long), part);
    expect(form.fields[0]).toEqual(text('email', { label: 'Email', required: true }));
  });

  it('is said with the label that a field has where it is included', () => {
    const part: Form = { ...asking(text('email', { value: { type: 'string', maxLength: 80 } })), id: 'part' };
    const { form } = link(
      formOf('hire', { include: 'part', change: { email: { label: 'Work email' } } }),
      part,
    );
    expect(form.fields[0]).toMatchObject({ messages: { maxLength: 'Work email has at most 80 characters' } });
  });

  it('is said anew once a type is another', () => {
    const form = asking(text('fullName', { value: 'person.name' }));
    const messages = (most: number) =>
      link(form, { ...types, types: { name: { type: 'string', maxLength: most } } }).form.fields[0];
    expect(messages(40)).toMatchObject({ messages: { maxLength: expect.stringContaining('40') } });
    expect(messages(50)).toMatchObject({ messages: { maxLength: expect.stringContaining('50') } });
  });

  it('is reported when it inserts what a field does not say, and not when no field can fail so', () => {
    const odd = text('name', {
      value: { type: 'string', minLength: 2 },
      messages: { minLength: '= answers.name', required: 'At most {{ field.value.maxLenght }}' },
    });
    expect(link(asking(odd)).findings).toMatchObject([
      { code: 'formula-in-message', pointer: '/fields/0/messages/minLength' },
      {
        code: 'formula-in-message',
        pointer: '/fields/0/messages/required',
        help: { text: expect.stringContaining('field.value.minLength') },
      },
    ]);
  });
});
