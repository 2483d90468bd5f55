import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type CompiledRelease, compileRelease, readDocument } from '#engine';
import type { Document } from '#schemas';
import { sha256 } from '#server';
import { shippedSurroundings } from '../documents/shipped-documents.ts';
import { documentSource } from '../documents/thousand-documents.ts';
import { cleanUpAfterFile } from '../running/cleanup.ts';

export const parkedNotice = 'You changed your clinic, so please choose a time again.';

const findSlots = { call: 'free-slots', with: { clinic: '= answers.clinic' }, as: 'slots' };
const book = {
  call: 'book-slot',
  with: { clinic: '= answers.clinic', slot: '= answers.slot' },
  as: 'booking',
};
const clinic = {
  name: 'clinic',
  type: 'radio-group',
  label: 'Where?',
  required: true,
  options: ['north', 'south'].map((id) => ({ id, label: id })),
  messages: { required: 'Choose a clinic' },
};
const slot = {
  name: 'slot',
  type: 'radio-group',
  label: 'When?',
  required: true,
  options: { each: '= results.slots', id: '= item', label: '= item' },
  messages: { required: 'Choose a time' },
};
const text = { name: 'name', type: 'text-input', label: 'Name', value: { type: 'string' } };
const find = { name: 'find', type: 'button', tone: 'secondary', label: 'Find', onPress: [findSlots] };

/** When the free slots are looked up: on the way to their step, or as the clinic is sent. */
export type LookedUp = 'on entering' | 'on sending';

/** A journey clinic → slot → review, where the slots of a clinic are offered and the review books one. */
export function clinicBooking(lookedUp: LookedUp): CompiledRelease {
  const onEnter = lookedUp === 'on entering' ? [findSlots] : [];
  const onSubmit = lookedUp === 'on sending' ? [findSlots] : [];
  return booking({ clinic: [clinic], slot: [slot] }, [
    { id: 'clinic', path: '', title: 'Clinic', form: 'clinic-form', onSubmit, parkedNotice },
    { id: 'slot', path: 'slot', title: 'Time', form: 'slot-form', onEnter },
  ]);
}

/**
 * The same with the clinic, a button that looks up its slots, and these on one step.
 * @param sendsChanges whether the browser tells the server at once of another clinic
 */
export function clinicOnOneStep(sendsChanges: boolean): CompiledRelease {
  const fields = [{ ...clinic, ...(sendsChanges && { onChange: [] }) }, find, slot];
  return booking({ slot: fields }, [{ id: 'slot', path: '', title: 'Time', form: 'slot-form' }]);
}

function booking(
  forms: { readonly [name: string]: readonly object[] },
  steps: readonly object[],
): CompiledRelease {
  const { site, notFoundPage } = shippedSurroundings();
  const sources = [
    ...Object.entries({ ...forms, review: [text], booked: [{ ...text, name: 'note' }] }).map(
      ([name, fields]) => documentSource(`${name}-form`, 'form', { fields }),
    ),
    documentSource('free-slots', 'operation', {
      service: 'site-api',
      method: 'GET',
      path: '/slots',
      query: { clinic: '= input.clinic' },
      input: { clinic: 'string' },
      response: { object: { slots: { list: 'string' } } },
      result: '= response.slots',
    }),
    documentSource('book-slot', 'operation', {
      service: 'site-api',
      method: 'POST',
      path: '/bookings',
      input: { clinic: 'string', slot: 'string' },
      request: { clinic: '= input.clinic', slot: '= input.slot' },
    }),
    documentSource('booking', 'journey', {
      path: '/booking',
      everyStep: { template: 'general', submitLabel: 'On' },
      steps: [
        ...steps,
        { id: 'review', path: 'review', title: 'Review', form: 'review-form', onSubmit: [book] },
        { id: 'booked', path: 'booked', title: 'Booked', form: 'booked-form', final: true },
      ],
    }),
  ];
  const own = sources.map((source): Document => {
    const reading = readDocument(source);
    if (reading.outcome === 'refused') throw new Error(JSON.stringify(reading.problems, null, 2));
    return reading.document;
  });
  return compileRelease([site, notFoundPage.page, ...own], sha256);
}

/** The outside of the clinics: both have a slot at nine, so that its id alone does not tell them apart. */
export interface Clinics {
  readonly url: string;
  /** Bodies of the bookings that were received, in order. */
  readonly booked: unknown[];
  /** Clinics whose slots were asked for, in order. */
  readonly asked: string[];
}

/** Starts the service of the clinics; it stops when the test file ends. */
export async function startClinics(): Promise<Clinics> {
  const booked: unknown[] = [];
  const asked: string[] = [];
  async function answer(request: IncomingMessage): Promise<object> {
    const { searchParams } = new URL(request.url ?? '', 'http://clinics.example');
    if (request.method === 'POST') {
      booked.push(await json(request));
      return {};
    }
    const clinic = searchParams.get('clinic') ?? '';
    asked.push(clinic);
    return { slots: ['09:00', `${clinic}-late`] };
  }
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await answer(request)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanUpAfterFile(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, booked, asked };
}
