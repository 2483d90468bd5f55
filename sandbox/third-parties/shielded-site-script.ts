/** Script of the shielded site: opens its page in a window over the page, from an element that the page names. */
export const shieldedSiteScript = `(() => {
  const base = document.currentScript.src.replace(/\\/[^/]*\\/[^/]*\\/[^/]*$/, '');
  window.ds07o6pcmkorn = function ({ openElementId, modalID }) {
    this.init = () => {
      const opener = document.querySelector(openElementId);
      opener?.addEventListener('click', (event) => {
        event.preventDefault();
        const dialog = document.createElement('dialog');
        dialog.id = modalID;
        dialog.setAttribute('aria-label', 'Shielded site');
        const frame = document.createElement('iframe');
        frame.src = base + '/shielded.co.nz/help';
        frame.title = 'Shielded site';
        Object.assign(frame.style, { width: 'min(40rem, 80vw)', height: '60vh' });
        const button = document.createElement('button');
        button.textContent = 'Close';
        button.addEventListener('click', () => dialog.close());
        dialog.addEventListener('close', () => { dialog.remove(); opener.focus(); });
        dialog.append(button, frame);
        document.body.append(dialog);
        dialog.showModal();
      });
    };
  };
})();
`;

/** The page in that window. */
export const shieldedSitePage = `<!doctype html><html lang="en"><title>Shielded site</title>
<h1>You are not alone</h1><p>This is the sandbox. The real page says where to get help, and leaves no trace in the history.</p></html>
`;
