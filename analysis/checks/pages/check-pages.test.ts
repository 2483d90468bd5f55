import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

/** The remedies for the steps of a journey whose pages have the path of another one. */
function remedies(...paths: readonly string[]) {
  const journey = documentSource('order', 'journey', {
    path: '/order',
    everyStep: { template: 'plain' },
    steps: paths.map((path, index) => ({
      id: `step-${index}`,
      path,
      title: 'Order',
      form: 'order-form',
      ...(index === paths.length - 1 ? { final: true } : { submitLabel: 'On' }),
    })),
  });
  const form = documentSource('order-form', 'form', { fields: [] });
  const { problems } = checkDocuments([...others, journey, form], [], false);
  return problems.flatMap(({ code, fixes = [] }) => (code === 'duplicate-path' ? fixes : []));
}

it('gives a step whose path is taken the path with the first number that is free, as it is written', () => {
  expect(remedies('day', 'day-2', 'day')).toEqual([
    {
      title: 'Give it the path "/order/day-3"',
      isGuess: true,
      edits: [{ document: 'order', op: 'replace', path: '/steps/2/path', value: 'day-3' }],
    },
  ]);
  expect(remedies('day', '/order/day')[0]?.edits).toEqual([
    { document: 'order', op: 'replace', path: '/steps/1/path', value: '/order/day-2' },
  ]);
});
