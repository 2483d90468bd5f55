import { expect, it } from 'vitest';
import type { Question } from '../parts/questions.ts';
import { answersFor } from './answers-for.ts';

const options = [
  { id: 'dog', label: 'Dog' },
  { id: 'cat', label: 'Cat' },
];
const questions: readonly Question[] = [
  { name: 'pet', label: 'Which pet?', kind: 'choice', options },
  { name: 'pets', label: 'Which pets?', kind: 'choices', options },
  { name: 'isOld', label: 'Is it old?', kind: 'yes-no', options: [] },
  { name: 'count', label: 'How many?', kind: 'number', options: [] },
];

it('finds the answers for a question that an option asks', () => {
  expect(answersFor("= answers.pet = 'dog'", questions)).toEqual({
    answers: { pet: 'dog' },
    words: 'Dog chosen',
  });
  expect(answersFor("= 'cat' in answers.pets", questions)?.answers).toEqual({ pets: ['cat'] });
  expect(answersFor("= answers.pet = 'dog' or answers.pet = 'cat'", questions)?.answers).toEqual({
    pet: 'dog',
  });
  expect(answersFor("= answers.pet = 'dog' and answers.count > 3", questions)).toBeUndefined();
  expect(answersFor('= answers.count > 3', questions)).toBeUndefined();
});

it('answers yes or no, and what the questions need to be asked themselves', () => {
  expect(answersFor('= answers.isOld', questions)).toEqual({
    answers: { isOld: true },
    words: 'Yes to “Is it old?” chosen',
  });
  expect(answersFor('= not answers.isOld', questions)?.answers).toEqual({ isOld: false });
  const asked = (when: string) => questions.map((each) => (each.name === 'pet' ? { ...each, when } : each));
  expect(answersFor("= answers.pet = 'dog'", asked('= answers.isOld'))).toEqual({
    answers: { isOld: true, pet: 'dog' },
    words: 'Yes to “Is it old?” and Dog chosen',
  });
  expect(answersFor("= answers.pet = 'dog'", asked('= answers.count > 3'))).toBeUndefined();
});
