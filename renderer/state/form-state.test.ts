import { describe, expect, test, vi } from 'vitest';
import { exampleStep, type StepChanges } from '../journey/example-step.fixture.ts';
import { createFormState, type FormState } from './form-state.ts';

function start(changes: StepChanges = {}): FormState {
  return createFormState(exampleStep(changes));
}

function shown(form: FormState): readonly string[] {
  return form.fields.map(({ field }) => field.name).filter((name) => look(form, name).relevant);
}

function look(form: FormState, name: string) {
  return form.fieldAtom(name).get();
}

/** Counts the writes that a component of the field would see. */
function watchField(form: FormState, name: string) {
  const seen = vi.fn();
  form.fieldAtom(name).follow(seen);
  return seen;
}

const opening = ['fullName', 'email', 'address', 'gate', 'size', 'wishes', 'person'];

describe('a form while it is filled in', () => {
  test('starts with the fields that the first answers make relevant', () => {
    expect(shown(start())).toEqual(opening);
    expect(shown(start({ given: { gate: 'yes', obstacles: ['code'] } }))).toEqual([
      'fullName',
      'email',
      'address',
      'gate',
      'obstacles',
      'doorCode',
      'size',
      'wishes',
      'person',
    ]);
  });

  test('shows and hides fields as answers change, through more than one rule', () => {
    const form = start();
    form.change('gate', ['yes']);
    expect(shown(form)).toContain('obstacles');
    form.change('obstacles', ['dog', 'other']);
    expect(shown(form)).toContain('otherObstacle');
    expect(shown(form)).not.toContain('doorCode');
    form.change('gate', ['no']);
    expect(shown(form)).toEqual(opening);
  });

  test('keeps the answer of a hidden field, and forgets it where the field says so', () => {
    const form = start();
    form.change('gate', ['yes']);
    form.change('obstacles', ['code', 'other']);
    form.change('doorCode', ['4711']);
    form.change('otherObstacle', ['A goose.']);
    form.change('gate', ['no']);
    expect(form.answerTo('otherObstacle')).toBe('A goose.');
    expect(form.answerTo('doorCode')).toBeUndefined();
  });

  test('offers only the options that rules allow, and drops a choice no longer offered', () => {
    const form = start();
    form.change('size', ['small']);
    expect(look(form, 'count').options.map(({ id }) => id)).toEqual(['1', '2', '3']);
    form.change('count', ['3']);
    form.change('size', ['large']);
    expect(look(form, 'count').options.map(({ id }) => id)).toEqual(['1', '2']);
    expect(form.answerTo('count')).toBeUndefined();
    const problems = form.check([['count', '']]);
    expect(problems.find(({ field }) => field === 'count')).not.toMatchObject({ keyword: 'enum' });
  });

  test('writes no atom when an answer changes that no rule reads', () => {
    const form = start();
    const seen = form.fields.map(({ field }) => watchField(form, field.name));
    form.change('fullName', ['A']);
    form.change('fullName', ['Ar']);
    form.change('wishes', ['No nuts']);
    for (const write of seen) expect(write).not.toHaveBeenCalled();
    expect(form.answerTo('fullName')).toBe('Ar');
  });

  test('evaluates nothing when an answer changes that no rule reads', () => {
    const { form: document } = exampleStep().definition;
    const read = vi.fn(() => true);
    const fields = document.fields.map((field) =>
      field.name === 'wishes' ? { ...field, when: { var: 'site.takesWishes' } } : field,
    );
    const site = Object.defineProperty({}, 'takesWishes', { get: read, enumerable: true });
    const form = start({ definition: { form: { ...document, fields } }, site });
    read.mockClear();
    form.change('fullName', ['Aroha']);
    expect(read).not.toHaveBeenCalled();
    form.change('size', ['large']);
    expect(read).toHaveBeenCalled();
  });

  test('writes only the atoms of fields that look different afterwards', () => {
    const form = start();
    const watched = form.fields.map(({ field }) => ({
      name: field.name,
      seen: watchField(form, field.name),
    }));
    form.change('size', ['medium']);
    const touched = watched.filter(({ seen }) => seen.mock.calls.length > 0).map(({ name }) => name);
    expect(touched).toEqual(['count']);
  });

  test('does not complain before a changed field is left, then as it changes', () => {
    const form = start();
    form.acceptConstraints((field, value) =>
      field === 'fullName' && String(value).length < 2 ? ['minLength'] : [],
    );
    form.change('fullName', ['A']);
    expect(look(form, 'fullName').problem).toBeUndefined();
    form.leave('fullName');
    expect(look(form, 'fullName').problem).toBe('Your name needs to be at least 2 characters');
    form.change('fullName', ['Ar']);
    expect(look(form, 'fullName').problem).toBeUndefined();
    form.change('fullName', ['']);
    expect(look(form, 'fullName').problem).toBe('Please enter your first and last name');
  });

  test('does not complain about a field that was left as it was', () => {
    const form = start();
    form.leave('fullName');
    expect(look(form, 'fullName').problem).toBeUndefined();
  });

  test('checks what is on show again when the constraints arrive late', () => {
    const form = start();
    form.change('email', ['nonsense']);
    form.leave('email');
    expect(look(form, 'email').problem).toBeUndefined();
    form.acceptConstraints((field) => (field === 'email' ? ['format'] : []));
    expect(look(form, 'email').problem).toBe('Please enter a valid email address');
  });

  test('checks every relevant field when it is sent, in order, and shows what is wrong', () => {
    const form = start();
    const problems = form.check([
      ['gate', 'yes'],
      ['gate', ''],
    ]);
    expect(problems.map(({ field, keyword }) => `${field} ${keyword}`)).toEqual([
      'fullName required',
      'email required',
      'address required',
      'obstacles required',
      'size required',
      'person required',
    ]);
    expect(look(form, 'obstacles').problem).toBe('Please select what is in the way');
    expect(look(form, 'wishes').problem).toBeUndefined();
  });

  test('says what waits for the form to be sent only then', () => {
    const { form: document } = exampleStep().definition;
    const check = {
      that: { answered: [{ var: 'answers.size' }] },
      message: 'And which size?',
      onceSent: true,
    };
    const fields = document.fields.map((field) =>
      field.name === 'fullName' ? { ...field, checks: [check] } : field,
    );
    const form = start({ definition: { form: { ...document, fields } as typeof document } });
    form.change('fullName', ['Aroha Ngata']);
    form.leave('fullName');
    expect(look(form, 'fullName').problem).toBeUndefined();
    form.check([]);
    expect(look(form, 'fullName').problem).toBe('And which size?');
    form.change('size', ['small']);
    expect(look(form, 'fullName').problem).toBeUndefined();
  });

  test('takes what was filled in without its knowing', () => {
    const form = start();
    form.take([
      ['fullName', ' Aroha Ngata '],
      ['gate', 'yes'],
      ['_run', 'run-1'],
    ]);
    expect(form.answerTo('fullName')).toBe('Aroha Ngata');
    expect(shown(form)).toContain('obstacles');
  });

  test('leaves alone the answers of fields that were not sent', () => {
    const form = start({ given: { gate: 'yes', obstacles: ['dog'] } });
    form.take([['gate', 'no']]);
    expect(form.answerTo('obstacles')).toEqual(['dog']);
  });

  test('starts with the problems the server found', () => {
    const problems = [
      { field: 'email', keyword: 'format' as const, message: 'Please enter a valid email address' },
    ];
    const form = start({ given: { email: 'nonsense' }, problems });
    expect(look(form, 'email').problem).toBe('Please enter a valid email address');
    form.change('email', ['a@example.nz']);
    expect(look(form, 'email').problem).toBeUndefined();
  });

  test('forgets the problem of a field that is hidden and shown again', () => {
    const form = start();
    form.change('gate', ['yes']);
    form.check([]);
    expect(look(form, 'obstacles').problem).toBe('Please select what is in the way');
    form.change('gate', ['no']);
    form.change('gate', ['yes']);
    expect(look(form, 'obstacles').problem).toBeUndefined();
  });

  test('reads answers of earlier steps in its rules', () => {
    const { form: document } = exampleStep().definition;
    const fields = document.fields.map((field) =>
      field.name === 'wishes'
        ? { ...field, when: { '==': [{ var: 'answers.occasion' }, 'birthday'] } }
        : field,
    );
    const form = start({ definition: { form: { ...document, fields } }, before: { occasion: 'birthday' } });
    expect(shown(form)).toContain('wishes');
  });
});

describe('what the server says of the step', () => {
  test('replaces what the visitor has not touched since, and leaves what was typed meanwhile', () => {
    const form = start();
    const email = { revision: () => look(form, 'email').revision };
    const sent = { fullName: 'Aroha', email: 'aroha@example.nz', gate: 'no' };
    form.change('fullName', ['Aroha']);
    form.change('email', ['aroha@example.nz']);
    form.change('fullName', ['Aroha Ngata']);
    const set = form.accept(
      exampleStep({ given: { fullName: 'Aroha', email: 'a@example.nz', gate: 'no' } }),
      sent,
    );
    expect([...set]).toEqual([['email', 'a@example.nz']]);
    expect(form.answerTo('fullName')).toBe('Aroha Ngata');
    expect([look(form, 'fullName').revision, email.revision()]).toEqual([0, 1]);
  });

  test('lets fields appear that its results make relevant', () => {
    const { form: document } = exampleStep().definition;
    const tip = {
      name: 'tip',
      type: 'notice' as const,
      tone: 'info' as const,
      text: { var: 'results.tip' },
      when: { answered: [{ var: 'results.tip' }] },
    };
    const changes = { definition: { form: { ...document, fields: [...document.fields, tip] } } };
    const form = start(changes);
    expect(look(form, 'tip').relevant).toBe(false);
    form.accept(exampleStep({ ...changes, results: { tip: 'Keep it cool.' } }), {});
    expect(look(form, 'tip')).toMatchObject({ relevant: true, view: { text: 'Keep it cool.' } });
  });
});
