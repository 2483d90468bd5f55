import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PlacedSentence } from '#analysis';
import type { SiteExtensions } from '../base/extensions.ts';
import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { OpenedChangeSet, Person } from '../base/types.ts';
import { nameActs } from './act-names.ts';
import { MergeLive } from './collisions.tsx';
import { CommentOn, Comments } from './comments-view.tsx';
import { EffectsView } from './effects-view.tsx';
import { type BothVersions, documentsOf, withDrafts } from './pictures/pictures.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { isAtLeast, type ReviewAct, reviewActs } from './review-acts.ts';
import type { Comment, ReviewedSet } from './review-types.ts';
import { ScheduledFor } from './scheduled-for.tsx';
import { StateBadge } from './state-badge.tsx';
import { TakenBackBy } from './taken-back-by.tsx';
import { type OneAct, useOneAct } from './use-one-act.ts';

interface ReviewSheetProps {
  /** Id of the change set. */
  readonly id: string;
  readonly me: Person;
  /** Called when what is live has come into the drafts. */
  readonly onMerged?: () => void;
}

/** Says what a change set changes for visitors, and lets people comment, approve and publish it. */
export function ReviewSheet({ id, me, onMerged }: ReviewSheetProps) {
  const set = `/change-sets/${id}`;
  const found = useQuery({
    queryKey: ['review', id],
    queryFn: () => request<ReviewedSet>(`${set}/review`),
    gcTime: 0,
  });
  const revision = found.data?.changeSet.revision;
  const updatedAt = found.data?.changeSet.updatedAt;
  const versions = useMemo(
    () => ({ key: `${id} ${revision} ${updatedAt}`, read: () => versionsOf(set) }),
    [id, set, revision, updatedAt],
  );
  const nameOf = useNames();
  const state = useRef<HTMLParagraphElement>(null);
  const act = useOneAct();
  const client = useQueryClient();
  useNewVersions(set, () => void found.refetch());
  if (found.error) return <p role="alert">{found.error.message}</p>;
  if (!found.data) return <p role="status">Proving what changes …</p>;
  const { changeSet, comments, acts, links, behind, scheduled, review, fourEyes, writers, beyond } =
    found.data;
  const { takenBack } = found.data;
  const isOwnWork = fourEyes && writers.includes(me.email);
  const onChanged = () => found.refetch();
  // The button that was pressed is there no more.
  const onDone = () => state.current?.focus();
  const onPublished = () => {
    const published = (known?: ReviewedSet): ReviewedSet | undefined =>
      known && { ...known, changeSet: { ...known.changeSet, state: 'published' } };
    // The review of it takes seconds.
    client.setQueryData<ReviewedSet>(['review', id], published);
    onDone();
    void onChanged();
  };
  const isClosed = changeSet.state === 'published' || changeSet.state === 'abandoned';
  const mayWrite = isAtLeast(me, 'author') && !isClosed;
  const sentences = (review.places ?? []).flatMap((place) => place.sentences);
  const sentenceOf = (comment: Comment) => sentences.find((sentence) => isAbout(comment, sentence));
  const below = (sentence: PlacedSentence) => {
    const here = comments.filter((comment) => sentenceOf(comment) === sentence);
    return (
      <>
        <Comments comments={here} set={set} mayWrite={mayWrite} onChanged={onChanged} />
        {mayWrite && (
          <CommentOn
            set={set}
            document={sentence.document}
            part={sentence.part}
            about={[sentence.text, ...sentence.details].join(' ')}
            onChanged={onChanged}
          />
        )}
      </>
    );
  };
  return (
    <>
      <section className="decision" aria-label="What can be done">
        <p className="quiet" role="status" tabIndex={-1} ref={state}>
          {act.doing ?? (
            <>
              <StateBadge state={takenBack ? 'taken-back' : changeSet.state} /> {nameOf(changeSet.author)}
            </>
          )}
        </p>
        {takenBack && (
          <p>
            <TakenBackBy takenBack={takenBack} />
          </p>
        )}
        {changeSet.state !== 'published' && (
          <Decision {...{ set, me, changeSet, isOwnWork, beyond, act, onChanged, onDone }} />
        )}
        <ScheduledFor {...{ set, me, changeSet, scheduled, subjects: review.subjects, beyond, onChanged }} />
        {!takenBack && (
          <PublishButtons
            {...{ me, changeSet, review, acts, fourEyes, beyond, act, onChanged, onPublished }}
          />
        )}
      </section>
      {mayWrite && beyond === undefined && behind.length > 0 && (
        <MergeLive set={set} behind={behind} onMerged={onMerged ?? onChanged} />
      )}
      {changeSet.state !== 'published' && (
        <EffectsView
          effects={review}
          below={below}
          isDiscussed={(sentence) => comments.some((comment) => sentenceOf(comment) === sentence)}
          versions={isClosed ? undefined : versions}
          set={id}
        />
      )}
      <Others
        {...{ set, mayWrite, onChanged }}
        comments={comments.filter((comment) => sentenceOf(comment) === undefined)}
      />
      {mayWrite && <PreviewLinks links={links} set={set} onChanged={onChanged} />}
      <History acts={nameActs(acts, changeSet.author)} />
    </>
  );
}

/** The live site, and the same with the drafts of a change set. */
async function versionsOf(set: string): Promise<BothVersions> {
  const { drafts, live } = await request<OpenedChangeSet>(set);
  const extensions = await request<SiteExtensions>('/extensions');
  const before = await documentsOf(live);
  return { before, after: withDrafts(before, drafts), extensions };
}

function isAbout({ document, part }: Comment, sentence: PlacedSentence): boolean {
  return document === sentence.document && part === (sentence.part ?? null);
}

/** Comments on the whole, and on changes that are there no more. */
function Others(props: ComponentProps<typeof Comments>) {
  if (props.comments.length === 0) return null;
  return (
    <section className="place">
      <h2>Comments</h2>
      <Comments {...props} />
    </section>
  );
}

function History({ acts }: { readonly acts: ReturnType<typeof nameActs> }) {
  const nameOf = useNames();
  return (
    <section className="place">
      <h2>What happened</h2>
      <ol className="list">
        {acts.map(({ at, actor, name, why, release }) => (
          <li key={`${at}${actor}${name}`} className="quiet">
            {new Date(at).toLocaleString()}: {nameOf(actor)} {name}
            {why !== undefined && `: “${why}”`}
            {release !== undefined && (
              <>
                {' '}
                (<a href={`/studio/releases/${release}`}>what changed</a>)
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const versionMs = 3000;

/** Calls a listener whenever others have commented on a set, taken it on or edited it. */
function useNewVersions(set: string, onNew: () => void): void {
  const asked = useQuery({
    queryKey: ['version', set],
    queryFn: () => request<{ readonly version: string }>(`${set}/version`),
    refetchInterval: versionMs,
    gcTime: 0,
  });
  const known = useRef<string>(undefined);
  const version = asked.data?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is called for another version alone.
  useEffect(() => {
    if (version === undefined || version === known.current) return;
    if (known.current !== undefined) onNew();
    known.current = version;
  }, [version]);
}

interface DecisionProps extends Pick<ReviewedSet, 'changeSet'> {
  /** Why this person may not take it on. */
  readonly beyond: string | undefined;
  readonly set: string;
  readonly me: Person;
  /** Whether somebody else has to approve them. */
  readonly isOwnWork: boolean;
  /** The act on the changes that is under way. */
  readonly act: OneAct;
  /** Resolves when the review is that of the set as it is. */
  readonly onChanged: () => Promise<unknown>;
  /** Called when the set is in another state. */
  readonly onDone: () => void;
}

/** A comment on the whole, and the buttons that take the set on or back. */
function Decision({ set, me, changeSet, isOwnWork, beyond, act, onChanged, onDone }: DecisionProps) {
  const id = useId();
  const [why, setWhy] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const send = async (what: () => Promise<unknown>, done?: () => void) => {
    setTrouble(undefined);
    const refusal = await what().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    if (refusal === undefined) setWhy('');
    else setTrouble(refusal);
    await onChanged();
    if (refusal === undefined) done?.();
  };
  const isBusy = act.doing !== undefined;
  const take = ({ state, needsWhy }: ReviewAct) => {
    if (needsWhy && why.trim() === '') return setTrouble('Say what should be changed.');
    const what = () => request(set, 'PATCH', { state, revision: changeSet.revision, why });
    void act.run('One moment …', () => send(what, onDone));
  };
  const comment = () => request(`${set}/comments`, 'POST', { text: why });
  const acts = beyond === undefined ? reviewActs(changeSet, me, !isOwnWork) : [];
  if (!isAtLeast(me, 'author')) return null;
  return (
    <div>
      <label className="question" htmlFor={id}>
        <span>Say something about these changes</span>
      </label>
      <textarea
        id={id}
        rows={1}
        maxLength={2000}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
      />
      {trouble !== undefined && (
        <p role="alert" className="error">
          {trouble}
        </p>
      )}
      {beyond !== undefined && (
        <p className="quiet">{beyond} Somebody who may change all of it takes these changes on.</p>
      )}
      {isOwnWork && changeSet.state === 'in-review' && (
        <p className="quiet">You wrote some of these changes, so somebody else approves them.</p>
      )}
      <p className="row">
        {acts.map((each) => (
          <button
            key={each.name}
            type="button"
            className={each.isMain ? 'primary' : undefined}
            aria-disabled={isBusy || undefined}
            onClick={() => take(each)}
          >
            {each.name}
          </button>
        ))}
        <button
          type="button"
          disabled={why.trim() === ''}
          aria-disabled={isBusy || undefined}
          onClick={() => void act.run('One moment …', () => send(comment))}
        >
          Comment
        </button>
      </p>
    </div>
  );
}
