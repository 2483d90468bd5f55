import type { Action, Field, Step } from '#schemas';

/** Names of the properties of an object that list actions; of any member of a union. */
type ActionLists<Holder> = Holder extends unknown
  ? {
      [Name in keyof Holder]-?: NonNullable<Holder[Name]> extends readonly Action[] ? Name : never;
    }[keyof Holder]
  : never;

/** An event of a step, by the property that lists its actions. */
export type StepEvent = ActionLists<Step>;

/** Every event of a step. One that the schema gains is a compile error until it is here. */
const eventsOfStep: Readonly<Record<StepEvent, true>> = {
  onEnter: true,
  onInvalid: true,
  onSubmit: true,
  onReturn: true,
};

/** The events of a step, in the order of the schema. */
export const stepEvents = Object.keys(eventsOfStep) as readonly StepEvent[];

/** Every event of a field. One that the schema gains is a compile error until it is here. */
const eventsOfField: Readonly<Record<ActionLists<Field>, (field: Field) => readonly Action[] | undefined>> = {
  onChange: (field) => ('onChange' in field ? field.onChange : undefined),
  onPress: (field) => ('onPress' in field ? field.onPress : undefined),
};

/** The events of a field. */
export const fieldEvents = Object.keys(eventsOfField) as readonly ActionLists<Field>[];

/** The actions of all events of a step, or of some. */
export function actionsOfStep(step: Step, events: readonly StepEvent[] = stepEvents): readonly Action[] {
  return events.flatMap((event) => step[event] ?? []);
}

/** The actions of an event of a field; of all its events by default. */
export function actionsOfField(field: Field, event?: ActionLists<Field>): readonly Action[] {
  return (event === undefined ? fieldEvents : [event]).flatMap((each) => eventsOfField[each](field) ?? []);
}
