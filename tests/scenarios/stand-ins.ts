import { randomUUID } from 'node:crypto';
import type { CallOutcome, JsonValue, OperationRequest } from '#engine';
import type { LiveServices } from '../../cli/scenarios/canned-outside.ts';
import { createSandbox, type Sandbox } from '../../sandbox/app.ts';
import { callHeaders } from '../../server/operations/exchanges/call-headers.ts';
import { sandboxServices } from '../../server/operations/services/sandbox-services.ts';

const origin = 'http://sandbox';

/** The sandbox during one scenario, without a network. Its clock always shows noon of the scenario's day. */
export class StandIns implements LiveServices {
  readonly #sandbox: Sandbox;
  readonly #accessToken: string;

  constructor(today: string) {
    this.#sandbox = createSandbox({ clock: () => new Date(`${today}T12:00:00+13:00`) });
    this.#accessToken = this.#sandbox.state.tokens.issue().access_token;
  }

  async answer({
    service,
    method,
    path,
    headers,
    query,
    body,
    maximumStatus,
  }: OperationRequest): Promise<CallOutcome> {
    const known = sandboxServices(origin).find(({ name }) => name === service);
    if (!known) throw new Error(`The sandbox does not stand in for "${service}".`);
    const { credentials, baseUrl } = known;
    const parameters = {
      ...Object.fromEntries(query),
      ...(credentials.kind === 'query' && credentials.parameters),
    };
    const identity = {
      transactionId: randomUUID(),
      ...(credentials.kind === 'client' && { accessToken: this.#accessToken }),
    };
    const response = await this.#sandbox.fetch(
      new Request(`${baseUrl}${path}?${new URLSearchParams(parameters)}`, {
        method,
        headers: callHeaders({ headers, body, reads: 'json' }, known, identity),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const { status } = response;
    if (status < 200 || status > maximumStatus) return { outcome: 'failed', reason: 'status', status };
    const text = await response.text();
    return {
      outcome: 'answered',
      status,
      body: text === '' ? undefined : (JSON.parse(text) as JsonValue),
    };
  }
}
