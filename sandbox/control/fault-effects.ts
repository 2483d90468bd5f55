import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import { pathWithin, type SandboxContext, type SandboxEnv, type ServiceName } from '../service.ts';
import type { Fault } from '../state/fault.ts';
import type { SandboxState } from '../state/state.ts';

const hugeBodyBytes = 200_000_000;
const jsonType = { 'content-type': 'application/json' };
const apology = '<!doctype html><title>Sorry</title><p>Down for maintenance.</p>';

/** Applies the planned fault, if any, to the request. */
export function withFaults(service: ServiceName, { faults, journal }: SandboxState) {
  return createMiddleware<SandboxEnv>(async (context, next) => {
    const fault = faults.take(service, pathWithin(service, context));
    if (!fault) return next();
    journal.of(context.req.raw)?.strike(fault.kind);
    return strike(fault, context, next);
  });
}

async function strike(
  fault: Fault,
  context: SandboxContext,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms);
      await next();
      return undefined;
    case 'hang':
      return RESPONSE_ALREADY_SENT;
    case 'reset':
      return cutConnection(context);
    case 'stall':
      return new Response(stalledBody(), { headers: jsonType });
    case 'status':
      return Response.json(fault.body ?? { reason: 'A planned fault.' }, {
        status: fault.status,
        headers: fault.headers ?? {},
      });
    case 'malformed-json':
      return new Response('{"completions": [{"a": ', { headers: jsonType });
    case 'malformed-xml':
      return new Response('<?xml version="1.0"?><Summary><Site>', {
        headers: { 'content-type': 'application/xml' },
      });
    case 'huge-body':
      return new Response(hugeBody(fault.bytes ?? hugeBodyBytes), { headers: jsonType });
    case 'wrong-content-type':
      return new Response(apology, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'lost-answer':
      await next();
      context.res = undefined;
      context.res = cutConnection(context);
      return undefined;
    case 'unheard':
      await next();
      context.res = undefined;
      context.res = RESPONSE_ALREADY_SENT;
      return undefined;
  }
}

function cutConnection({ env }: SandboxContext): Response {
  const socket = env.incoming?.socket;
  if (!socket) throw new Error('Only a real connection can be cut: start the sandbox on a port.');
  socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

/** Valid headers and the first bytes, then silence. */
function stalledBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"completions": [')),
  });
}

/** One JSON object with one very long text, produced as it is read and never held whole. */
function hugeBody(bytes: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const chunk = encoder.encode('x'.repeat(65_536));
  let left = bytes;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode('{"padding":"')),
    pull(controller) {
      if (left > 0) {
        const part = left < chunk.length ? chunk.slice(0, left) : chunk;
        left -= part.length;
        controller.enqueue(part);
        return;
      }
      controller.enqueue(encoder.encode('"}'));
      controller.close();
    },
  });
}
