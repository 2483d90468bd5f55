import { describe, expect, it } from 'vitest';
import type { Field, Form, FormEntry, Site } from '#schemas';
import { typeLibrary } from '../../../value-types/type-library.ts';
import { originOf } from '../origins.ts';
import { linkForm } from './link-form.ts';

const phone: Field = {
  name: 'phone',
  type: 'text-input',
  label: 'Your phone',
  value: { type: 'string', maxLength: 40 },
  messages: { required: 'Which number?' },
};
const news: Field = { name: 'news', type: 'checkbox', label: 'Send me news' };

const site = {
  kind: 'site',
  id: 'site',
  everyField: {
    required: true,
    messages: { required: 'Needed', maxLength: 'At most {{ field.value.maxLength }}' },
  },
} as unknown as Site;

function formOf(id: string, fields: readonly FormEntry[], rest: Partial<Form> = {}): Form {
  return { kind: 'form', id, schemaVersion: 2, ...rest, fields: fields as Field[] };
}

function link(form: Form, { others = [], ...rest }: { others?: readonly Form[]; site?: Site } = {}) {
  const findForm = (id: string) => [form, ...others].find((each) => each.id === id);
  const { findings, ...linked } = linkForm(form, { findForm, library: () => typeLibrary(others), ...rest });
  const found = findings.map(({ code, pointer }) => ({
    code,
    pointer: originOf(linked.origins, pointer)?.pointer ?? pointer,
  }));
  return { ...linked, findings: found };
}

describe('everyField of the site', () => {
  it('holds for the fields of all forms, where neither a form nor a field says something else', () => {
    const plain = link(formOf('one', [phone, news]), { site });
    expect(plain.form.fields).toEqual([
      { ...phone, required: true, messages: { required: 'Which number?', maxLength: 'At most 40' } },
      news,
    ]);
    const everyField = { required: false, messages: { maxLength: 'Too long' } };
    expect(link(formOf('two', [phone], { everyField }), { site }).form.fields).toEqual([
      { ...phone, required: false, messages: { required: 'Which number?', maxLength: 'Too long' } },
    ]);
  });

  it('is where a fault in it is reported', () => {
    const { origins } = link(formOf('one', [phone]), { site });
    expect(originOf(origins, '/fields/0/required')).toEqual({
      document: 'site',
      pointer: '/everyField/required',
    });
    expect(originOf(origins, '/fields/0/messages/maxLength')).toEqual({
      document: 'site',
      pointer: '/everyField/messages/maxLength',
    });
  });

  it('is read anew once the site has another', () => {
    const form = formOf('one', [phone]);
    link(form, { site });
    expect(link(form, { site: { ...site, everyField: { required: false } } }).form.fields).toMatchObject([
      { required: false },
    ]);
    expect(link(form).form).toBe(form);
  });
});

describe('a field like one of another form', () => {
  const questions = formOf('our-questions', [phone], { everyField: { required: true } });
  const partner = { like: 'phone', of: 'our-questions', name: 'partnerPhone', label: "Your partner's phone" };

  it('has its properties and the defaults of its form, under another name', () => {
    const { form, uses } = link(formOf('one', [partner]), { others: [questions] });
    expect(form.fields).toEqual([
      { ...phone, name: 'partnerPhone', label: "Your partner's phone", required: true },
    ]);
    expect(uses).toEqual([{ form: 'our-questions', pointer: '/fields/0/of' }]);
  });

  it('follows a change of that form', () => {
    const form = formOf('one', [partner]);
    link(form, { others: [questions] });
    const others = [formOf('our-questions', [{ ...phone, value: { type: 'string', maxLength: 20 } }])];
    expect(link(form, { others }).form.fields).toMatchObject([{ value: { maxLength: 20 } }]);
  });

  it('is reported where that form has no such field, or takes fields of this one', () => {
    const odd = formOf('one', [{ ...partner, like: 'phnoe' }]);
    expect(link(odd, { others: [questions] }).findings).toEqual([
      { code: 'unknown-reference', pointer: '/fields/0/like' },
    ]);
    const circle = formOf('our-questions', [{ include: 'one' }]);
    expect(link(formOf('one', [partner]), { others: [circle] }).findings).toEqual([
      { code: 'circular-forms', pointer: '/fields/0/of' },
    ]);
  });
});
