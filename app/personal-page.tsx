import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { JourneyForm } from '#renderer';
import type { FormModule, Page } from '#schemas';
import { type ShownPage, type ShownStep, sessionHeader } from '#server';
import { PageView } from './page-view.tsx';
import { site } from './site.ts';

interface PersonalPageProps {
  readonly shown: ShownPage;
  readonly preview?: boolean;
}

/** A page rendered for one visitor, with the forms of the steps it holds. */
export async function PersonalPage({ shown, preview = false }: PersonalPageProps) {
  const request = await headers();
  const steps = await stepsOf(shown.page, request.get(sessionHeader) ?? '');
  return (
    <PageView
      shown={shown}
      buildId={site().buildId}
      preview={preview}
      nonce={request.get('x-nonce') ?? undefined}
      renderForm={(module) => {
        const step = steps.get(module);
        return step?.shown === 'step' && <JourneyForm {...step} humanCheck={site().humanChecker.browser} />;
      }}
    />
  );
}

/** The forms of a page, looked up before any of it is rendered: one may send the visitor elsewhere. */
async function stepsOf(page: Page, sessionId: string): Promise<ReadonlyMap<FormModule, ShownStep>> {
  const steps = new Map<FormModule, ShownStep>();
  for (const module of page.zones.content) {
    if (module.type !== 'form') continue;
    const shown = await site().showStep({ sessionId, journey: module.journey, step: module.step });
    if (shown?.shown === 'redirect') redirect(shown.path);
    if (shown !== undefined) steps.set(module, shown);
  }
  return steps;
}
