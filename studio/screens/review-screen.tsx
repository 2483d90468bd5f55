import { useQuery } from '@tanstack/react-query';
import { request } from '../base/request.ts';
import type { OpenedChangeSet, Person } from '../base/types.ts';
import { StudioPage } from '../people/studio-page.tsx';
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
  const name = opened.data?.changeSet.name ?? 'the changes';
  return (
    <StudioPage me={me} title={`Review of “${name}”`}>
      <div className="row">
        <h1 className="grow">{name}</h1>
        <a href={`/studio/changes/${id}`}>On the page</a>
      </div>
      <ReviewSheet id={id} me={me} />
    </StudioPage>
  );
}

/** One release as a page of its own. */
export function ReleaseScreen({ id, me }: { readonly id: string; readonly me: Person }) {
  return (
    <StudioPage me={me} title="Release">
      <ReleaseSheet id={id} me={me} />
    </StudioPage>
  );
}
