import { checkDocuments } from '#analysis';
import type { DocumentSource } from '#engine';
import { linkEntries } from '../../analysis/checks/journeys/link-entries.ts';
import { checkCalls } from '../../analysis/checks/proofs/calls/check-calls.ts';
import { proveJourneys } from '../../analysis/checks/proofs/prove-release.ts';
import { indexRelease } from '../../analysis/checks/release/index-release.ts';
import { readDocument } from '../../engine/documents/read-document.ts';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';
import { documentSource, pageSource, siteSource } from '../support/documents/thousand-documents.ts';
import { medianMs } from './median-ms.ts';
import { type Row, within } from './row.ts';

/** Time to prove the shipped journeys, and to check a thousand forms with their proofs. */
export async function benchProofs(): Promise<readonly Row[]> {
  const read = shippedDocuments().map((source) => readDocument(source));
  const shipped = indexRelease(linkEntries(read.filter((reading) => reading.outcome === 'read')));
  const forms = formsInJourneys(5, 200);
  return [
    within({
      name: 'proof of the shipped journeys, with visits of their calls',
      ours: medianMs(() => [proveJourneys(shipped, shipped.of('journey')), ...checkCalls(shipped, shipped)]),
      peer: 2_000,
      unit: 'ms',
    }),
    within({
      name: 'check and proof of 1,000 forms of 20 fields',
      ours: medianMs(() => checkDocuments(forms)),
      peer: 10_000,
      unit: 'ms',
    }),
  ];
}

/** Journeys that ask one form after the other, each step only after some answers of the one before. */
function formsInJourneys(journeys: number, forms: number): readonly DocumentSource[] {
  const pages = [pageSource(0, [])];
  const documents: DocumentSource[] = [siteSource(), ...pages];
  for (let journey = 0; journey < journeys; journey += 1) {
    const id = (form: number) => `form-${journey}-${form}`;
    const steps = Array.from({ length: forms }, (_, form) => ({
      id: `step-${form}`,
      path: `step-${form}`,
      title: 'Bread',
      form: id(form),
      submitLabel: 'Continue',
      ...(form === forms - 1 && { final: true }),
      ...(form > 0 &&
        form % 5 === 0 && {
          when: { '==': [{ var: `answers.bread-${form - 1}-0`.replaceAll('-', '_') }, 'rye'] },
        }),
    }));
    documents.push(
      documentSource(`journey-${journey}`, 'journey', {
        path: `/journey-${journey}`,
        template: 'plain',
        steps,
      }),
    );
    for (let form = 0; form < forms; form += 1)
      documents.push(documentSource(id(form), 'form', { fields: fieldsOf(form) }));
  }
  return documents;
}

/** Twenty questions, each with a condition on the one before it. */
function fieldsOf(form: number): readonly object[] {
  const options = [
    { id: 'rye', label: 'Rye' },
    { id: 'wheat', label: 'Wheat' },
  ];
  const name = (index: number) => `bread_${form}_${index}`;
  return Array.from({ length: 20 }, (_, index) => ({
    name: name(index),
    type: 'radio-group',
    label: `Bread ${index}`,
    required: true,
    options,
    ...(index > 0 && { when: { '==': [{ var: `answers.${name(index - 1)}` }, 'rye'] } }),
    ...(index === 19 && { unread: true }),
  }));
}
