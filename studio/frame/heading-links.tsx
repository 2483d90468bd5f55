import { type ReactNode, useEffect, useState } from 'react';
import { headingAnchor } from '#engine';
import { withoutMarks } from './marks/invisible-marks.ts';

interface Heading {
  readonly level: 2 | 3;
  /** With its mark, so that a click on the link selects the heading. */
  readonly text: string;
}

interface HeadingLinksProps {
  /** Shown where the page has no headings. */
  readonly withoutHeadings: ReactNode;
}

/** Links to the headings of the page around, as the front of a site fills them into jump lists. */
export function HeadingLinks({ withoutHeadings }: HeadingLinksProps): ReactNode {
  const headings = useHeadings();
  if (headings.length === 0) return withoutHeadings;
  const parts: { readonly first: Heading; readonly under: Heading[] }[] = [];
  for (const heading of headings) {
    const last = parts.at(-1);
    if (heading.level === 3 && last?.first.level === 2) last.under.push(heading);
    else parts.push({ first: heading, under: [] });
  }
  return (
    <ol>
      {parts.map(({ first, under }) => (
        <li key={first.text}>
          <HeadingLink heading={first} />
          {under.length > 0 && (
            <ol>
              {under.map((heading) => (
                <li key={heading.text}>
                  <HeadingLink heading={heading} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

function HeadingLink({ heading: { text } }: { readonly heading: Heading }) {
  return <a href={`#${headingAnchor(withoutMarks(text))}`}>{text}</a>;
}

/** The headings of the content of the page, followed as it changes. */
function useHeadings(): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    const read = () => {
      const now = headingsOf(document);
      setHeadings((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return headings;
}

function headingsOf(page: Document): readonly Heading[] {
  return [...page.querySelectorAll('main :is(h2, h3)')].flatMap((element) => {
    const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
    // Those of windows that a visitor opens are not part of the text of the page.
    if (withoutMarks(text).trim() === '' || element.closest('dialog')) return [];
    return [{ level: element.tagName === 'H2' ? 2 : 3, text } as const];
  });
}
