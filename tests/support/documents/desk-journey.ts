import { documentSource } from './thousand-documents.ts';

/** A journey of one step, which asks the form `desk-form` and does this when it is sent. */
export function deskJourney(onSubmit: readonly object[], more: object = {}) {
  const step = {
    id: 'desk',
    path: 'desk',
    title: 'Desk',
    form: 'desk-form',
    submitLabel: 'Send',
    final: true,
    onSubmit,
  };
  return documentSource('ask', 'journey', {
    path: '/ask',
    everyStep: { template: 'plain' },
    steps: [step],
    ...more,
  });
}
