import { useQuery } from '@tanstack/react-query';
import { request } from '../base/request.ts';
import type { OpenedChangeSet, Person } from '../base/types.ts';
import { ReleaseSheet } from '../publishing/release-sheet.tsx';
import { ReviewSheet } from '../publishing/review-sheet.tsx';

interface ReviewScreenProps {
  readonly id: string;
  readonly me: Person;
}

/** The review of a change set as a page of its own, which also fits a phone. */
export function ReviewScreen({ id, me }: ReviewScreenProps) {
  const opened = useQuery({
    queryKey: ['change-set', id, 'named'],
    queryFn: () => request<OpenedChangeSet>(`/change-sets/${id}`),
  });
  return (
    <main className="page">
      <p className="row">
        <a href="/studio">All changes</a> <a href={`/studio/changes/${id}`}>On the page</a>
      </p>
      <h1>{opened.data?.changeSet.name ?? 'Review'}</h1>
      <ReviewSheet id={id} me={me} />
    </main>
  );
}

/** One release as a page of its own. */
export function ReleaseScreen({ id, me }: { readonly id: string; readonly me: Person }) {
  return (
    <main className="page">
      <p>
        <a href="/studio/history">History</a>
      </p>
      <ReleaseSheet id={id} me={me} />
    </main>
  );
}
