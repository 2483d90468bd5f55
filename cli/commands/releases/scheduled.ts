import { didYouMean } from '#engine';
import type { ScheduledRelease } from '#server';
import { authorOf, authorOption, withStore } from '../../store/open-configured-store.ts';
import { type Command, jsonOption, jsonText } from '../../terminal/command.ts';
import { UsageError } from '../../terminal/terminal.ts';

/** Lists and cancels releases that go live later. */
export const scheduled: Command = {
  arguments: '[cancel <id>]',
  options: { author: authorOption, json: jsonOption },
  details: `A release is scheduled with \`waymark publish --at <time>\`, and goes live by any running instance of the site. What it
changes is then put upon what is live and checked again. It is refused, and listed with !, if others published the
same documents meanwhile, or if there is an error or a new warning that was not accepted. It is not tried again:
cancel it, and publish once more.`,
  run: async (invocation) => {
    const { positionals, flag, terminal } = invocation;
    const [verb, id] = positionals;
    return await withStore(terminal, async (store) => {
      if (verb !== undefined) {
        if (verb !== 'cancel') throw new UsageError(`"${verb}" is no verb. ${didYouMean(verb, ['cancel'])}`);
        if (id === undefined)
          throw new UsageError('Name the release to cancel; `waymark scheduled` lists them.');
        if (!(await store.cancelScheduled({ id, author: authorOf(invocation) })))
          throw new UsageError(`There is no scheduled release "${id}"; \`waymark scheduled\` lists them.`);
        terminal.out(`Cancelled ${id}.\n`);
        return 0;
      }
      const found = await store.listScheduled();
      terminal.out(flag('json') ? jsonText(found) : found.map(lineOf).join(''));
      return found.some(({ refusal }) => refusal !== null) ? 1 : 0;
    });
  },
};

function lineOf({ id, dueAt, author, message, refusal }: ScheduledRelease): string {
  const line = `${refusal === null ? ' ' : '!'} ${id}  ${dueAt}  ${author}  ${message}\n`;
  if (refusal === null) return line;
  const problems = refusal.problems.map(
    ({ document, message: text, code }) => `    ${document}: ${text}  ${code}\n`,
  );
  const theirs = refusal.theirs.map((change) => `    ${change.id} was ${change.change} by others\n`);
  return [line, ...problems, ...theirs].join('');
}
