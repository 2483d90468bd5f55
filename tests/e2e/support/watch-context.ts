import type { BrowserContext } from '@playwright/test';

/** Writes down what pages do that no page may do: log an error, throw, or break their content security policy. */
export async function watchContext(context: BrowserContext, troubles: string[]): Promise<void> {
  // Where scripts are off the browser itself still logs every violation as an error.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  context.on('console', (message) => {
    // A browser still asks for the icon of a page when the test, and with it the site, has ended.
    if (message.location().url.endsWith('/images/icon.svg')) return;
    if (message.type() === 'error') troubles.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(String(error.error())));
}
