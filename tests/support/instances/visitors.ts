import { formEntries, type StepReply } from '#engine';
import { type ShownStep, showStep } from '#server';
import type { Instance } from './instance.ts';

/** The answers on a step: each entry of its form, in order. */
export type Filled = readonly (readonly [name: string, text: string])[];

/**
 * A visitor of a journey, simulated by the requests of a browser. Every request may go to another instance.
 */
export interface Visitor {
  /** Cookie header of every request. */
  readonly cookie: string;
  /** Opens the page of a step. */
  open(step: string, instance?: number): Promise<ShownStep | undefined>;
  /** Opens the page of a step and presses its button. */
  submit(step: string, filled: Filled, instance?: number): Promise<StepReply>;
  /** Presses the button of a form that is already open. */
  press(step: string, run: string, filled: Filled, instance?: number): Promise<StepReply>;
  /** Changes or presses one field of a step. */
  touch(step: string, event: 'change' | 'press', field: string, filled: Filled): Promise<StepReply>;
  /** The token of the current form of a step. */
  formOf(step: string): Promise<string>;
  /** The same visitor, at another journey. */
  at(journey: string): Visitor;
}

/** A new visitor of a journey on these instances. */
export function newVisitor(journey: string, instances: readonly Instance[]): Visitor {
  const at = (index: number): Instance => {
    const instance = instances[index % instances.length];
    if (!instance) throw new Error('A visitor needs an instance to visit.');
    return instance;
  };
  const { ids } = at(0).deps.sessions;
  let sessionId = ids.issue();
  return visitorAt(journey);

  function visitorAt(journey: string): Visitor {
    const cookieOf = (id: string) => ids.cookie(id).split(';')[0] ?? '';
    const open = (step: string, instance = 0) => showStep({ sessionId, journey, step }, at(instance).deps);
    const send = async (step: string, entries: Filled, instance: number) => {
      const headers = { cookie: cookieOf(sessionId), accept: 'application/json' };
      const response = await at(instance).press(journey, step, entries, headers);
      sessionId = ids.read({ cookie: response.headers.get('set-cookie')?.split(';')[0] }) ?? sessionId;
      return (await response.json()) as StepReply;
    };
    const formOf = async (step: string) => {
      const shown = await open(step);
      if (shown?.shown !== 'step') throw new Error(`"${step}" is not open: ${JSON.stringify(shown)}`);
      return shown.formToken;
    };
    return {
      at: visitorAt,
      get cookie() {
        return cookieOf(sessionId);
      },
      open,
      formOf,
      press: (step, run, filled, instance = 0) => send(step, [[formEntries.run, run], ...filled], instance),
      submit: async (step, filled, instance = 0) =>
        send(step, [[formEntries.run, await formOf(step)], ...filled], instance),
      touch: async (step, event, field, filled) =>
        send(step, [[formEntries.run, await formOf(step)], [formEntries[event], field], ...filled], 0),
    };
  }
}
