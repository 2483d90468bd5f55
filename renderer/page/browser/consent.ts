/** Name of the cookie with the answers: `+` or `-` and the name of a purpose, joined by dots. */
const name = 'waymark-consent';

/** Answers count for half a year, in seconds. */
const lifetime = 182 * 24 * 60 * 60;

/**
 * Loads the tags of a page whose purposes are accepted, each once. Shows the prompt while a purpose is neither accepted nor
 * declined; the footer opens it again. A purpose that is declined later loads nothing from the next page on.
 */
export function askConsent(root: Document, load: (address: string) => void): void {
  const prompt = root.querySelector<HTMLElement>('#consent');
  if (!prompt) return;
  const opener = root.querySelector<HTMLElement>('[popovertarget=consent]');
  const boxes = [...prompt.querySelectorAll<HTMLInputElement>('[name=purpose]')];
  const tags = [...root.querySelectorAll<HTMLMetaElement>('meta[name=third-party-tag]')];
  let waiting = tags;
  let isAgain = false;

  function loadAccepted(): readonly string[] {
    const answers = RegExp(`${name}=([^;]*)`).exec(root.cookie)?.[1]?.split('.') ?? [];
    for (const box of boxes) box.checked = answers.includes(`+${box.value}`);
    const accepted = waiting.filter(({ dataset }) => answers.includes(`+${dataset.purpose}`));
    waiting = waiting.filter((tag) => !accepted.includes(tag));
    for (const { content } of accepted) load(content);
    return answers;
  }

  new ResizeObserver(() => {
    root.documentElement.style.setProperty('--covered', `${prompt.offsetHeight}px`);
  }).observe(prompt);
  opener?.addEventListener('click', () => {
    isAgain = true;
  });
  prompt.addEventListener('click', ({ target }) => {
    const value = target instanceof HTMLButtonElement && target.value;
    if (!value) return;
    const isAccepted = (box: HTMLInputElement) => (value === 'chosen' ? box.checked : value === 'all');
    const answers = boxes.map((box) => (isAccepted(box) ? '+' : '-') + box.value);
    root.cookie = `${name}=${answers.join('.')}; path=/; max-age=${lifetime}; samesite=lax`;
    prompt.hidePopover();
    (isAgain ? opener : root.querySelector('main'))?.focus({ preventScroll: true });
    // Events from before the first consent are for nobody.
    if (waiting.length === tags.length) window.dataLayer?.splice(0);
    loadAccepted();
  });
  const answers = loadAccepted();
  if (boxes.some(({ value }) => !answers.includes(`+${value}`) && !answers.includes(`-${value}`)))
    prompt.showPopover();
}
