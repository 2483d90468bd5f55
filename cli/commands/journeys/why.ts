import { fieldsNamed, type WhyContext, whyContext, whyField, whyMessage, whyStep } from '#analysis';
import { didYouMean, newState } from '#engine';
import { readRelease } from '../../sources/read-release.ts';
import type { Command, Invocation } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';
import { checkAnswerNames, readVisitor } from './read-visitor.ts';

/** Explains a journey for the answers of one visitor. */
export const why: Command = {
  arguments: '<journey>',
  options: {
    answers: {
      type: 'string',
      value: 'file',
      help: 'JSON file: {"answers": {…}} and, where needed, "results", "settings" and "today".',
    },
    field: {
      type: 'string',
      value: 'name',
      help: 'Why a field is shown, hidden, required, wrong or accepted.',
    },
    step: { type: 'string', value: 'id', help: 'Why a step is open, next, passed over or not reached.' },
    message: {
      type: 'string',
      value: 'text',
      help: 'Why a message of a field, or a part of one, is shown or not.',
    },
  },
  details: `Every step counts as sent, as far as its answers are valid. Sensitive answers are masked, and so is what facts
make of them.`,
  run: async (invocation) => {
    const { positionals, terminal } = invocation;
    const [id] = positionals;
    if (id === undefined) throw new UsageError('Name a journey.');
    const visitor = readVisitor(invocation);
    const release = await readRelease(terminal);
    if (!release) return 1;
    const { findJourney, siteClock } = await import('#server');
    const journey = findJourney(release, id);
    const journeys = [...release.documents.values()].filter(({ kind }) => kind === 'journey');
    if (!journey) {
      const help = didYouMean(
        id,
        journeys.map((document) => document.id),
      );
      throw new UsageError(`There is no journey "${id}". ${help}`);
    }
    const { compiled } = journey;
    const { today = siteClock(terminal.now)(release.site.timeZone), settings = {} } = visitor;
    const steps = compiled.steps.map(({ definition: step }) => step.id);
    const state = {
      ...newState('why'),
      answers: visitor.answers ?? {},
      results: visitor.results ?? {},
      completed: steps,
      submitted: steps,
    };
    checkAnswerNames(visitor, compiled);
    const environment = journey.environment(steps[0] ?? '', { now: today, settings });
    const context = whyContext(journey.journey, compiled, state, environment);
    terminal.out(`${reasons(context, invocation).join('\n')}\n`);
    return 0;
  },
};

function reasons(context: WhyContext, { text }: Invocation): readonly string[] {
  const [field, step, message] = [text('field'), text('step'), text('message')];
  const asked = [field, step, message].filter((each) => each !== undefined);
  if (asked.length !== 1) throw new UsageError('Ask for one of --field, --step and --message.');
  const { steps } = context.compiled;
  if (step !== undefined) {
    const ids = steps.map((each) => each.definition.id);
    if (!ids.includes(step)) throw new UsageError(`There is no step "${step}". ${didYouMean(step, ids)}`);
    return whyStep(context, step);
  }
  if (field !== undefined) {
    const found = fieldsNamed(context, field);
    const names = steps.flatMap(({ form }) => form.fields.map((each) => each.field.name));
    if (found.length === 0) throw new UsageError(`There is no field "${field}". ${didYouMean(field, names)}`);
    return found.flatMap((each) => whyField(context, each));
  }
  const lines = whyMessage(context, message ?? '');
  if (lines.length === 0) throw new UsageError(`No field has a message with "${message}".`);
  return lines;
}
