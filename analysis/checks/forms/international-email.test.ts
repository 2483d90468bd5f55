import { expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const [site, ...others] = manyDocuments(10);
const form = documentSource('letter-form', 'form', {
  fields: [
    { name: 'mail', label: 'Email', type: 'text-input', value: { type: 'string', format: 'idn-email' } },
  ],
});

it('email addresses of international domains are asked for where the operator allows them alone', () => {
  if (site === undefined) throw new Error('There is no site document.');
  const found = (documents: typeof others) =>
    checkDocuments(documents)
      .problems.filter(({ code }) => code === 'international-email')
      .map(({ document, pointer }) => `${document}${pointer}`);
  expect(found([site, ...others, form])).toEqual(['letter-form/fields/0/value/format']);
  const allowing = { ...site, text: JSON.stringify({ ...JSON.parse(site.text), internationalEmail: true }) };
  expect(found([allowing, ...others, form])).toEqual([]);
});
