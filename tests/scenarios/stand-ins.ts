import { randomUUID } from 'node:crypto';
import type { JsonValue } from '#engine';
import { createSandbox, type Sandbox } from '../../sandbox/app.ts';
import { callHeaders } from '../../server/operations/http/call-headers.ts';
import { sandboxServices } from '../../server/operations/services/sandbox-services.ts';
import type { ScenarioAnswer, ScenarioRequest } from './scenario.ts';

const origin = 'http://sandbox';

/** The sandbox during one scenario, without a network. Its clock always shows noon of the scenario's day. */
export class StandIns {
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
    headers = {},
    query,
    body,
  }: ScenarioRequest): Promise<ScenarioAnswer> {
    const known = sandboxServices(origin).find(({ name }) => name === service);
    if (!known) throw new Error(`The sandbox does not stand in for "${service}".`);
    const { credentials, baseUrl } = known;
    const parameters = { ...query, ...(credentials.kind === 'query' && credentials.parameters) };
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
    const text = await response.text();
    return { status: response.status, ...(text !== '' && { body: JSON.parse(text) as JsonValue }) };
  }
}
