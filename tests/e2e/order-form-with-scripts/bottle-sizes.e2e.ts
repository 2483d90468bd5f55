import { plainOrder, thanksPath } from '../support/order-form.ts';
import { bodies, createPath } from '../support/received.ts';
import { expect, test } from '../support/test.ts';

for (const [label, size] of [
  ['12kg', '12'],
  ['18kg', '18'],
  ['27kg', '27'],
  ['15kg for forklift bottle', '15'],
] as const) {
  test(`The bottle "${label}" is ordered as size ${size}`, async ({ page, form, site }) => {
    await form.open();
    await form.place({ ...plainOrder, cylinderType: label });
    await expect(page).toHaveURL(thanksPath);
    expect(bodies(site.sandbox, createPath)).toMatchObject([{ order: { bottleSize: size } }]);
  });
}
