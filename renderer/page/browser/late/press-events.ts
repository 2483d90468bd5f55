const event = document.querySelector<HTMLMetaElement>('meta[name=press-event]')?.content;

/**
 * Pushes an event onto the data layer for a press of a link or button in an element with a category. The page names the
 * event in a `meta` element. It contains texts of the page only, which are the same for every visitor: forms have no
 * category, and send the events of their journey.
 */
function send({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('a[href], button, summary') : null;
  const place = pressed?.closest<HTMLElement>('[data-press-category]');
  if (!pressed || !place) return;
  const label = pressed.ariaLabel || pressed.textContent || '';
  // Not `pushEvents`, which would become a script of its own that every form has to load.
  window.dataLayer ??= [];
  window.dataLayer.push({
    event,
    eventCategory: place.dataset.pressCategory,
    eventAction: pressed.matches('a') ? 'link' : 'button',
    eventLabel: label.replace(/\s+/g, ' ').trim().slice(0, 100),
  });
}

// Before anything else can stop the event.
document.addEventListener('click', send, true);

// A module, whose names are its own.
export {};
