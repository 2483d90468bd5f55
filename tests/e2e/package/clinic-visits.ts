import { expect, type Page } from '@playwright/test';

const english = {
  book: 'Book an appointment',
  clean: /Clean/,
  day: 'Which day?',
  name: 'Full name',
  isChild: /younger than 18/,
  no: 'No',
  email: 'Email',
  phone: 'Phone',
  isInsured: /insurance/,
  yes: 'Yes',
  member: 'Member number',
  check: 'Check cover',
  agree: /I will come/,
  human: /robot/,
  send: 'Book the appointment',
  booked: 'See you soon',
  cancelNumber: 'Number of the booking',
  find: 'Find it',
  found: 'Is it this one?',
  cancel: 'Cancel the appointment',
  cancelled: 'Cancelled',
  next: 'Continue',
};

/** The words of the example site by which its visits are made. */
export type ClinicWords = typeof english;

export const maori: ClinicWords = {
  book: 'Whakaritea he wā',
  clean: /Horoi niho/,
  day: 'Ko tēhea rā?',
  name: 'Ingoa katoa',
  isChild: /raro i te 18/,
  no: 'Kāo',
  email: 'Īmēra',
  phone: 'Waea',
  isInsured: /inihua niho/,
  yes: 'Āe',
  member: 'Nama mema',
  check: 'Tirohia te inihua',
  agree: /Ka haere mai au/,
  human: /karetao/,
  send: 'Whakaritea te wā',
  booked: 'Ka kite ākuanei',
  cancelNumber: 'Nama o te whakaritenga',
  find: 'Kimihia',
  found: 'Ko tēnei?',
  cancel: 'Whakakorea te whakaritenga',
  cancelled: 'Kua whakakorea',
  next: 'Haere tonu',
};

/**
 * Books at the example site in a browser, and comes to the page with the number of the booking.
 *
 * @param home address of the home page in the language of the words
 * @param answersLost how many answers to the booking get lost: each is told of in one banner, and asked for again
 */
export async function bookInBrowser(
  page: Page,
  home: string,
  words: ClinicWords = english,
  answersLost = 0,
): Promise<string> {
  const next = () => page.getByRole('button', { name: words.next, exact: true }).click();
  const choose = (group: RegExp, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check();
  await page.goto(home);
  await page.getByRole('link', { name: words.book, exact: true }).first().click();
  await page.getByRole('radio', { name: /Petone/ }).check();
  await next();
  await page.getByRole('radio', { name: words.clean }).check({ force: true });
  await next();
  await page.getByLabel(words.day).selectOption({ index: 1 });
  await page
    .getByRole('radio', { name: /[ap]m$/ })
    .first()
    .check();
  await next();
  await page.getByLabel(words.name).fill('Mere Hōhepa');
  await choose(words.isChild, words.no);
  await page.getByLabel(words.email).fill('mere@example.nz');
  await page.getByLabel(words.phone).fill('021 555 0199');
  await choose(words.isInsured, words.yes);
  await next();
  await page.getByRole('radio', { name: 'Tūī Health' }).check();
  await page.getByLabel(words.member).fill('12345678');
  await page.getByRole('button', { name: words.check }).click();
  await expect(page.getByText('60 %')).toBeVisible();
  await next();
  await expect(page.getByText('$56.00').first()).toBeVisible();
  await page.getByRole('checkbox', { name: words.agree }).check();
  await page.getByRole('checkbox', { name: words.human }).check();
  const send = page.getByRole('button', { name: words.send, exact: true });
  await send.click();
  for (let lost = 0; lost < answersLost; lost += 1) {
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await send.click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.booked);
  return (await page.getByText(/KD-\d{4}/).textContent())?.match(/KD-\d{4}/)?.[0] ?? '';
}

/** Cancels a booking at the example site in a browser. */
export async function cancelInBrowser(
  page: Page,
  home: string,
  number: string,
  words: ClinicWords = english,
): Promise<void> {
  await page.goto(`${home}/cancel`);
  await page.getByLabel(words.cancelNumber).fill(number);
  await page.getByLabel(words.email).fill('mere@example.nz');
  await page.getByRole('button', { name: words.find }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.found);
  await page.getByRole('button', { name: words.cancel, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cancelled);
}
