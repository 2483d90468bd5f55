/** The frame that loads before its place is there. */
let begun: HTMLIFrameElement | undefined;
let isReady = false;

/**
 * Takes up the frame of the preview that the page began with: it loads its scripts, in a process of its own, while the page around
 * it loads the documents. A browser that would load it again when it is moved to its place begins later.
 */
export function takeUpFrame(): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe.begun-frame');
  if (frame === null) return;
  if (!('moveBefore' in Element.prototype)) {
    frame.remove();
    return;
  }
  window.addEventListener('message', hear);
  begun = frame;
}

/**
 * Puts a frame into its place: the one that was begun, or another one. One that is not known to be ready may have said so before
 * anybody listened: it says it again when it is asked.
 */
export function putFrame(place: Element): { readonly frame: HTMLIFrameElement; readonly isReady: boolean } {
  const frame = begun ?? madeFrame();
  if (begun) place.moveBefore(frame, null);
  else place.append(frame);
  frame.className = '';
  window.removeEventListener('message', hear);
  const put = { frame, isReady: begun !== undefined && isReady };
  begun = undefined;
  return put;
}

function hear({ source, data }: MessageEvent<{ readonly type?: unknown }>): void {
  if (source === begun?.contentWindow && data.type === 'ready') isReady = true;
}

function madeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Preview of the page';
  // Code of the site runs in it, and nothing of it may act as the author.
  frame.setAttribute('sandbox', 'allow-scripts');
  // A step takes the focus of those who come from another page of the site, so it is not said that they do.
  frame.referrerPolicy = 'no-referrer';
  frame.src = '/studio/preview';
  return frame;
}
