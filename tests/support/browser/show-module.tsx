import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContent } from '#engine';
import type { Module } from '#schemas';
import { exampleContent, exampleSite } from '../../../renderer/host/example-content.ts';
import { sanitize } from '../../../renderer/host/sanitize.ts';
import { ModuleView } from '../../../renderer/registry/module-view.tsx';
import '../../../renderer/theme/site.css';
import { cleanUpAfterTest } from '../running/cleanup.ts';

interface Options {
  readonly preview?: boolean;
  /** Answers the queries of modules that read lists. */
  readonly content?: PageContent;
}

/** The server's HTML of a module. */
export function moduleHtml(
  module: Module,
  { preview = false, content = exampleContent() }: Options = {},
): string {
  return renderToStaticMarkup(
    <ModuleView
      module={module}
      place="content/0"
      host={{
        ...content,
        site: exampleSite,
        sanitize,
        preview,
        renderForm: ({ journey, step }) => `form ${journey} ${step}`,
      }}
    />,
  );
}

/** Puts the server's HTML of a module into the page for one test, with the site's stylesheet and without React. */
export function showModule(module: Module, options?: Options): HTMLElement {
  cleanUpAfterTest(() => document.body.replaceChildren());
  document.body.innerHTML = moduleHtml(module, options);
  return document.body;
}

/** The first element that matches; the test fails without one. */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector} in:\n${document.body.innerHTML}`);
  return element;
}

/** All matching elements that are visible. */
export function visible(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}
