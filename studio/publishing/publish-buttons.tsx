import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestError, request } from '../base/request.ts';
import type { ChangeSet, Person } from '../base/types.ts';
import { distinctFindings, findingsId } from './findings.tsx';
import { LivePageLink } from './live-page-link.tsx';
import { findingsToAccept, isAtLeast } from './review-acts.ts';
import type { Act, Effects } from './review-types.ts';

interface PublishButtonsProps {
  readonly changeSet: ChangeSet;
  readonly me: Person;
  readonly review: Effects;
  /** Oldest first. */
  readonly acts: readonly Act[];
  /** Whether another person has to approve the changes first. */
  readonly fourEyes: boolean;
  /** Why this person may not publish all of it. */
  readonly beyond: string | undefined;
  readonly onChanged: () => void;
}

interface Refusal {
  readonly problems?: readonly { readonly code: string; readonly message: string }[];
}

/** Makes the changes live, or says who or what keeps them from it. */
export function PublishButtons(props: PublishButtonsProps) {
  const { changeSet, me, review, acts, fourEyes, beyond, onChanged } = props;
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly message: string; readonly codes: readonly string[] }>();
  const distinct = distinctFindings(review);
  const errors = distinct.filter(({ severity }) => severity === 'error').length;
  const findings = errors === 0 ? findingsToAccept({ ...review, problems: distinct }) : [];
  const found = findings.map(({ document, pointer, message }) => `${document}${pointer}${message}`).join();
  /** The findings that the box was ticked for: others, found since, are to be accepted anew. */
  const [ticked, setTicked] = useState('');
  const isAccepted = ticked === found;
  const [at, setAt] = useState('');
  const [page, setPage] = useState('/');
  const release = acts.findLast(({ detail }) => detail.release !== undefined)?.detail.release;
  const publish = async (accept: readonly string[]) => {
    setPage(review.places?.find(({ path }) => path !== undefined)?.path ?? '/');
    setBusy(true);
    setRefused(undefined);
    try {
      await request(`/change-sets/${changeSet.id}/publish`, 'POST', {
        accept,
        ...(at !== '' && { at: new Date(at).toISOString() }),
      });
    } catch (error) {
      const { problems = [] } = error instanceof RequestError ? (error.detail as Refusal) : {};
      const codes = [...new Set(problems.map(({ code }) => code))];
      const message = problems.map((each) => each.message).join(' ');
      setRefused({ message: message || (error instanceof Error ? error.message : ''), codes });
    }
    setBusy(false);
    onChanged();
  };
  const refusedFor = errors === 0 ? (refused?.codes ?? []) : [];
  const accepted = [...(isAccepted ? findings.map(({ code }) => code) : []), ...refusedFor];
  if (changeSet.state === 'published')
    return (
      <section className="place">
        <h2>It is live</h2>
        <p className="row">
          Visitors see it now. <LivePageLink path={page} />
          <a href={release === undefined ? '/studio/history' : `/studio/releases/${release}`}>
            What changed, in the history
          </a>
          <a href="/studio">All changes</a>
        </p>
        <ArrivalStatus />
      </section>
    );
  if (changeSet.state !== 'open' && changeSet.state !== 'approved') return null;
  if (fourEyes && changeSet.state !== 'approved')
    return <p>Somebody who has not written these changes approves them before they go live.</p>;
  if (!isAtLeast(me, 'publisher')) return <p>A publisher makes it live.</p>;
  // The reason is shown above.
  if (beyond !== undefined) return null;
  return (
    <section className="place">
      {errors > 0 && (
        <p role="alert">{errors === 1 ? '1 error keeps' : `${errors} errors keep`} it from going live.</p>
      )}
      {refused && (
        <div role="alert" className="alert">
          <p>{refused.message}</p>
        </div>
      )}
      {findings.length > 0 && (
        <div className="to-accept">
          <label className="choice">
            <input
              type="checkbox"
              checked={isAccepted}
              onChange={({ target }) => setTicked(target.checked ? found : '')}
            />
            {findings.length === 1
              ? 'Accept what was found'
              : `Accept the ${findings.length} things that were found`}
          </label>
          <a href={`#${findingsId}`}>Read {findings.length === 1 ? 'it' : 'them'} first</a>
        </div>
      )}
      <p className="row">
        <button
          type="button"
          className="primary"
          disabled={isBusy || errors > 0 || !isAccepted || review.places?.length === 0}
          onClick={() => void publish(accepted)}
        >
          {isBusy
            ? 'Proving …'
            : `${accepted.length > 0 ? 'Accept and publish' : 'Publish'}${at === '' ? '' : ' at this time'}`}
        </button>
        <label className="row at">
          <span>At a time instead of now (your clock)</span>
          <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </label>
      </p>
    </section>
  );
}

interface Arrival {
  readonly instances: number;
  readonly arrived: number;
}

/** Watches what is live arrive at every instance. */
function ArrivalStatus() {
  const found = useQuery({
    queryKey: ['live'],
    queryFn: () => request<Arrival>('/live'),
    refetchInterval: ({ state: { data } }) => (data && data.arrived === data.instances ? false : 1000),
    gcTime: 0,
  });
  const { arrived, instances } = found.data ?? {};
  return (
    <p role="status">
      {instances === undefined
        ? 'Asking the instances …'
        : `Live on ${arrived} of ${instances} ${instances === 1 ? 'instance' : 'instances'}.`}
    </p>
  );
}
