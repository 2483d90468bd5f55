'use client';

import { MessagePage } from '#renderer';
import '#styles';

/** Shown when rendering itself failed. Nothing is read from documents here: they may be what is amiss. */
export default function GlobalError() {
  const title = 'Sorry, something went wrong';
  return (
    <html lang="en">
      <body>
        <title>{title}</title>
        <MessagePage
          title={title}
          text="Please try again in a moment."
          link={{ label: 'Go to the home page', href: '/' }}
        />
      </body>
    </html>
  );
}
