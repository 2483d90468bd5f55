/**
 * Script of the chat service: takes over the queue that a page has made, and opens a window on the command
 * `Messenger.open`.
 */
export const chatScript = `(() => {
  const { q = [], c: config } = window.Genesys ?? {};
  let panel;
  const close = () => panel && (panel.hidden = true);
  function open() {
    if (!panel) {
      panel = document.createElement('section');
      panel.id = 'chat-window';
      panel.setAttribute('aria-label', 'Live chat');
      Object.assign(panel.style, {
        position: 'fixed', insetInlineEnd: '1rem', bottom: '1rem', zIndex: 30, width: 'min(22rem, calc(100vw - 2rem))',
        padding: '1.25rem', borderRadius: '1rem', background: 'white', color: '#0e1b2e', boxShadow: '0 12px 40px rgb(0 0 0 / 0.3)',
      });
      const text = document.createElement('p');
      text.textContent = 'Kia ora. You are talking to the sandbox (' + (config?.deploymentId ?? 'no deployment') + ').';
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Close chat';
      button.addEventListener('click', close);
      panel.append(text, button);
      document.body.append(panel);
    }
    panel.hidden = false;
    panel.querySelector('button').focus();
  }
  window.Genesys = Object.assign((kind, name) => {
    if (kind === 'command' && name === 'Messenger.open') open();
    if (kind === 'command' && name === 'Messenger.close') close();
  }, { c: config });
  for (const call of q) window.Genesys(...call);
})();
`;
