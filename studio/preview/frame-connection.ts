import { request } from '../base/request.ts';
import type { Ask, Asked, FromPreview, ToPreview } from './protocol.ts';

/** A frame of the preview from the outside. */
export interface FrameConnection {
  readonly send: (message: ToPreview) => void;
  readonly close: () => void;
}

/** Messages that the studio acts on; the connection itself answers those of the page to services. */
export type StudioMessage = Exclude<FromPreview, { readonly type: 'ask' }>;

/**
 * Speaks with a frame of the preview. The frame is in a sandbox, so it is of no origin: only its window tells who sends.
 *
 * @param textOf the text of a document as the page has it
 */
export function connectFrame(
  frame: () => HTMLIFrameElement | null,
  textOf: (id: string) => string | undefined,
  onMessage: (message: StudioMessage) => void,
): FrameConnection {
  // The policy of the studio lets the frame show nothing but the preview, so nobody else can read what is sent.
  const send = (message: ToPreview) => frame()?.contentWindow?.postMessage(message, '*');
  const hear = ({ source, data }: MessageEvent<FromPreview>) => {
    if (source === null || source !== frame()?.contentWindow) return;
    if (data.type === 'ask')
      void answer(data.about, textOf)
        .catch(() => undefined)
        .then((found) => send({ type: 'answer', ask: data.ask, answer: found }));
    else onMessage(data);
  };
  window.addEventListener('message', hear);
  return { send, close: () => window.removeEventListener('message', hear) };
}

/** Asks the server for the page, which gets no more than any visitor does. */
async function answer(about: Ask, textOf: (id: string) => string | undefined): Promise<Asked> {
  if (about.type === 'result') {
    const { operation, faults } = about;
    const path = `/operations/${encodeURIComponent(operation)}/result`;
    return { type: 'result', result: await request(path, 'POST', { text: textOf(operation) ?? '', faults }) };
  }
  if (about.type === 'pictures') {
    const path = `/services/${encodeURIComponent(about.service)}/pictures`;
    const { address } = await request<{ readonly address?: string }>(path);
    return { type: 'pictures', address };
  }
  const { type, ...lookUp } = about;
  return {
    type,
    ...(await request<{ readonly status: number; readonly body: string }>('/look-ups', 'POST', lookUp)),
  };
}
