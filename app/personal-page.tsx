import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { JourneyForm } from '#renderer';
import { type ShownPage, sessionHeader } from '#server';
import { FailureView } from './failure-view.tsx';
import { PageView } from './page-view.tsx';
import { pairsOf, type Query } from './query.ts';
import { site } from './site.ts';

interface PersonalPageProps {
  readonly shown: ShownPage;
  readonly query?: Query;
  readonly preview?: boolean;
}

/** A page rendered for one visitor, with the forms of the steps it holds. */
export async function PersonalPage({ shown, query, preview = false }: PersonalPageProps) {
  const request = await headers();
  const { buildId, humanChecker, showSteps } = site();
  const visit = { sessionId: request.get(sessionHeader) ?? '', query: pairsOf(query) };
  const steps = await showSteps(shown, visit, preview);
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
