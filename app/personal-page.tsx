import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { JourneyForm } from '#renderer';
import { type ShownPage, sessionHeader } from '#server';
import { FailureView } from './failure-view.tsx';
import { PageView } from './page-view.tsx';
import { site } from './site.ts';

interface PersonalPageProps {
  readonly shown: ShownPage;
  readonly preview?: boolean;
}

/** A page rendered for one visitor, with the forms of the steps it holds. */
export async function PersonalPage({ shown, preview = false }: PersonalPageProps) {
  const request = await headers();
  const { buildId, humanChecker, showSteps } = site();
  const steps = await showSteps(shown, request.get(sessionHeader) ?? '', preview);
  if (steps.outcome === 'redirect') redirect(steps.path);
  if (steps.outcome === 'failed') return <FailureView site={shown.release.site} />;
  return (
    <PageView
      shown={shown}
      buildId={buildId}
      preview={preview}
      nonce={request.get('x-nonce') ?? undefined}
      renderForm={(module) => {
        const form = steps.forms.get(module);
        return form && <JourneyForm {...form} humanCheck={humanChecker.browser} />;
      }}
    />
  );
}
