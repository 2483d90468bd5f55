import { type ReactNode, useEffect, useRef } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** Its children as a browser that runs no scripts shows them: the HTML of the server, and what stands in `noscript`. */
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
  // With all of it at hand, nothing is left for a script to put in place.
  await stream.allReady;
  return new Response(stream).text();
}

/** Parsed as by a browser without scripts, for which `noscript` is an element like any other. */
export function withoutScript(html: string): readonly Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
  for (const script of body.querySelectorAll('script')) script.remove();
  return [...body.childNodes];
}
