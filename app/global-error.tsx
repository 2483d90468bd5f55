'use client';

import '#styles';

/** Shown when a page could not be made. Nothing can be read from documents here: they may be what is missing. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main>
          <h1>Sorry, something went wrong</h1>
          <p>Please try again in a moment.</p>
          <a href="/">Go to the home page</a>
        </main>
      </body>
    </html>
  );
}
