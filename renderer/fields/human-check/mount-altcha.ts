import 'altcha/external';
import 'altcha/altcha.css';

/** The widget's workers as files of their own, which a strict policy allows; the bundled ones are blobs. */
const algorithms = ['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512'];

for (const algorithm of algorithms) {
  globalThis.$altcha.algorithms.set(
    algorithm,
    () => new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' }),
  );
}

/** Puts the ALTCHA widget into a place. */
export function mountAltcha(
  place: HTMLElement,
  challengePath: string,
  label: string,
  onToken: (token: string) => void,
): () => void {
  const language = place.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'en';
  const strings = globalThis.$altcha.i18n.get(language) ?? globalThis.$altcha.i18n.get('en');
  globalThis.$altcha.i18n.set(language, { ...strings, label });
  const widget = place.ownerDocument.createElement('altcha-widget');
  // Its own hidden entry is not ours: the frame sends the token under the field's name.
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
