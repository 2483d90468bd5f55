import { describe, expect, it } from 'vitest';
import { type Edit, said } from '../../../../tests/support/comparison/edited-release.ts';

const cases: readonly (readonly [title: string, edits: readonly Edit[], sentences: readonly string[]])[] = [
  [
    'options',
    [
      [
        'visit-form',
        '{ "id": "alone", "label": "Only me" }',
        '{ "id": "alone", "label": "Just me", "hint": "One" }, { "id": "group", "label": "A group" }',
      ],
    ],
    [
      '“Who visits?” offers “A group” too.',
      'The option “Only me” of “Who visits?” now reads “Just me”.',
      'The hint of the option “Just me” of “Who visits?” changes.',
      '  Now: “One”.',
    ],
  ],
  [
    'an option less',
    [['visit-form', ', { "id": "alone", "label": "Only me" }', '']],
    ['“Who visits?” no longer offers “Only me”.'],
  ],
  [
    'an option with another id, and a condition that follows it',
    [
      ['visit-form', '"id": "school"', '"id": "class"'],
      ['visit-form', "'school'", "'class'"],
      ['visit', "'school'", "'class'"],
    ],
    [
      'The option “A school” of “Who visits?” has another id, by which services know it.',
      '  Before: “school”.',
      '  Now: “class”.',
      '“Are you a member?” is asked under another condition.',
      '  Before: “Who visits?” is not “school”.',
      '  Now: “Who visits?” is not “class”.',
      '  Different: it now holds when “Who visits?” is “school”, and no longer when “Who visits?” is “class”.',
      'Visitors must answer “Pupils” under another condition.',
      '  Before: “Who visits?” is “school”.',
      '  Now: “Who visits?” is “class”.',
      '  Different: it now holds when “Who visits?” is “class”, and no longer when “Who visits?” is “school”.',
      '“Pupils” is asked under another condition.',
      '  Its words are the same, but what it reads changes.',
      '  Different: it now holds when “Who visits?” is “class”, and no longer when “Who visits?” is “school”.',
      'The step “Pay” is shown under another condition.',
      '  Its words are the same, but what it reads changes.',
      '  Different: it now holds when “Who visits?” is “school”, and no longer when “Who visits?” is “class”.',
      'The fact “Is school” is worked out differently.',
      '  Before: “Who visits?” is “school”.',
      '  Now: “Who visits?” is “class”.',
      '  Different: it now holds when “Who visits?” is “class”, and no longer when “Who visits?” is “school”.',
    ],
  ],
  [
    'an option with another id and label, which is another option',
    [['visit-form', '{ "id": "alone", "label": "Only me" }', '{ "id": "one", "label": "One" }']],
    ['“Who visits?” offers “One” too.', '“Who visits?” no longer offers “Only me”.'],
  ],
  [
    'an option with a condition',
    [['visit-form', '"label": "A family" }', '"label": "A family", "when": "= answers.isMember" }']],
    [
      '“Who visits?” offers “A family” under another condition.',
      '  Before: Always.',
      '  Now: “Are you a member?” is yes.',
      '  Narrower: it no longer holds for example when “Are you a member?” is no.',
    ],
  ],
  [
    'the order of options',
    [
      [
        'visit-form',
        '{ "id": "school", "label": "A school" }, { "id": "family", "label": "A family" }',
        '{ "id": "family", "label": "A family" }, { "id": "school", "label": "A school" }',
      ],
    ],
    ['The options of “Who visits?” come in another order.'],
  ],
  [
    'data of an option',
    [['cards', '"fee": 5', '"fee": 6']],
    ['The option “Books” of “Which card?” has other values.', '  Before: “Fee” is 5.', '  Now: “Fee” is 6.'],
  ],
  [
    'computed options',
    [
      [
        'visit-form',
        '"options": [{ "id": "school", "label": "A school" }, { "id": "family", "label": "A family" }, { "id": "alone", "label": "Only me" }]',
        '"options": { "each": "= options(\'cards\')", "id": "= item.id", "label": "= item.label" }',
      ],
    ],
    ['“Who visits?” takes its options from elsewhere.'],
  ],
];

describe('sentences about the options of questions', () => {
  it.each(cases)('say: %s', (_, edits, sentences) => {
    expect(said(...edits)).toEqual(sentences);
  });
});
