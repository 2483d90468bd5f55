import type { BrowserContext } from '@playwright/test';

/**
 * Records forbidden behaviour of pages: a logged error, an exception, or a violation of their content
 * security policy.
 */
export async function watchContext(context: BrowserContext, troubles: string[]): Promise<void> {
  // Where scripts are off, the browser itself logs every violation as an error.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  context.on('console', (message) => {
    // A browser may request the icon of a page after the test, and its site, has ended.
    if (message.location().url.includes('/images/icon.svg')) return;
    if (message.type() === 'error') troubles.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(String(error.error())));
}
