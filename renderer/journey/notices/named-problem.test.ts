import { expect, it } from 'vitest';
import { namedProblem } from './named-problem.ts';

it.each([
  ['Title', 'Please select an option', 'Title: Please select an option'],
  ['How will you pay?', 'This field is required', 'How will you pay? This field is required'],
  ['Day', 'It has to be today or later', 'Day: It has to be today or later'],
])('puts %j before %j, which does not name it', (label, message, text) => {
  expect(namedProblem(label, message)).toBe(text);
});

it.each([
  ['Email address', 'Please enter your email address'],
  ['Your name?', 'We need your name, please.'],
  ['', 'Please choose'],
])('leaves alone a message that names %j', (label, message) => {
  expect(namedProblem(label, message)).toBe(message);
});
