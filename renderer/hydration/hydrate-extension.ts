import { createElement } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { givePackages } from '../extend/given-packages.ts';
import { extensionPackages } from './extension-packages.ts';

// Before the script of any extension runs.
givePackages(extensionPackages);

/** Hydrates a module of a site's own. One that throws here shows the HTML of the server again. */
export async function hydrateExtension(place: HTMLElement): Promise<void> {
  const { extension = '', props = '{}', ids = '' } = place.dataset;
  const { default: Component } = await import(/* @vite-ignore */ extension);
  const root = hydrateRoot(place, createElement(Component, JSON.parse(props)), {
    identifierPrefix: ids,
    onUncaughtError: restoring(place, () => root.unmount()),
  });
}

/**
 * Handles an error after which React shows nothing: the error is reported as any of a script, and the place has the HTML
 * that it has now.
 */
function restoring(place: Element, unmount: () => void): NonNullable<RootOptions['onUncaughtError']> {
  const html = place.innerHTML;
  return (error) => {
    reportError(error);
    // React is at work until this has returned.
    queueMicrotask(() => {
      unmount();
      place.innerHTML = html;
    });
  };
}
