import { casesOf } from '../../support/running/tier.ts';
import { plainOrder, thanksPath } from '../support/pages/order-form.ts';
import { bodies, createPath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';

for (const size of casesOf(['12', '18', '27', '15'], 4)) {
  test(`A bottle of ${size} kg is ordered as size ${size}`, async ({ page, form, site }) => {
    await form.open();
    await form.place({ ...plainOrder, cylinderType: size });
    await expect(page).toHaveURL(thanksPath);
    expect(bodies(site.sandbox, createPath)).toMatchObject([{ order: { bottleSize: size } }]);
  });
}
