import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../../check-documents.ts';

const others = manyDocuments(10);

interface Hire {
  readonly email?: object;
  readonly guests?: object;
  readonly input?: object;
  readonly checks?: readonly object[];
  readonly call?: object;
  readonly before?: readonly object[];
  readonly parts?: object;
  readonly more?: readonly (readonly [
    id: string,
    kind: 'form' | 'function' | 'operation' | 'options',
    document: object,
  ])[];
}

const saysSo = { onFailure: [{ notify: 'Please try again.', tone: 'error' }] };

/** Problems of a hall that is hired: a step asks for an e-mail and a number of guests, and its button books. */
function problems({ email, guests, input, checks, call, before = [], parts = {}, more = [] }: Hire) {
  const sources = [
    ...others,
    documentSource('hire', 'journey', {
      path: '/hire',
      everyStep: { template: 'plain' },
      steps: [
        {
          id: 'details',
          path: 'details',
          title: 'Details',
          form: 'details-form',
          submitLabel: 'Book',
          onSubmit: [
            ...before,
            {
              call: 'book',
              with: { email: '= answers.email', guests: '= answers.guests' },
              ...saysSo,
              ...call,
            },
          ],
        },
        { id: 'done', path: 'done', title: 'Done', form: 'done-form', final: true },
      ],
      ...parts,
    }),
    documentSource('details-form', 'form', {
      fields: [
        {
          name: 'email',
          type: 'text-input',
          label: 'E-mail',
          value: { type: 'string', format: 'email', maxLength: 80 },
          required: true,
          messages: { required: 'Please', format: 'Please', maxLength: 'Less' },
          ...email,
        },
        {
          name: 'guests',
          type: 'stepper',
          label: 'Guests',
          value: { type: 'integer', minimum: 1, maximum: 15 },
          required: true,
          messages: { required: 'Please', minimum: 'More', maximum: 'Fewer', type: 'Whole' },
          fewerLabel: 'Fewer',
          moreLabel: 'More',
          ...guests,
        },
      ],
    }),
    documentSource('done-form', 'form', {
      fields: [{ name: 'thanks', type: 'notice', tone: 'info', text: 'Thank you.' }],
    }),
    documentSource('book', 'operation', {
      service: 'hall',
      method: 'POST',
      path: '/bookings',
      input: { email: 'string', guests: { type: 'integer', minimum: 1, maximum: 15 }, ...input },
      request: '= input',
      ...(checks && { checks, settings: { hall: 'small' } }),
    }),
    ...more.map(([id, kind, document]) => documentSource(id, kind, document)),
  ];
  const found = checkDocuments(sources).problems.filter(({ code }) => code !== 'answer-beyond-limit');
  return found.map(({ document, pointer, severity, code, message, witness }) => ({
    problem: `${severity} ${document}${pointer} ${code}: ${message}`,
    ...(witness && { witness }),
  }));
}

const refused = 'error hire/steps/0/onSubmit/0/with refused-input: For some answers, such as';

describe('a call behind the result of another', () => {
  it('is met with the example of the other operation', () => {
    const look = {
      service: 'hall',
      method: 'GET',
      path: '/halls',
      input: {},
      response: { type: 'object', properties: { hall: { type: 'string' } } },
      result: '= response.hall',
    };
    const before = [{ call: 'look', as: 'hall', ...saysSo }];
    const call = { when: "= results.hall = 'the old hall'" };
    const number = { value: { type: 'integer', minimum: 1, maximum: 16 } };
    const found = (example: object) =>
      problems({ guests: number, before, call, more: [['look', 'operation', { ...look, ...example }]] });
    expect(found({})).toEqual([]);
    expect(found({ example: { hall: 'the old hall' } })).toMatchObject([
      { problem: expect.stringContaining('"book" refuses the input "guests": found the number 16') },
    ]);
  });
});

describe('a look-up that the button of the step makes', () => {
  const look = (code: object) => ({
    service: 'hall',
    method: 'GET',
    path: '/codes/{code}',
    input: { code: { type: 'string', ...code } },
    response: { type: 'object', properties: { hall: { type: 'string' } } },
    result: '= response.hall',
  });
  const typed = {
    type: 'look-up-input',
    label: 'Code',
    cutOff: 8,
    found: { when: '= results.hall is answered', rows: [{ label: 'Hall', value: '= results.hall' }] },
    looksUpWhenFull: true,
    buttonLabel: 'Find',
    value: { type: 'string', minLength: 8, maxLength: 8 },
    messages: { required: 'Please', minLength: 'Eight', maxLength: 'Eight' },
    onPress: [{ call: 'look', with: { code: '= answers.email' }, as: 'hall', ...saysSo }],
  };
  const found = (code: object) =>
    problems({
      email: typed,
      call: { when: '= results.hall is answered' },
      more: [['look', 'operation', look(code)]],
    }).map(({ problem }) => problem);

  it('is made by a visit, and makes what waits for its result reachable', () => {
    expect(found({})).toEqual([]);
    expect(found({ maxLength: 6 })).toEqual([expect.stringContaining('"look" refuses the input "code"')]);
  });
});

describe('an answer that may be left out', () => {
  const left = { required: false, messages: { format: 'Please', maxLength: 'Less' } };
  const found = [
    {
      problem: `${refused} guests = 1, "book" refuses the input "email": it is missing.`,
      witness: { steps: ['details'], answers: { guests: 1 } },
    },
  ];

  it('is found where the operation requires it', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ email: left })).toEqual(found);
  });

  it.each<[string, Hire]>([
    [
      'is handed over with something in its place',
      { call: { with: { email: "= answers.email else 'none'", guests: '= answers.guests' } } },
    ],
    ['is handed over only when it is given', { call: { when: '= answers.email is answered' } }],
    ['may be left out of the operation too', { input: { 'email?': 'string', email: undefined } }],
  ])('is no mistake when it %s', (_, hire) => {
    expect(problems({ ...hire, email: left })).toEqual([]);
  });

  it('is found through facts, functions and sequences', () => {
    const parts = {
      facts: {
        booking: '= {email: facts.address, guests: answers.guests}',
        address: '= sent(to: answers.email)',
      },
      sequences: { bookIt: [{ call: 'book', with: '= facts.booking', ...saysSo }] },
    };
    const more = [['sent', 'function', { input: { to: 'string' }, value: '= lower(input.to)' }]] as const;
    const steps = [
      {
        id: 'details',
        path: 'details',
        title: 'Details',
        form: 'details-form',
        submitLabel: 'Book',
        onSubmit: [{ run: 'bookIt' }],
      },
      { id: 'done', path: 'done', title: 'Done', form: 'done-form', final: true },
    ];
    const through = { parts: { ...parts, steps }, more };
    expect(problems(through)).toEqual([]);
    expect(problems({ ...through, email: left }).map(({ problem }) => problem)).toEqual([
      'error hire/sequences/bookIt/0/with refused-input: For some answers, such as guests = 1, "book" refuses the input "email": it is missing.',
    ]);
  });

  it.each([8, 11, 13, 16])('is found for the last of %d options, which alone has no data for it', (count) => {
    const options = Array.from({ length: count }, (_, at) => {
      const isLast = at === count - 1;
      return {
        id: `room-${at}`,
        label: `Room ${at}`,
        data: { floor: 1, ...(!isLast && { code: `c${at}` }) },
      };
    });
    const room = { name: 'room', type: 'radio-group', label: 'Room', options: 'rooms' };
    const found = problems({
      input: { code: 'string' },
      call: {
        with: { email: '= answers.email', guests: 1, code: "= lookup('rooms', answers.room, 'code')" },
      },
      guests: {
        ...room,
        messages: { required: 'Please' },
        value: undefined,
        fewerLabel: undefined,
        moreLabel: undefined,
      },
      more: [['rooms', 'options', { options }]],
    });
    expect(found.map(({ problem }) => problem)).toContainEqual(
      expect.stringMatching(/"book" refuses the input "code": it is missing/),
    );
  });

  it('is only warned of where the journey goes on without the call', () => {
    const [found] = problems({ email: left, call: { optional: true, onFailure: [] } });
    expect(found?.problem).toMatch(/^warning .* refused-input/);
  });
});

describe('an answer that the operation does not admit', () => {
  it('is found at the limit of its question', () => {
    const guests = { value: { type: 'integer', minimum: 1, maximum: 16 } };
    expect(problems({ guests })).toEqual([
      {
        problem: `${refused} email = "a@example.com", guests = 16, "book" refuses the input "guests": found the number 16, which fails "maximum".`,
        witness: { steps: ['details'], answers: { email: 'a@example.com', guests: 16 } },
      },
    ]);
    expect(problems({ guests: { value: { type: 'integer', minimum: 2, maximum: 14 } } })).toEqual([]);
  });

  it('is found by its length and its pattern', () => {
    const [long] = problems({ input: { email: { type: 'string', maxLength: 60 } } });
    expect(long?.problem).toMatch(/"book" refuses the input "email": found .*, which fails "maxLength"\.$/);
    expect(problems({ input: { email: { type: 'string', maxLength: 80 } } })).toEqual([]);
    const [other] = problems({ input: { email: { type: 'string', pattern: '@hall\\.example$' } } });
    expect(other?.problem).toMatch(/does not match the "pattern" of the input, "@hall\\\\.example\$"\.$/);
    expect(problems({ input: { email: { type: 'string', pattern: '@' } } })).toEqual([]);
  });

  it('is found where only one of several ways leads to the call', () => {
    const kind = {
      name: 'kind',
      type: 'radio-group',
      label: 'Kind',
      required: true,
      messages: { required: 'Please' },
      options: [
        { id: 'party', label: 'A party' },
        { id: 'talk', label: 'A talk' },
      ],
    };
    const step = { path: 'kind', title: 'Kind', submitLabel: 'Go on' };
    const more = [['kind-form', 'form', { fields: [kind] }]] as const;
    const ways = (email: object) =>
      problems({
        more,
        email: { required: "= answers.kind = 'party'", ...email },
        parts: {
          steps: [
            { id: 'kind', form: 'kind-form', ...step },
            {
              id: 'details',
              path: 'details',
              title: 'Details',
              form: 'details-form',
              submitLabel: 'Book',
              onSubmit: [
                { call: 'book', with: { email: '= answers.email', guests: '= answers.guests' }, ...saysSo },
              ],
            },
            { id: 'done', path: 'done', title: 'Done', form: 'done-form', final: true },
          ],
        },
      });
    expect(ways({}).map(({ witness }) => witness)).toEqual([
      { steps: ['kind', 'details'], answers: { kind: 'talk', guests: 1 } },
    ]);
    expect(
      ways({ required: "= answers.kind in ['party', 'talk']" }).filter(({ problem }) =>
        /refused-input/.test(problem),
      ),
    ).toEqual([]);
  });
});

describe('a call that fails', () => {
  it('is found when the visitor is told nothing and led nowhere', () => {
    expect(problems({ call: { onFailure: [] } }).map(({ problem }) => problem)).toEqual([
      'warning hire/steps/0/onSubmit/0 silent-failure: When the call of "book" fails, the step "details" stays as it is and says nothing.',
    ]);
  });

  it.each<[string, object]>([
    ['something is said', saysSo],
    ['another step is shown', { onFailure: [{ go: 'done' }] }],
    ['the journey goes on without it', { onFailure: [], optional: true }],
  ])('is no mistake when %s', (_, call) => {
    expect(problems({ call })).toEqual([]);
  });

  const hirer = { email: '= answers.email', guests: '= answers.guests' };
  const rarely = { call: 'book', with: hirer, when: "= matches(answers.email, '^zz')" };
  const silent = (before: readonly object[], parts: object = {}) =>
    problems({ before, parts, call: { optional: true } }).map(({ problem }) => problem);

  it('is found, too, where no visit makes the call', () => {
    expect(silent([rarely])).toEqual([
      'warning hire/steps/0/onSubmit/0 silent-failure: When the call of "book" fails, the step "details" stays as it is and says nothing.',
    ]);
    expect(
      silent([{ run: 'rarely' }], { sequences: { rarely: [{ attempt: [rarely], retries: 1 }] } }),
    ).toEqual([
      'warning hire/sequences/rarely/0/attempt/0 silent-failure: When the call of "book" fails, the step "details" stays as it is and says nothing.',
    ]);
  });

  it.each<[string, readonly object[]]>([
    ['something was said before', [{ notify: 'One moment.', tone: 'info' }, rarely]],
    ['the attempt around it says so', [{ attempt: [rarely], retries: 1, ...saysSo }]],
    [
      'the step reads that it failed',
      [
        { ...rarely, as: 'kept' },
        { go: 'done', when: '= results.kept.failed' },
      ],
    ],
  ])('is no mistake when no visit makes the call and %s', (_, before) => {
    expect(silent(before)).toEqual([]);
  });
});

describe('what a result decides', () => {
  it('is not reported: services may keep their word', () => {
    const find = { call: 'find', as: 'found', ...saysSo };
    const more = [
      [
        'find',
        'operation',
        {
          service: 'hall',
          method: 'GET',
          path: '/rooms',
          input: {},
          response: { object: { 'email?': 'string' } },
          result: { email: '= response.email' },
        },
      ],
    ] as const;
    const call = { with: { email: '= results.found.email', guests: '= answers.guests' } };
    expect(problems({ before: [find], call, more, email: { unread: true } })).toEqual([]);
  });
});

describe('a check of an operation', () => {
  /** Problems of the booking when the operation has this check. */
  const said = (that: string, guests = {}) =>
    problems({ guests, input: { guests: 'number' }, checks: [{ that, message: 'No.' }] }).map(
      ({ problem }) => problem,
    );

  it('is found when no answer passes it', () => {
    expect(said('= input.guests > 15')).toEqual([
      'warning hire/steps/0/onSubmit/0/with refused-input: None of the answers that were tried passes the check of "book" that says "No.".',
    ]);
  });

  it.each([
    ['the largest answer passes it', '= input.guests > 14'],
    ['an answer in the middle passes it', '= input.guests = 7'],
    ['it depends on what services say', "= input.guests > 15 or settings.hall = 'large'"],
  ])('is not reported when %s', (_, that) => {
    expect(said(that)).toEqual([]);
  });
});
