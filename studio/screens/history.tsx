import { useQuery } from '@tanstack/react-query';
import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { Person } from '../base/types.ts';
import { StudioPage } from '../people/studio-page.tsx';
import type { PastRelease } from '../publishing/review-types.ts';
import { StateBadge } from '../publishing/state-badge.tsx';
import { TakenBackBy } from '../publishing/taken-back-by.tsx';

/** Everything that went live, newest first. */
export function History({ me }: { readonly me: Person }) {
  const nameOf = useNames();
  const found = useQuery({
    queryKey: ['releases'],
    queryFn: () => request<readonly PastRelease[]>('/releases'),
  });
  return (
    <StudioPage me={me} title="History">
      <h1>History</h1>
      {found.error && <p role="alert">{found.error.message}</p>}
      <ol className="list cards">
        {found.data?.map(
          ({ id, sequence, message, author, createdAt, isLive, isRetired, takenBack, sentences, more }) => (
            <li key={id} className="entry">
              <span>
                {isRetired ? (
                  `${sequence}: ${message}`
                ) : (
                  <a href={`/studio/releases/${id}`}>
                    {sequence}: {message}
                  </a>
                )}
                <span className="quiet">
                  {nameOf(author)} · {new Date(createdAt).toLocaleString()}
                  {isRetired && ' · its documents are no longer kept'}
                </span>
                {takenBack && (
                  <span className="quiet">
                    <TakenBackBy takenBack={takenBack} />
                  </span>
                )}
                {sentences.map((sentence) => (
                  <span key={sentence} className="change">
                    {sentence}
                  </span>
                ))}
                {more > 0 && <span className="quiet">And {more} more.</span>}
              </span>
              {isLive && <StateBadge state="published" />}
              {takenBack && <StateBadge state="taken-back" />}
            </li>
          ),
        )}
      </ol>
    </StudioPage>
  );
}
