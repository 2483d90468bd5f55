import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../base/request.ts';
import type { ChangeSet, Person } from '../base/types.ts';
import { distinctFindings, findingsId } from './findings.tsx';
import { LivePageLink } from './live-page-link.tsx';
import { type Refusal, refusalOf } from './refusal.ts';
import { findingsToAccept, isAtLeast } from './review-acts.ts';
import type { Act, Effects } from './review-types.ts';
import type { OneAct } from './use-one-act.ts';

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
  /** The act on the changes that is under way. */
  readonly act: OneAct;
  /** Called after a try that did not make it live at once; resolves when the review is that of the set as it is. */
  readonly onChanged: () => Promise<unknown>;
  /** Called when it is live. */
  readonly onPublished: () => void;
}

/** Announced from the press of the button on: the proof takes some seconds. */
const publishingWords = 'Publishing … All of it is proved once more, then it goes live.';

/** Makes the changes live, or says who or what keeps them from it. */
export function PublishButtons(props: PublishButtonsProps) {
  const { changeSet, me, review, acts, fourEyes, beyond, act, onChanged, onPublished } = props;
  const isBusy = act.doing !== undefined;
  const [refused, setRefused] = useState<Refusal>();
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
    setRefused(undefined);
    try {
      await request(`/change-sets/${changeSet.id}/publish`, 'POST', {
        accept,
        ...(at !== '' && { at: new Date(at).toISOString() }),
      });
      if (at === '') return onPublished();
    } catch (error) {
      setRefused(refusalOf(error, review.subjects));
    }
    await onChanged();
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
          {refused.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
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
          // A disabled button would lose the focus.
          aria-disabled={isBusy || undefined}
          disabled={!isBusy && (errors > 0 || !isAccepted || review.places?.length === 0)}
          onClick={() => void act.run(publishingWords, () => publish(accepted))}
        >
          {act.doing === publishingWords
            ? 'Publishing …'
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
