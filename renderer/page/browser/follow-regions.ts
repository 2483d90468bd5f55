import { visuallyHidden } from '../../theme/layout.styles.ts';
import { keepPlace } from './keep-place.ts';

/** How long a visitor pauses in typing before it counts. */
export const typingPauseMs = 250;

/**
 * Follows the links (`data-region-link`) and the GET forms of regions in place: fetches the page at the new
 * address and puts its regions where the old ones are. Typing in a field with `data-region-typing` counts as
 * submitting its form after a pause. Without this script the browser goes there itself.
 */
export function followRegions(document: Document, go = (url: string) => location.assign(url)): void {
  /** The address that is shown, or will be when its answer comes. */
  let aim = addressOf(location.href);
  let last: AbortController | undefined;
  let isReplacing = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Whether the current step in the history was made by typing. */
  let isTyped = false;
  const voice = createVoice(document);

  /** @param isBack whether a visitor goes back or on in the history: what was typed since is forgotten */
  async function show(url: string, isBack = false): Promise<void> {
    aim = addressOf(url);
    last?.abort();
    const current = new AbortController();
    last = current;
    const regions = [...document.querySelectorAll('[data-region]')];
    for (const region of regions) region.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(url, { signal: current.signal, headers: { accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      // An answer that comes late belongs to an address that the visitor has left.
      if (last !== current) return;
      if (!answer.ok || answer.redirected) return go(url);
      isReplacing = true;
      for (const region of regions) {
        const fresh = page.querySelector(`[data-region="${region.getAttribute('data-region')}"]`);
        if (!fresh) return go(url);
        const restore = keepPlace(region, !isBack);
        region.replaceChildren(...fresh.childNodes);
        region.removeAttribute('aria-busy');
        restore();
      }
      voice.textContent = statusOf(regions);
    } catch {
      if (last === current) go(url);
    } finally {
      isReplacing = false;
    }
  }

  /** @param isTyping whether a visitor is typing: all of that is one step in the history */
  async function visit(url: URL, isTyping = false): Promise<void> {
    // A key that changes a field may send its form as well.
    if (addressOf(url.href) === aim) return;
    // Typing that waits for its pause would lead back from there.
    clearTimeout(pause);
    if (isTyping && isTyped) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    isTyped = isTyping;
    await show(url.href);
    // The fragment names the part that the link leads to, such as the first of the entries it adds.
    const target = url.hash && aim === addressOf(url.href) && document.getElementById(url.hash.slice(1));
    if (target) target.focus({ preventScroll: true });
  }

  /** Goes where a form of a region leads, with the fields that are filled in. */
  function submit(form: HTMLFormElement, submitter?: HTMLElement | null, isTyping = false): void {
    const url = new URL(form.action);
    const filled = [...new FormData(form, submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    url.search = new URLSearchParams(filled).toString();
    void visit(url, isTyping);
  }

  // From here on a change of a form needs no button; styles can hide it.
  document.documentElement.dataset.liveRegions = '';
  document.addEventListener('click', (event) => {
    const link = closest(event, 'a[data-region-link]');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!(link instanceof HTMLAnchorElement) || !isPlain || event.defaultPrevented) return;
    const url = new URL(link.href);
    if (url.origin + url.pathname !== location.origin + location.pathname) return;
    event.preventDefault();
    void visit(url);
  });
  document.addEventListener('submit', (event) => {
    const form = formOf(event);
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    submit(form, event.submitter);
  });
  document.addEventListener('input', (event) => {
    const field = closest(event, 'input[data-region-typing]');
    if (!field || !formOf(event)) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      // The field may have been replaced meanwhile, with what is typed in it.
      const current = document.getElementById(field.id);
      if (current instanceof HTMLInputElement && current.form) submit(current.form, null, true);
    }, typingPauseMs);
  });
  document.addEventListener('change', (event) => {
    // A field that is being typed in changes when it is removed.
    const form = isReplacing ? undefined : formOf(event);
    if (form) submit(form);
  });
  addEventListener('popstate', () => {
    clearTimeout(pause);
    isTyped = false;
    // A move between fragments of one address changes nothing.
    if (addressOf(location.href) !== aim) void show(location.href, true);
  });
}

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** The GET form of a region that an event comes from, if it leads to this page. */
function formOf(event: Event): HTMLFormElement | undefined {
  const { target } = event;
  const form =
    target instanceof HTMLFormElement ? target : target instanceof Element ? target.closest('form') : null;
  if (!form?.closest('[data-region]') || form.method !== 'get') return undefined;
  return new URL(form.action).pathname === location.pathname ? form : undefined;
}

function addressOf(url: string): string {
  return url.replace(/#.*/s, '');
}

/**
 * A place that is read out when its text changes, for the status texts of the regions: those that arrive with
 * new HTML are silent.
 */
function createVoice(document: Document): HTMLElement {
  const voice = document.createElement('p');
  voice.className = visuallyHidden();
  voice.ariaLive = 'polite';
  document.body.append(voice);
  return voice;
}

function statusOf(regions: readonly Element[]): string {
  return regions.map((region) => region.querySelector('[role=status]')?.textContent ?? '').join(' ');
}
