import { type ReactNode, useEffect, useRef } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** Its children as shown by a browser without scripts: the server's HTML, including `noscript`. */
export function StaticMarkup({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void htmlOf(children).then((html) => {
      if (isCurrent) place.current?.replaceChildren(...withoutScript(html));
    });
    return () => {
      isCurrent = false;
    };
  });
  return <div ref={place} onSubmit={(event) => event.preventDefault()} />;
}

async function htmlOf(children: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(children);
  // The HTML is complete then, with nothing left for a script to insert.
  await stream.allReady;
  return new Response(stream).text();
}

/** Parses HTML like a browser without scripts, for which `noscript` is an ordinary element. */
function withoutScript(html: string): readonly Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
  for (const script of body.querySelectorAll('script')) script.remove();
  return [...body.childNodes];
}
