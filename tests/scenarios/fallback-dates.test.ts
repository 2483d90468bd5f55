import { describe, expect, it } from 'vitest';
import { type JsonValue, newState, readAnswer, walkJourney } from '#engine';
import { findJourney } from '#server';
import { shippedRelease } from '../support/documents/shipped-documents.ts';

const journey = findJourney(shippedRelease(), 'residential-join');
if (!journey) throw new Error('The residential sign-up is gone.');

/** The sign-up's request for dates typed as given. The step accepts no such dates from visitors. */
function facts(today: string, answers: { readonly dob: string; readonly moveInDate: string }) {
  const state = {
    ...newState('first'),
    // At the end every answer counts that is of its field's type, whatever step asked for it.
    ended: 'success',
    answers: {
      customerType: 'residential',
      address: 'callback',
      situation: 'moving',
      ...countingAnswers(answers),
    },
  };
  const environment = journey?.environment('success', { now: today, settings: {} });
  if (!journey || !environment) throw new Error('There is no step "success".');
  return walkJourney(journey.compiled, state, environment).facts;
}

/** The answers that rules see of what is typed: those that are of their fields' types. */
function countingAnswers(typed: { readonly [field: string]: string }): { [field: string]: JsonValue } {
  const counting: { [field: string]: JsonValue } = {};
  for (const { field, fits } of journey?.compiled.steps.flatMap(({ form }) => form.fields) ?? []) {
    const text = typed[field.name];
    const answer = text === undefined ? undefined : readAnswer(field, [text]);
    if (answer !== undefined && fits(answer)) counting[field.name] = answer;
  }
  return counting;
}

describe('what the sign-up sends for a date that is none', () => {
  it.each([
    ['2026-03-02', '2008-03-02'],
    ['2028-03-01', '2010-03-01'],
    ['2024-02-29', '2006-02-28'],
    ['2026-12-31', '2008-12-31'],
  ])('is a birthday 18 years before today: %s', (today, birthDate) => {
    expect(facts(today, { dob: '31/02/1990', moveInDate: '01/04/2026' })).toMatchObject({ birthDate });
  });

  it('is today for moving in', () => {
    const typed = { dob: '29/02/1984', moveInDate: 'tomorrow' };
    expect(facts('2026-03-02', typed)).toMatchObject({
      birthDate: '1984-02-29',
      signUp: { requestedDate: '2026-03-02' },
    });
  });

  it('is nothing else for dates that are dates', () => {
    const typed = { dob: '29/02/1984', moveInDate: '15/04/2026' };
    expect(facts('2026-03-02', typed)).toMatchObject({
      birthDate: '1984-02-29',
      signUp: { requestedDate: '2026-04-15' },
    });
  });
});
