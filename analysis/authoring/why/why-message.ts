import { messagesOf, textGiven } from '#engine/parts';
import { openStep, type WhyContext } from './why-context.ts';
import { type FieldOfStep, whyField } from './why-field.ts';

/**
 * Explains why a message of a field is shown or not. Finds messages by a part of their text, in any case.
 * Empty when no field has such a message.
 */
export function whyMessage(context: WhyContext, text: string): readonly string[] {
  const wanted = text.toLowerCase();
  return context.compiled.steps.flatMap((step) =>
    step.form.fields.flatMap((compiled) => {
      const found = messagesWith(context, { step, compiled }, wanted);
      if (found.length === 0) return [];
      const shown = openStep(context, step)?.problems.some(
        ({ field, message }) => field === compiled.field.name && found.includes(message),
      );
      return [
        `The message of "${compiled.field.name}" is ${shown ? 'shown' : 'not shown'}.`,
        ...whyField(context, { step, compiled }),
      ];
    }),
  );
}

/** The messages of a field that contain a text. */
function messagesWith(
  context: WhyContext,
  { step, compiled }: FieldOfStep,
  wanted: string,
): readonly string[] {
  const visited = openStep(context, step);
  const scope = (visited ?? context.walk.frontier).evaluation.scope;
  const ofChecks = compiled.checks.map(({ message }) => textGiven(message, scope) ?? '');
  const all = [...Object.values(messagesOf(compiled.field)), ...ofChecks];
  return all.filter((message) => message.toLowerCase().includes(wanted));
}
