import { expect, it } from 'vitest';
import { fieldTypes } from '#schemas';
import { fieldRegistry } from './field-registry.ts';

it('asks something with every type of field but those that only show or do something', () => {
  const silent = fieldTypes.filter((type) => !('answer' in fieldRegistry[type]));
  expect(silent).toEqual(['button', 'next-steps', 'notice', 'review', 'table', 'task-list', 'text-block']);
});
