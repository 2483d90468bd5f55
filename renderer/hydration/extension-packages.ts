import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as extend from '../extend/extend.tsx';

/**
 * Packages that the running program gives to modules of a site's own, on the server and in browsers, so that there is one
 * React. The build of an extension (server/extensions) reads them from the global object, under the symbol `waymark.extend`.
 */
export const extensionPackages = { react, 'react/jsx-runtime': jsxRuntime, 'waymark/extend': extend };
