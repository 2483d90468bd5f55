import { JourneyForm } from '#renderer';
import type { StepContents } from '#server';

interface StepProps {
  readonly contents: StepContents;
  /** The contents as JSON in which nothing can end a script. Left empty by what puts it there itself. */
  readonly text: string;
  /** Nobody but the server knows it. */
  readonly nonce?: string;
}

/** Id of the element that holds the contents of a step for the browser. */
export function contentsId({ journey, step }: { readonly journey: string; readonly step: string }): string {
  return `${journey}-${step}-contents`;
}

/** The form of a step and, as data, what it was made of: the same on the server and in the browser. */
export function Step({ contents, text, nonce }: StepProps) {
  return (
    <>
      <JourneyForm {...contents} />
      <script
        id={contentsId(contents.model)}
        type="application/json"
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </>
  );
}
