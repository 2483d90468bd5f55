import { describe, expect, it } from 'vitest';
import { type Edit, said } from '../../../../tests/support/comparison/edited-release.ts';

const cases: readonly (readonly [title: string, edits: readonly Edit[], sentences: readonly string[]])[] = [
  [
    'another label',
    [['visit-form', '"label": "Pupils"', '"label": "Number of pupils"']],
    ['The question “Pupils” now reads “Number of pupils”.'],
  ],
  [
    'another hint',
    [['visit-form', '"hint": "About how many"', '"hint": "Roughly"']],
    ['The hint of “Pupils” changes.', '  Before: “About how many”.', '  Now: “Roughly”.'],
  ],
  [
    'a hint less',
    [['visit-form', '"hint": "About how many", ', '']],
    ['“Pupils” no longer has a hint.', '  Before: “About how many”.'],
  ],
  [
    'a hint more',
    [['pay-form', '"label": "Note"', '"label": "Note", "hint": "For us"']],
    ['“Note” has a hint now.', '  Now: “For us”.'],
  ],
  [
    'an answer that is optional',
    [['visit-form', '"label": "Who visits?", "required": true', '"label": "Who visits?"']],
    ['“Who visits?” may be left out now.'],
  ],
  [
    'an answer that is required',
    [['visit-form', '"type": "yes-no", "label"', '"type": "yes-no", "required": true, "label"']],
    ['Visitors must answer “Are you a member?” now.'],
  ],
  [
    'an answer that is required more often',
    [
      [
        'visit-form',
        '"required": "= answers.kind = \'school\'"',
        '"required": "= answers.kind in [\'school\', \'family\']"',
      ],
    ],
    [
      'Visitors must answer “Pupils” under another condition.',
      '  Before: “Who visits?” is “A school”.',
      '  Now: “Who visits?” is one of “A school” or “A family”.',
      '  Wider: it now holds too for example when “Who visits?” is “A family”.',
    ],
  ],
  [
    'a question that is asked less often',
    [['visit-form', '"when": "= answers.kind != \'school\'"', '"when": "= answers.kind = \'alone\'"']],
    [
      '“Are you a member?” is asked under another condition.',
      '  Before: “Who visits?” is not “A school”.',
      '  Now: “Who visits?” is “Only me”.',
      '  Narrower: it no longer holds for example when “Who visits?” is “A family”.',
    ],
  ],
  [
    'a question that is asked of others',
    [['visit-form', '"when": "= answers.kind != \'school\'"', '"when": "= answers.kind = \'school\'"']],
    [
      '“Are you a member?” is asked under another condition.',
      '  Before: “Who visits?” is not “A school”.',
      '  Now: “Who visits?” is “A school”.',
      '  Different: it now holds when “Who visits?” is “A school”, and no longer when “Who visits?” is “A family”.',
    ],
  ],
  [
    'a condition that says the same in other words',
    [
      [
        'visit-form',
        '"when": "= answers.kind != \'school\'"',
        '"when": "= answers.kind = \'family\' or answers.kind = \'alone\'"',
      ],
    ],
    [
      '“Are you a member?” is asked under another condition.',
      '  Before: “Who visits?” is not “A school”.',
      '  Now: “Who visits?” is “A family” or “Who visits?” is “Only me”.',
      '  It holds for the same answers as before.',
    ],
  ],
  [
    'a condition that cannot be tried for every answer',
    [
      [
        'visit-form',
        '"when": "= answers.kind != \'school\'"',
        '"when": "= answers.kind = \'school\' and now > \'2030-01-01\'"',
      ],
    ],
    [
      '“Are you a member?” is asked under another condition.',
      '  Before: “Who visits?” is not “A school”.',
      '  Now: “Who visits?” is “A school” and today is after “2030-01-01”.',
      '  Whether it is wider or narrower was not decided: the values of today cannot be listed.',
    ],
  ],
  [
    'a lower limit',
    [['visit-form', '"maxLength": 3', '"maxLength": 2']],
    ['“Pupils” accepts fewer answers: the longest answer, in characters, was 3 and is 2.'],
  ],
  [
    'a higher limit',
    [['visit-form', '"maxLength": 3', '"maxLength": 4']],
    ['“Pupils” accepts more answers: the longest answer, in characters, was 3 and is 4.'],
  ],
  [
    'a limit less',
    [
      ['visit-form', ', "maxLength": 3', ''],
      ['visit-form', '"messages": { "maxLength": "Too many" }, ', ''],
    ],
    [
      '“Pupils” accepts more answers: the longest answer, in characters, was 3 and has no limit now.',
      'The message of “Pupils” for an answer that is too long changes.',
      '  Before: “Too many”.',
    ],
  ],
  [
    'a new limit',
    [
      ['reader-form', '"minLength": 2', '"minLength": 2, "maxLength": 40'],
      ['reader-form', '"minLength": "Please', '"maxLength": "Too long", "minLength": "Please'],
    ],
    [
      '“Your name” accepts fewer answers: the longest answer, in characters, is 40.',
      'The message of “Your name” for an answer that is too long changes.',
      '  Now: “Too long”.',
    ],
  ],
  [
    'a pattern',
    [
      [
        'visit-form',
        '"type": "string", "maxLength": 3',
        '"type": "string", "maxLength": 3, "pattern": "^[0-9]+$"',
      ],
      ['visit-form', '"maxLength": "Too many"', '"maxLength": "Too many", "pattern": "Only digits"'],
    ],
    [
      '“Pupils” accepts other answers, by how they are written.',
      '  Now: the pattern “^[0-9]+$”.',
      'The message of “Pupils” for an answer that is written wrongly changes.',
      '  Now: “Only digits”.',
    ],
  ],
  [
    'a message',
    [['visit-form', '"Too many"', '"That is too many"']],
    [
      'The message of “Pupils” for an answer that is too long changes.',
      '  Before: “Too many”.',
      '  Now: “That is too many”.',
    ],
  ],
  [
    'the rule of a check',
    [['visit-form', "!= '0'", "!= '1'"]],
    [
      'The check of “Pupils” “Some pupils must come” changes.',
      '  Before: “Pupils” is not “0”.',
      '  Now: “Pupils” is not “1”.',
      '  Different: it now holds when “Pupils” is “0”, and no longer when “Pupils” is “1”.',
    ],
  ],
  [
    'checks',
    [
      [
        'visit-form',
        '{ "that": "= answers.pupils != \'0\'", "message": "Some pupils must come" }',
        '{ "that": "= answers.pupils != \'13\'", "message": "Not 13" }',
      ],
    ],
    [
      '“Pupils” has a further check “Not 13”.',
      '  Refused unless: “Pupils” is not “13”.',
      '“Pupils” no longer has the check “Some pupils must come”.',
    ],
  ],
  [
    'a sensitive answer, a default and another property',
    [
      [
        'visit-form',
        '"label": "Pupils", ',
        '"label": "Pupils", "sensitive": true, "default": "7", "inputMode": "numeric", ',
      ],
    ],
    [
      'The answer to “Pupils” is kept as sensitive now.',
      '“Pupils” begins with another answer.',
      '  Now: “7”.',
      '“Pupils”: “Input mode” is “numeric” now.',
    ],
  ],
  [
    'what happens when an answer is changed',
    [
      [
        'visit-form',
        '"label": "Pupils", ',
        '"label": "Pupils", "onChange": [{ "notify": "Bring a list", "tone": "info", "when": "= answers.pupils != \'1\'" }], ',
      ],
    ],
    [
      'Something else happens when “Pupils” is changed.',
      '  Now: Says “Bring a list”. Only when: “Pupils” is not “1”.',
    ],
  ],
  [
    'what happens when a button is pressed',
    [
      [
        'pay-form',
        '"type": "notice", "tone": "info", "text": "See you soon"',
        '"type": "button", "tone": "link", "label": "Leave", "onPress": [{ "goToPage": "thanks-page" }]',
      ],
    ],
    [
      'The label of “Leave” changes.',
      '  Now: “Leave”.',
      '“Leave” no longer has a text.',
      '  Before: “See you soon”.',
      '“Leave” is another kind of part now: “Button”; it was “Notice”.',
      'Something else happens when “Leave” is pressed.',
      '  Now: Goes to the page “Thank you”.',
      '“Leave”: “Tone” is “link” now; it was “info”.',
    ],
  ],
  [
    'an answer that is no longer sensitive',
    [['reader-form', '"sensitive": true,', '']],
    ['The answer to “Date of birth” is no longer kept as sensitive.'],
  ],
  [
    'another kind of field',
    [['visit-form', '"type": "yes-no", "label"', '"type": "checkbox", "label"']],
    ['“Are you a member?” is another kind of question now: “Checkbox”; it was “Yes no”.'],
  ],
  [
    'a text',
    [['pay-form', '"See you soon"', '"See you"']],
    ['The text of “Thanks” changes.', '  Before: “See you soon”.', '  Now: “See you”.'],
  ],
  [
    'questions and notices',
    [
      [
        'pay-form',
        '{ "name": "thanks", "type": "notice", "tone": "info", "text": "See you soon" }',
        '{ "name": "phone", "type": "text-input", "label": "Phone", "value": {"type": "string"}, "unread": true, "required": true }, { "name": "fax", "type": "text-input", "label": "Fax", "value": {"type": "string"}, "unread": true, "when": "= facts.isSchool", "required": "= facts.isSchool" }',
      ],
    ],
    [
      'There is a new question, “Phone”, required.',
      'There is a new question, “Fax”, required under a condition.',
      '  Shown when: Is school.',
      '  Required when: Is school.',
      'The notice “Thanks” is gone.',
    ],
  ],
  [
    'an answer with another name',
    [
      ['visit-form', '"name": "isMember"', '"name": "isFriend"'],
      ['visit', 'answers.isMember', 'answers.isFriend'],
    ],
    [
      'The answer to “Are you a member?” has another name.',
      '  Before: “Is member”.',
      '  Now: “Is friend”.',
      'From the step “Who comes”, visitors go to “Done” under another condition.',
      '  Before: Is member is yes.',
      '  Now: Is friend is yes.',
      '  Different: it now holds when “Is member” is no and “Is friend” is yes, and no longer when “Is member” is yes and “Is friend” is no.',
    ],
  ],
  [
    'an answer with another name and label, which is another question',
    [
      [
        'pay-form',
        '"name": "note", "type": "text-area", "label": "Note"',
        '"name": "wish", "type": "text-area", "label": "Wish"',
      ],
      ['visit', 'answers.note', 'answers.wish'],
    ],
    [
      'There is a new question, “Wish”, optional.',
      'The question “Note” is no longer asked.',
      '“Book visit” at the step “Pay” receives another value for “Note”.',
      '  Before: “Note”.',
      '  Now: “Wish”.',
    ],
  ],
  [
    'an answer with another name that a call is given',
    [
      ['pay-form', '"name": "note"', '"name": "wish"'],
      ['visit', 'answers.note', 'answers.wish'],
    ],
    [
      'The answer to “Note” has another name.',
      '  Before: “Note”.',
      '  Now: “Wish”.',
      '“Book visit” at the step “Pay” receives another value for “Note”.',
      '  Before: Note.',
      '  Now: Wish.',
    ],
  ],
  [
    'the order of questions',
    [
      [
        'pay-form',
        '"name": "note", "type": "text-area", "label": "Note", "value": { "type": "string" } }',
        '"name": "thanks", "type": "notice", "tone": "info", "text": "See you soon" }',
      ],
      [
        'pay-form',
        'soon" },\n    { "name": "thanks", "type": "notice", "tone": "info", "text": "See you soon" }',
        'soon" },\n    { "name": "note", "type": "text-area", "label": "Note", "value": { "type": "string" } }',
      ],
    ],
    ['The questions come in another order.'],
  ],
];

describe('sentences about questions', () => {
  it.each(cases)('says: %s', (_, edits, sentences) => {
    expect(said(...edits)).toEqual(sentences);
  });
});
