import { useId, useState } from 'react';
import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { PreviewLink } from './review-types.ts';

interface PreviewLinksProps {
  readonly links: readonly PreviewLink[];
  /** Path of the change set in the interface. */
  readonly set: string;
  readonly onChanged: () => void;
}

const lastsDays = 7;

/** Links by which people without an account see the site with these changes. */
export function PreviewLinks({ links, set, onChanged }: PreviewLinksProps) {
  const id = useId();
  const nameOf = useNames();
  const [made, setMade] = useState<PreviewLink & { readonly path: string }>();
  const [trouble, setTrouble] = useState<string>();
  const act = async (what: () => Promise<void>) => {
    setTrouble(undefined);
    try {
      await what();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '');
    }
    onChanged();
  };
  const make = () => act(async () => setMade(await request(`${set}/links`, 'POST', { days: lastsDays })));
  const revoke = (link: PreviewLink) =>
    act(async () => {
      await request(`${set}/links/${link.id}`, 'DELETE');
      if (made?.id === link.id) setMade(undefined);
    });
  return (
    <section className="place">
      <h2>Preview links</h2>
      <p className="quiet">Who has a link sees the site with these changes, without an account.</p>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      {made && (
        <p className="question">
          <label htmlFor={id}>Copy this link now: it is shown once.</label>
          <input
            id={id}
            readOnly
            value={`${window.location.origin}${made.path}`}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      )}
      <ul className="list comments">
        {links.map((link) => (
          <li key={link.id} className="row">
            <span className="quiet">
              {nameOf(link.author)}, until {new Date(link.expiresAt).toLocaleString()}
            </span>
            <button type="button" onClick={() => void revoke(link)}>
              Take back
              <span className="hidden"> the link of {new Date(link.createdAt).toLocaleString()}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => void make()}>
          Make a link for {lastsDays} days
        </button>
      </p>
    </section>
  );
}
