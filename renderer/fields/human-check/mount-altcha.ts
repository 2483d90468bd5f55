import 'altcha/external';

/**
 * The worker as shipped in the package: a single file. The widget's own worker is a blob, and a bundled one
 * fetches further parts; a strict policy allows neither.
 */
const workerAddress = new URL('altcha/workers/pbkdf2', import.meta.url).href;

/** A separate file, because a policy without inline styles also forbids those that a script inserts. */
const styleAddress = new URL('altcha/altcha.css', import.meta.url).href;

const algorithms = ['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512'];

for (const algorithm of algorithms) {
  globalThis.$altcha.algorithms.set(algorithm, () => new Worker(workerAddress));
}

/** Loads the stylesheet of the widget, once. */
function loadStyle({ head }: Document): void {
  if (head.querySelector(`link[href="${styleAddress}"]`)) return;
  const link = Object.assign(head.ownerDocument.createElement('link'), {
    rel: 'stylesheet',
    href: styleAddress,
  });
  head.append(link);
}

/** Puts the ALTCHA widget into a place. */
export function mountAltcha(
  place: HTMLElement,
  challengePath: string,
  label: string,
  onToken: (token: string) => void,
): () => void {
  loadStyle(place.ownerDocument);
  const language = place.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'en';
  const strings = globalThis.$altcha.i18n.get(language) ?? globalThis.$altcha.i18n.get('en');
  globalThis.$altcha.i18n.set(language, { ...strings, label });
  const widget = place.ownerDocument.createElement('altcha-widget');
  // The widget's own hidden entry is not ours: the frame sends the token under the field's name.
  widget.setAttribute('name', `${place.id}-widget`);
  widget.setAttribute('challenge', challengePath);
  widget.setAttribute('configuration', JSON.stringify({ hideLogo: true, hideFooter: true }));
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string | null }>).detail;
    onToken(state === 'verified' ? (payload ?? '') : '');
  });
  place.replaceChildren(widget);
  return () => widget.remove();
}
