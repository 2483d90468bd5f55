import { expect, test, vi } from 'vitest';
import { atom, derivedAtom } from './atom.ts';

test('an atom notifies those who follow it of another value, and of no other', () => {
  const size = atom(1);
  const seen = vi.fn(() => size.get());
  const stop = size.follow(seen);
  size.set(1);
  expect(seen).not.toHaveBeenCalled();
  size.set(2);
  expect(seen).toHaveReturnedWith(2);
  stop();
  size.set(3);
  expect(seen).toHaveBeenCalledOnce();
});

test('one who stops in the midst of a change keeps nobody else from it', () => {
  const size = atom(1);
  const last = vi.fn();
  const stop = size.follow(() => stop());
  size.follow(last);
  size.set(2);
  expect(last).toHaveBeenCalledOnce();
});

test('a derived atom is computed again only once one of its sources has changed', () => {
  const [width, height] = [atom(2), atom(3)];
  const compute = vi.fn((sides: readonly number[]) => sides.map((side) => side * 10));
  const sides = derivedAtom([width, height], compute);
  const seen = vi.fn();
  const stop = sides.follow(seen);
  expect(sides.get()).toBe(sides.get());
  expect(compute).toHaveBeenCalledOnce();
  height.set(4);
  expect(seen).toHaveBeenCalledOnce();
  expect(sides.get()).toEqual([20, 40]);
  stop();
  width.set(5);
  expect(seen).toHaveBeenCalledOnce();
  expect(sides.get()).toEqual([50, 40]);
});

test('what is derived from nothing is computed once', () => {
  const compute = vi.fn(() => []);
  const nothing = derivedAtom([], compute);
  expect(nothing.get()).toBe(nothing.get());
  expect(compute).toHaveBeenCalledOnce();
});
