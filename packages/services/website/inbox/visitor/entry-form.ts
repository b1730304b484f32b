import type { FormEntries } from '../contract/forms';
import { SSN_WARNING } from '../contract/terms';
import type { Faults } from '../forms/read-entries';
import { inputs, siteFields } from '../forms/site-form';
import { fieldOf, potInput, proofInputs, tickOf } from './form-page';
import { type Html, html } from './html';

interface Shown {
  form: Pick<FormEntries, 'fields' | 'consent' | 'button'>;
  /** Path that accepts the form. */
  action: string;
  /** A token from `createProofs`. */
  token: string;
  sent?: ReadonlyMap<string, string>;
  faults?: Faults;
  /** Names of values that are passed on unchanged. */
  carried?: readonly string[];
}

/** Renders a form on one of our pages, with its proof. */
export function entryForm({ form, action, token, sent = new Map(), faults = new Map(), carried = [] }: Shown): Html {
  const consent =
    form.consent && tickOf(inputs.consent, form.consent, sent.get(inputs.consent) === 'yes', true, faults.get(inputs.consent));
  const hidden = [inputs.page, ...carried].map(
    (name) => html`<input type="hidden" name="${name}" value="${sent.get(name) ?? ''}">`,
  );
  return html`<form method="post" action="${action}" novalidate>${siteFields(form.fields).map((field) => fieldOf(field, sent, faults))}${consent}${potInput(sent.get(inputs.honeypot))}${hidden}${proofInputs(token)}<p class="soft">${SSN_WARNING}</p><p><button>${form.button}</button></p></form>`;
}
