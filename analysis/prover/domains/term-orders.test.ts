import { expect, it } from 'vitest';
import { orderOfShifts, shiftOf } from './term-orders.ts';

const now = { var: 'now' };
const orderOf = (one: unknown, other: unknown) => orderOfShifts(shiftOf(one), shiftOf(other));

it('Two dates that are reckoned from one date are ordered by how far they lie from it', () => {
  expect(orderOf({ 'add-days': [now, -10] }, { 'add-days': [now, -5] })).toBe(-1);
  expect(orderOf({ 'add-years': [now, -18] }, { 'add-months': [now, -217] })).toBe(1);
  expect(orderOf({ 'add-years': [now, 1] }, { 'add-months': [now, 12] })).toBe(0);
  expect(orderOf(now, { 'add-days': [now, 1] })).toBe(-1);
  expect(orderOf({ 'add-days': [now, 32] }, { 'add-months': [now, 1] })).toBe(1);
});

it('Nothing is known where the lengths of months decide, or of dates reckoned from others', () => {
  expect(orderOf({ 'add-days': [now, 30] }, { 'add-months': [now, 1] })).toBeUndefined();
  expect(orderOf({ 'add-days': [now, 1] }, { 'add-days': [{ var: 'answers.day' }, 2] })).toBeUndefined();
  expect(orderOf({ 'add-days': [now, { var: 'answers.days' }] }, now)).toBeUndefined();
});
