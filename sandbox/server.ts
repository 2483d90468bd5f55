import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, type SandboxOptions } from './app.ts';
import { answerScan, scannerGreeting } from './scanner/scanner.ts';
import type { SandboxState } from './state/state.ts';

export interface StartOptions extends SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The loopback address by default. */
  readonly host?: string;
}

export interface RunningSandbox {
  /** Without a trailing slash, for example `http://127.0.0.1:4600`. */
  readonly url: string;
  readonly state: SandboxState;
  /** Also closes open connections, including those held by a `hang`. */
  close(): Promise<void>;
}

/** Starts a new sandbox; rejects when the port is taken. */
export async function startSandbox(options: StartOptions): Promise<RunningSandbox> {
  const sandbox = createSandbox(options);
  const host = options.host ?? '127.0.0.1';
  const web = createServer(getRequestListener(sandbox.fetch));
  const sockets = new Set<Socket>();
  // One port for everything: the first byte says whether somebody wants a scan or a page.
  const server = createNetServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (chunk) => {
      socket.pause();
      socket.unshift(chunk);
      if (chunk[0] === scannerGreeting.charCodeAt(0))
        answerScan(socket, () => sandbox.state.faults.take('scanner', '/'));
      else web.emit('connection', socket);
      socket.resume();
    });
  });
  server.listen(options.port, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    state: sandbox.state,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
