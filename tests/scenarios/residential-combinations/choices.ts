const plans = ['basic', 'plus-fixed', 'plus-flexible', 'plus', 'ev'] as const;
const terms = ['12-MONTH', 'FLEXIBLE'] as const;
const fuels = ['electricity', 'electricity-gas', 'electricity-lpg', 'lpg'] as const;
const addressKinds = ['finder', 'several', 'registry', 'icp', 'manual', 'later'] as const;
const customers = ['new', 'existing'] as const;
const payments = ['direct-debit', 'manual'] as const;

/** All choices that affect how a home goes through its sign-up. */
export interface Choices {
  readonly plan: (typeof plans)[number];
  readonly term: (typeof terms)[number];
  readonly fuel: (typeof fuels)[number];
  readonly address: (typeof addressKinds)[number];
  readonly customer: (typeof customers)[number];
  readonly payment: (typeof payments)[number];
}

/** The fuels that a choice includes. */
export const wanted: Record<Choices['fuel'], Readonly<Record<'electricity' | 'gas' | 'lpg', boolean>>> = {
  electricity: { electricity: true, gas: false, lpg: false },
  'electricity-gas': { electricity: true, gas: true, lpg: false },
  'electricity-lpg': { electricity: true, gas: false, lpg: true },
  lpg: { electricity: false, gas: false, lpg: true },
};

/** Names of plans in analytics. */
export const planTypes: Record<Choices['plan'], string> = {
  basic: 'basic',
  'plus-fixed': 'plus',
  'plus-flexible': 'plus',
  plus: 'plus',
  ev: 'ev',
};
export const termNames = { '12-MONTH': '12 month fixed', FLEXIBLE: 'flexible, no fixed term' };

/** The term that comes with a plan: flexible for plus flexible, 12 months for everything else. */
export function termOf(plan: Choices['plan']): Choices['term'] {
  return plan === 'plus-flexible' ? 'FLEXIBLE' : '12-MONTH';
}

/** Whether the visitor has to be called instead, because no supply point is known. */
export function needsCallback({ address }: Choices): boolean {
  return address === 'manual' || address === 'later';
}

/**
 * The combinations to play: each that a visitor can choose, once, ignoring choices that are never asked. The
 * second term and the second payment are played only where the address is found, because they do not depend
 * on it.
 */
export function combinations(): readonly Choices[] {
  const all = plans.flatMap((plan) =>
    terms.flatMap((term) =>
      fuels.flatMap((fuel) =>
        addressKinds.flatMap((address) =>
          customers.flatMap((customer) =>
            payments.map((payment) => ({ plan, term, fuel, address, customer, payment })),
          ),
        ),
      ),
    ),
  );
  return all.filter(isPossible);
}

function isPossible(choices: Choices): boolean {
  const { plan, term, fuel, address, customer, payment } = choices;
  if (plan === 'ev' && !wanted[fuel].electricity) return false;
  if (customer === 'existing' && (plan !== 'ev' || payment !== 'direct-debit')) return false;
  if (plan === 'basic' && payment === 'manual') return false;
  if (needsCallback(choices) && customer === 'existing') return false;
  return address === 'finder' || (term === termOf(plan) && payment === 'direct-debit');
}
