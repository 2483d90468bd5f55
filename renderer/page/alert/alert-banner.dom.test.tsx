import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { englishWords } from '#engine';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { letAlertClose } from '../browser/close-alert.ts';
import { reviewClosedAlerts } from '../browser/closed-alerts.ts';
import { AlertBanner } from './alert-banner.tsx';
import { type Alert, alertsMark, closeDurations } from './read-alert.ts';

const snow: Alert = { contentID: 7, text: 'Snow', tone: 'warning', closedFor: closeDurations.day, calls: [] };
const storm: Alert = { ...snow, contentID: 8, text: 'Storm' };
const root = document.documentElement;
let now = 0;

/** Loads a page with these alerts: its early script runs before its body is there. */
function load(alerts: readonly Alert[]) {
  delete root.dataset.alertClosed;
  root.dataset.alerts = alertsMark(alerts);
  reviewClosedAlerts(root, localStorage, now);
  const [alert] = alerts;
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {alert && <AlertBanner alert={alert} words={englishWords.alerts} />}
      <main tabIndex={-1}>The page</main>
    </>,
  );
  letAlertClose(
    document,
    () => localStorage,
    () => now,
  );
}

const isShown = () => find('section').checkVisibility();
const close = () => find('button').click();
const stored = () => JSON.parse(localStorage.getItem('waymark.alert.7') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
});

afterEach(() => {
  localStorage.clear();
  delete root.dataset.alerts;
  delete root.dataset.alertClosed;
  document.body.replaceChildren();
});

describe('the alert of a page', () => {
  it('is there until it is closed, which gives the focus to the page', () => {
    load([snow, storm]);
    expect(isShown()).toBe(true);
    expect(find('section').textContent).toBe('Snow');
    close();
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(find('main'));
    expect(stored()).toEqual({
      closedAt: 1_000_000,
      duration: closeDurations.day,
      expiry: 1_000_000 + closeDurations.day,
    });
  });

  it('stays closed until the end of its duration, on every page', () => {
    load([snow]);
    close();
    now += closeDurations.day - 1;
    load([snow]);
    expect(isShown()).toBe(false);
    now += 1;
    load([snow]);
    expect(isShown()).toBe(true);
  });

  it('with another duration ends that much after it was closed', () => {
    load([snow]);
    close();
    now += closeDurations.day;
    load([{ ...snow, closedFor: closeDurations.week }]);
    expect(isShown()).toBe(false);
    expect(stored()).toMatchObject({ closedAt: 1_000_000, expiry: 1_000_000 + closeDurations.week });
    load([snow]);
    expect(isShown()).toBe(true);
  });

  it('that was closed does not close another', () => {
    load([snow]);
    close();
    load([storm, snow]);
    expect(isShown()).toBe(true);
  });

  it('that is no longer in the list is forgotten, and so is one without its time', () => {
    localStorage.setItem('waymark.alert.9', '{"closedAt": 1, "duration": 1, "expiry": 2}');
    localStorage.setItem('waymark.alert.8', '{}');
    localStorage.setItem('other', 'kept');
    load([snow, storm]);
    close();
    load([snow, storm]);
    expect(Object.keys(localStorage).sort()).toEqual(['other', 'waymark.alert.7']);
    load([]);
    expect(Object.keys(localStorage)).toEqual(['other']);
  });

  it.each(['', '{', 'null', '[]', '"closed"', '{"closedAt": "1000000"}'])(
    'is judged alone: the entry %j of another is removed, and hides nothing',
    (malformed) => {
      load([snow, storm]);
      close();
      localStorage.setItem('waymark.alert.1', malformed);
      localStorage.setItem('waymark.alert.8', malformed);
      localStorage.setItem('waymark.alert.9', malformed);
      load([snow, storm]);
      expect(isShown()).toBe(false);
      expect(Object.keys(localStorage)).toEqual(['waymark.alert.7']);
      load([storm, snow]);
      expect(isShown()).toBe(true);
    },
  );

  it('can be closed where nothing may be stored', () => {
    load([snow]);
    find('button').replaceWith(find('button').cloneNode(true));
    letAlertClose(document, () => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    close();
    expect(isShown()).toBe(false);
    expect(stored()).toBeNull();
  });
});
