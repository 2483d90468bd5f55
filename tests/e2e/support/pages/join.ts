import { expect, type Page } from '@playwright/test';
import { businessJourney } from '../../../business-sign-up/visitors.ts';
import { chooseBusiness, newBusiness } from '../../../business-sign-up/way.ts';
import { newCustomer, type Stage } from '../../../support/journeys/home-sign-up.ts';
import { type Answers, pressed } from '../visitors/answers.ts';
import { goByRequests } from '../visitors/go-by-requests.ts';
import type { JoinStep, Visitor } from '../visitors/residential-visitor.ts';
import { completeByHtml, type Requests } from '../visitors/walk-html.ts';
import { hydrated, stepPage } from './step-page.ts';

export const joinPath = '/join';

const ways = { residential: newCustomer, business: newBusiness };

/** Kind of customer who signs up. */
export type Sector = 'residential' | 'business';

/** Path of a step of a sign-up. */
export function pathOf(step: JoinStep, sector: Sector = 'residential'): string {
  return step === 'customer-type' ? joinPath : `${joinPath}/${sector}/${step}`;
}

/** Follows a visitor who goes on by requests. */
interface Followed {
  readonly requests: Requests;
  readonly lookAtCookies: (path: string) => Promise<void>;
}

export type Join = ReturnType<typeof joinOf>;

/** A sign-up on a page, with scripts or without. */
export function joinOf(page: Page, scripts: boolean, sector: Sector = 'residential') {
  const form = stepPage(page, scripts);
  const main = page.getByRole('main');

  const chips = main.getByRole('navigation').getByRole('link');

  async function arrived(step: JoinStep): Promise<void> {
    await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(step, sector));
    if (scripts) await hydrated(page);
  }

  function stepAt(pathname: string): JoinStep {
    if (pathname === joinPath) return 'customer-type';
    return pathname.slice(`${joinPath}/${sector}/`.length) as JoinStep;
  }

  function current(): JoinStep {
    return stepAt(new URL(page.url()).pathname);
  }

  /** The steps reached from the current one until the given one. */
  async function walk(
    until: JoinStep,
    completeStep: (step: JoinStep) => Promise<JoinStep>,
  ): Promise<readonly JoinStep[]> {
    const gone: JoinStep[] = [];
    for (let step = current(); step !== until; gone.push(step)) {
      expect(gone.length, `${until} was not reached`).toBeLessThan(16);
      step = await completeStep(step);
    }
    return gone;
  }

  /** Answers each step in the browser until the given one is reached, which is left as it is. */
  function clickTo(until: JoinStep, given: Visitor): Promise<readonly JoinStep[]> {
    return walk(until, (step) => complete(step, given[step]));
  }

  /**
   * Answers a step and submits it, unless one of its buttons has already led to the next. Returns the next
   * step.
   */
  async function complete(step: JoinStep, answers: Answers = {}): Promise<JoinStep> {
    await form.answerAll(answers);
    if (!Object.values(answers).includes(pressed)) {
      if (scripts) await expect(form.submit).toBeEnabled();
      await form.press();
      // Without scripts the first press may reveal optional questions.
      if (!scripts && (await form.broughtUp.isVisible())) await form.press();
    }
    await expect(page).not.toHaveURL(({ pathname }) => pathname === pathOf(step, sector));
    const next = current();
    await arrived(next);
    return next;
  }

  return {
    ...form,
    hasScripts: scripts,
    arrived,
    current,
    complete,
    /** Goes to a step's address; by default the first step's. */
    async open(step: JoinStep = 'customer-type'): Promise<void> {
      await form.open(pathOf(step, sector));
    },
    openAt: form.open,
    /** Opens a step after completing the earlier ones by requests; on the worker's site or another. */
    async openLate(step: JoinStep, way: readonly Stage[] = ways[sector], site = ''): Promise<void> {
      const before = way.slice(
        0,
        way.findIndex(([name]) => name === step),
      );
      if (sector === 'residential') await goByRequests(page.request, `${site}${joinPath}`, before);
      else {
        await goByRequests(page.request, `${site}${joinPath}`, [chooseBusiness]);
        const first = `${site}${pathOf('business-details', sector)}`;
        await goByRequests(page.request, first, before, businessJourney);
      }
      await form.open(`${site}${pathOf(step, sector)}`);
      await arrived(step);
    },
    clickTo,
    /**
     * Answers each step from the current one until the given one is reached, which is left as it is. Without scripts this is
     * done by the forms in the HTML of the steps between, and the browser goes on at the last.
     *
     * @param followedBy makes the requests, and is asked to look at the cookies after each step
     * @returns the steps reached
     */
    async goTo(until: JoinStep, given: Visitor, followedBy?: Followed): Promise<readonly JoinStep[]> {
      if (scripts) return await clickTo(until, given);
      // The address that the browser is at may name a campaign.
      let address = page.url();
      const gone = await walk(until, async (step) => {
        const requests = followedBy?.requests ?? page.request;
        const path = await completeByHtml(requests, address, given[step] ?? {});
        await followedBy?.lookAtCookies(path);
        address = new URL(path, address).href;
        return stepAt(path);
      });
      await form.open(new URL(pathOf(until, sector), address).href);
      await arrived(until);
      return gone;
    },
    /** Links back to answered steps, each named by its answer. */
    chips,
    /** The paths that the chips lead to, in order. */
    ledToByChips: () =>
      chips.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    /** Follows the first chip of a step, and waits until the step is ready. */
    async openChip(step: JoinStep): Promise<void> {
      await form.away(chips.and(main.locator(`[href^="${pathOf(step, sector)}"]`)).first());
      await arrived(step);
    },
    /** Opens the summary in a narrow window. */
    opensSidebar: page.getByRole('banner').locator('button[popovertarget^=summary-]'),
    /** The summary of the choices. */
    sidebar: main.getByRole('complementary'),
  };
}
