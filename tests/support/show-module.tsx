import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach } from 'vitest';
import type { Module } from '#schemas';
import { sanitize } from '../../renderer/host/sanitize.ts';
import { ModuleView } from '../../renderer/registry/module-view.tsx';
import '../../renderer/theme/site.css';

interface Options {
  readonly preview?: boolean;
}

afterEach(() => {
  document.body.replaceChildren();
});

/** Puts a module into the page as the server sends it, with the site's stylesheet and without a script of React's. */
export function showModule(module: Module, { preview = false }: Options = {}): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <ModuleView
      module={module}
      host={{ sanitize, preview, renderForm: ({ journey, step }) => `form ${journey} ${step}` }}
    />,
  );
  return document.body;
}

/** The first element that matches; its absence fails the test. */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector} in:\n${document.body.innerHTML}`);
  return element;
}

/** All elements that match and are drawn. */
export function visible(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}
