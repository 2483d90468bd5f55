import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../../../../engine/documents/read-document.ts';
import { documentSource, manyDocuments } from '../../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../../check-documents.ts';

const others = manyDocuments(10);

interface Hire {
  /** Rows of `next` of the first step. */
  readonly next?: readonly object[];
  /** Properties of the question for the room beside its options. */
  readonly room?: object;
  /** When the last step is shown; always if null. Else the step before it may be a dead end. */
  readonly end?: string | null;
  readonly more?: readonly DocumentSource[];
}

/** Problems of a journey that asks whether visitors are members, and for a room; who takes the attic is forgotten. */
function problems({ next, room, end = "= answers.room = 'hall'", more = [] }: Hire): readonly string[] {
  const step = (id: string) => ({ id, path: id, title: id, form: `${id}-form`, submitLabel: 'Next' });
  const choice = (name: string, ids: readonly string[]) => ({
    name,
    type: 'radio-group',
    label: `${name}?`,
    required: true,
    messages: { required: 'Choose' },
    options: ids.map((id) => ({ id, label: id })),
  });
  const sources = [
    ...others,
    documentSource('hire', 'journey', {
      path: '/hire',
      everyStep: { template: 'plain' },
      steps: [
        { ...step('member'), ...(next && { next }) },
        step('room'),
        { ...step('done'), final: true, ...(end !== null && { when: end }) },
      ],
    }),
    documentSource('member-form', 'form', { fields: [choice('member', ['yes', 'no'])] }),
    documentSource('room-form', 'form', { fields: [{ ...choice('room', ['hall', 'attic']), ...room }] }),
    documentSource('done-form', 'form', {
      fields: [{ name: 'thanks', type: 'notice', tone: 'info', text: 'Thank you.' }],
    }),
    ...more,
  ];
  return checkDocuments(sources).problems.map(
    ({ document, pointer, code, witness }) =>
      `${code} ${document}${pointer}${witness ? ` ${JSON.stringify(witness.answers)}` : ''}`,
  );
}

const toRoom = { step: 'room' };
const deadEnd = 'dead-end hire/steps/1 {"member":"yes","room":"attic"}';

describe('a dead end beside another error', () => {
  it('is found where nothing else is wrong', () => {
    expect(problems({})).toEqual([deadEnd]);
  });

  it('is found beside a row to a step that does not exist, for those whom another row leads on', () => {
    const next = [{ when: "= answers.member = 'yes'", step: 'rom' }, toRoom];
    expect(problems({ next })).toEqual([
      'unknown-step hire/steps/0/next/0/step',
      'dead-end hire/steps/1 {"member":"no","room":"attic"}',
    ]);
  });

  it('is found beside a comparison that never holds', () => {
    const next = [{ when: '= answers.member = true', step: 'done' }, toRoom];
    expect(problems({ next })).toEqual(['never-equal hire/steps/0/next/0/when', deadEnd]);
  });

  it('is found beside a comparison with an option that does not exist, which itself is reported once', () => {
    const next = [{ when: "= answers.member = 'maybe'", step: 'done' }, toRoom];
    expect(problems({ next })).toEqual(['unknown-option hire/steps/0/next/0/when', deadEnd]);
  });

  it('is found beside errors that are about words', () => {
    const room = { messages: { required: 'Choose', minLength: 'Longer' } };
    expect(problems({ room })).toEqual([
      deadEnd,
      'missing-message-target room-form/fields/0/messages/minLength',
    ]);
  });

  it('is found beside steps that always lead on to one another', () => {
    const next = [{ when: "= answers.member = 'no'", step: 'member' }, toRoom];
    expect(problems({ next: [{ step: 'member' }] })).toEqual([
      'endless-loop hire/steps/0',
      'unreachable-step hire/steps/1',
    ]);
    expect(problems({ next })).toContain('dead-end hire/steps/1 {"member":"yes","room":"attic"}');
  });

  it.each(['page', 'form', 'operation', 'journey'])('is found beside a %s that cannot be read', (kind) => {
    const broken = { path: 'broken.json', text: `{"kind": "${kind}", "id": "broken",` };
    expect(problems({ more: [broken] })).toEqual([expect.stringContaining('bad-json broken.json'), deadEnd]);
  });
});

describe('a step of which an error decides whether something follows', () => {
  it('is no dead end', () => {
    expect(problems({ end: '= answers.rom is answered' })).toEqual(['unknown-reference hire/steps/2/when']);
    const room = { when: '= answers.membr is answered' };
    expect(problems({ room, end: '= answers.room is answered' })).toEqual([
      'unknown-reference room-form/fields/0/when',
    ]);
  });

  it('is none while its form cannot be read', () => {
    const broken = { path: 'room-form.json', text: '{"kind": "form", "id": "room-form",' };
    const found = problems({ more: [broken] });
    expect(found).not.toContain(deadEnd);
  });
});

describe('what never happens', () => {
  const never: Hire = { room: { when: "= answers.member = 'yes' and answers.member = 'no'" }, end: null };

  it('is reported of journeys without errors alone: once mended, it may happen', () => {
    expect(problems(never)).toEqual(['never-true room-form/fields/0/when {"member":"yes"}']);
    const next = [{ when: '= answers.membr is answered', step: 'done' }, toRoom];
    expect(problems({ ...never, next })).toEqual(['unknown-reference hire/steps/0/next/0/when']);
  });

  it('is not reported while a journey cannot be read that names the form', () => {
    for (const text of ['{"kind": "journey", "id": "broken",', '{"kind": "journey",']) {
      const problemsBeside = (more: string) =>
        problems({ ...never, more: [{ path: 'broken.json', text: text + more }] });
      expect(problemsBeside('"steps": [{"form": "room-form"')).toEqual([expect.stringContaining('bad-json')]);
      expect(problemsBeside('"steps": [{"form": "other-form"')).toContainEqual(
        expect.stringContaining('never-true'),
      );
    }
  });

  it('is reported of a function though another one has an error', () => {
    const more = [
      documentSource('fee', 'function', { input: { guests: 'number' }, value: '= input.guess * 2' }),
      documentSource('seats', 'function', {
        input: { rows: { type: 'integer', maximum: 5 } },
        value: '= if input.rows > 9 then 1 else 2',
      }),
    ];
    expect(problems({ end: null, more })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^unknown-reference fee/),
        expect.stringMatching(/^never-true seats/),
      ]),
    );
  });
});
