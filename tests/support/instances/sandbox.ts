import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Fault, type RunningSandbox, startSandbox } from '../../../sandbox/index.ts';
import type { Service } from '../../../server/operations/service.ts';
import {
  type ConnectedServices,
  type ConnectOptions,
  connectServices,
} from '../../../server/operations/services/connected-services.ts';
import { sandboxServices } from '../../../server/operations/services/sandbox-services.ts';

/** A sandbox for one test file: reset before each test, with connections that are closed after it. */
export interface SandboxForTests {
  readonly url: string;
  readonly state: RunningSandbox['state'];
  /** The sandbox's services, with changes for a test. */
  connect(options?: Partial<ConnectOptions>, change?: (service: Service) => Service): ConnectedServices;
  plan(...faults: readonly Fault[]): void;
  /** The received requests: all, or those at one path. */
  received(path?: string): ReturnType<RunningSandbox['state']['journal']['received']>;
}

export function sandboxForTests(): SandboxForTests {
  const opened: ConnectedServices[] = [];
  const running: { sandbox?: RunningSandbox } = {};
  const sandbox = () => {
    if (!running.sandbox) throw new Error('The sandbox runs while tests do, not before.');
    return running.sandbox;
  };
  const closeAll = () => {
    for (const services of opened.splice(0)) services.close();
  };

  beforeAll(async () => {
    running.sandbox = await startSandbox({ port: 0 });
  });
  beforeEach(() => {
    closeAll();
    sandbox().state.reset();
  });
  afterAll(async () => {
    closeAll();
    await sandbox().close();
  });

  return {
    get url() {
      return sandbox().url;
    },
    get state() {
      return sandbox().state;
    },
    connect(options = {}, change = (service) => service) {
      const logger = pino({ level: 'silent' });
      const services = connectServices(sandboxServices(sandbox().url).map(change), { logger, ...options });
      opened.push(services);
      return services;
    },
    plan: (...faults) => sandbox().state.faults.replace(faults),
    received: (path) =>
      sandbox()
        .state.journal.received()
        .filter((entry) => path === undefined || entry.reception.path === path),
  };
}
