import { describe, expect, it } from 'vitest';
import { answersToShare, previewLink, readGivenAnswers } from './preview-link.ts';
import { swimming } from './why.fixture.ts';

describe('the link that opens a step with answers', () => {
  it('carries journey, step and answers, encoded', () => {
    expect(previewLink({ journey: 'swim', step: 'deep', answers: { age: 'a&b' } })).toBe(
      '/api/preview?journey=swim&step=deep&answers=%7B%22age%22%3A%22a%26b%22%7D',
    );
  });

  it('has invented answers in place of sensitive ones, and none where none was given', () => {
    const given = { age: 'adult', code: 'open-sesame', born: '2001-02-03' };
    expect(answersToShare(swimming(given))).toStrictEqual({
      age: 'adult',
      code: 'Example',
      born: '1980-01-31',
    });
    expect(answersToShare(swimming({ age: 'adult' }))).toStrictEqual({ age: 'adult' });
  });

  it('has invented answers that pass the checks of their question, also where the given one does not', () => {
    expect(answersToShare(swimming({ age: 'Example', code: 'open-sesame' }))).toStrictEqual({
      age: 'Example',
      code: 'visitor@example.org',
    });
    expect(answersToShare(swimming({ code: 'locked-out' }))).toStrictEqual({ code: 'Example' });
  });

  it('has an invented answer of the type that its question takes', () => {
    expect(answersToShare(swimming({ age: 'adult', isMember: true }))).toStrictEqual({
      age: 'adult',
      isMember: true,
    });
  });

  it('leaves out answers that do not count', () => {
    expect(answersToShare(swimming({ age: 'adult', guardian: 'Mere' }))).toStrictEqual({
      age: 'adult',
    });
  });
});

describe('given answers', () => {
  const { fields } = swimming({}).compiled.steps[1]?.form ?? { fields: [] };

  it('are read as the questions would read them', () => {
    expect(readGivenAnswers(fields, { age: ' adult ', born: '2001-02-03', deep: true })).toStrictEqual({
      age: 'adult',
      born: '2001-02-03',
      deep: true,
    });
  });

  it('are left out where no question has their name, or would take them', () => {
    expect(readGivenAnswers(fields, { lane: '3', born: '', age: ' ' })).toStrictEqual({});
  });
});
