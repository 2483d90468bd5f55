/** The part of the service's script that is used. */
interface Recaptcha {
  readonly ready: (run: () => void) => void;
  readonly render: (place: HTMLElement, options: { readonly [name: string]: unknown }) => number;
  readonly reset: (widget: number) => void;
}

const scriptAddress = 'https://www.google.com/recaptcha/api.js?render=explicit';

let loading: Promise<Recaptcha> | undefined;

/** Puts the reCAPTCHA box into a place. Rejects when the service's script does not load. */
export async function mountRecaptcha(
  place: HTMLElement,
  siteKey: string,
  onToken: (token: string) => void,
): Promise<() => void> {
  loading ??= loadRecaptcha(place.ownerDocument);
  const recaptcha = await loading;
  const holder = place.ownerDocument.createElement('div');
  place.replaceChildren(holder);
  const widget = recaptcha.render(holder, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': () => onToken(''),
  });
  return () => {
    recaptcha.reset(widget);
    holder.remove();
  };
}

function loadRecaptcha(document: Document): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.async = true;
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load.')));
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as unknown as { readonly grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    });
    document.head.append(script);
  });
}
