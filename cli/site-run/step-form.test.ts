import { describe, expect, it } from 'vitest';
import { readStepForm } from './step-form.ts';

const page = `<main>
  <form id="other" action="/api/journeys/hire/other"><input name="elsewhere"></form>
  <form id="step" method="post" action="/api/journeys/hire/thing">
    <input type="hidden" name="_run" value="token">
    <fieldset role="radiogroup" aria-invalid="true">
      <input type="radio" name="thing" value="bike"><input type="radio" name="thing" value="tent">
      <input type="radio" name="tab" value="1" form="">
      <input type="hidden" name="thing" value="">
    </fieldset>
    <input name="name" aria-invalid="true"><textarea name="note" aria-invalid="false"></textarea>
    <select name="size"><option value="s">S</option><option value="l">L</option></select>
    <input name="off" disabled>
    <button name="_press" value="plate">Find</button>
  </form>
  <input name="beside" form="step">
</main>`;

const form = readStepForm(page, '/api/journeys/hire/thing');

describe('the form of a step in HTML', () => {
  it('has the controls that are sent with it, also those outside of it, and no others', () => {
    expect([...(form?.names ?? [])]).toEqual(['thing', 'name', 'note', 'size', 'beside']);
    expect(form?.own).toEqual([['_run', 'token']]);
    expect([...(form?.buttons ?? [])]).toEqual(['plate']);
  });

  it('has the choices of groups and lists', () => {
    const choices = Object.fromEntries([...(form?.choices ?? [])].map(([name, ids]) => [name, [...ids]]));
    expect(choices).toEqual({ thing: ['bike', 'tent'], size: ['s', 'l'] });
  });

  it('has the names of what is marked as wrong, of a group by its controls', () => {
    expect(form?.wrong).toEqual(new Set(['thing', 'name']));
  });

  it('is not there where no form is sent to the address', () => {
    expect(readStepForm(page, '/api/journeys/hire/deposit')).toBeUndefined();
  });
});
