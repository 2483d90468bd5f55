/** How one term was chosen to compare with another: -1 if it is less, 0 if equal, 1 if greater. */
export interface ChosenOrder {
  readonly from: string;
  readonly to: string;
  readonly order: number;
}

/** Whether values exist that are ordered so: none is less than itself by way of others. */
export function areConsistent(orders: readonly ChosenOrder[]): boolean {
  const steps = orders.flatMap(({ from, to, order }) => {
    if (order === 0)
      return [
        { less: from, more: to, isStrict: false },
        { less: to, more: from, isStrict: false },
      ];
    return order < 0
      ? [{ less: from, more: to, isStrict: true }]
      : [{ less: to, more: from, isStrict: true }];
  });
  return steps.every(({ less, more, isStrict }) => !isStrict || !leads(more, less));

  function leads(start: string, end: string): boolean {
    const reached = new Set([start]);
    for (const each of reached) for (const { less, more } of steps) if (less === each) reached.add(more);
    return reached.has(end);
  }
}
