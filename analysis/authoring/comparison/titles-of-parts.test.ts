import { expect, it } from 'vitest';
import { titleOfPart } from './titles-of-parts.ts';

it('calls a part by its own text, with dots for what that inserts, or else by its name', () => {
  expect(titleOfPart({ type: 'notice', text: { cat: ['It costs ', { var: 'facts.price' }, '.'] } })).toBe(
    'It costs ….',
  );
  expect(titleOfPart({ type: 'text-input', name: 'dogName' })).toBe('Dog name');
  expect(titleOfPart({ id: 'gift-card' })).toBe('Gift card');
});

it('calls a module by the first text in it, and never by an id that a program gave', () => {
  const blocks = [{ type: 'header', level: 2, text: 'How it works' }];
  expect(titleOfPart({ type: 'rich-text', id: 'text-7', blocks })).toBe('How it works');
  expect(titleOfPart({ type: 'image-strip', id: 'strip-2', images: [] })).toBeUndefined();
});
