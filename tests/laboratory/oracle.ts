import type { CompiledRelease, StepReply } from '#engine';
import { listUnknownSubmissions } from '#server';
import type { RunningSandbox } from '../../sandbox/index.ts';
import type { Instance } from '../support/instances/instance.ts';
import type { Visitor } from '../support/instances/visitors.ts';
import { ordersSent, thanksPath } from '../support/journeys/gas-order.ts';

/** Statement to a visitor about an order; `nothing`: no answer, or one that makes no statement. */
export type Told = 'sent' | 'not sent' | 'unknown' | 'nothing';

/** Reads what a reply says, or the page that it leads to. */
export async function toldBy(
  reply: StepReply,
  visitor: Visitor,
  { compiled }: { readonly compiled: CompiledRelease },
): Promise<Told> {
  if (reply.outcome === 'accepted') return reply.location === thanksPath ? 'sent' : 'nothing';
  const shown = reply.outcome === 'redirected' ? await visitor.open('order') : undefined;
  if (shown?.shown === 'redirect') return 'sent';
  const said = shown?.shown === 'step' ? shown.model.notices : 'notices' in reply ? reply.notices : [];
  const messages = said.flatMap(({ message }) => message.split('\n'));
  const { unknown, unanswered, unsettled, received, repeated } = compiled.site.words.submissions;
  const says = (...words: readonly (string | undefined)[]) =>
    words.some((word) => word !== undefined && messages.includes(word));
  if (says(unknown, unanswered, unsettled)) return 'unknown';
  if (says(received, repeated)) return 'sent';
  return 'not sent';
}

/**
 * The oracle of the laboratory: an order is sent once, or known to be unknown, and the visitor was told the truth.
 *
 * @returns each way in which that is not so
 */
export async function liesAbout(
  name: string,
  told: Told,
  sandbox: RunningSandbox,
  instance: Instance | undefined,
  now = Date.now(),
): Promise<readonly string[]> {
  const arrived = sandbox.state.orders.all().filter((order) => JSON.stringify(order).includes(name));
  const ids = ordersSent(sandbox).flatMap(({ id, body }) =>
    JSON.stringify(body).includes(name) ? [id] : [],
  );
  const listed =
    instance === undefined
      ? []
      : (await listUnknownSubmissions(instance.database, 1000, now + 60_000)).flatMap(({ calls }) => calls);
  const isListed = listed.some(({ transactionId }) => ids.includes(transactionId));
  return [
    ...(arrived.length > 1 ? [`it arrived ${arrived.length} times`] : []),
    ...(told === 'sent' && arrived.length === 0
      ? ['it did not arrive, and the visitor was told that it did']
      : []),
    ...(told === 'not sent' && arrived.length > 0
      ? ['it arrived, and the visitor was told that it did not']
      : []),
    ...(told === 'unknown' && !isListed
      ? ['the visitor was told that it is unknown, and people are not']
      : []),
  ];
}
