import type { Faults } from '../forms/read-entries';
import type { SiteField } from '../forms/site-form';
import { inputs } from '../forms/site-form';
import { ASSETS } from './assets';
import { type Html, html } from './html';

type Posted = ReadonlyMap<string, string>;

/** Scripts of a page whose form has a proof. */
export const proofScripts = ['altcha.js', 'proof.js'] as const;

/** Inputs with which a form proves that no program sends it, with and without scripts. */
export const proofInputs = (token: string): Html =>
  html`<input type="hidden" name="token" value="${token}"><link rel="stylesheet" href="${ASSETS}/altcha.css"><altcha-widget name="altcha" auto="onload" challenge="/mywebsite-contacts/v1/public/challenge"></altcha-widget>`;

export const potInput = (value = ''): Html =>
  html`<div class="pot" aria-hidden="true"><label>Leave this empty <input name="${inputs.honeypot}" value="${value}" tabindex="-1" autocomplete="off"></label></div>`;

function described(name: string, help: string, fault: string | undefined) {
  const ids = [help && `${name}-help`, fault && `${name}-wrong`].filter(Boolean).join(' ');
  return {
    attributes: html`${ids && html` aria-describedby="${ids}"`}${fault && html` aria-invalid="true"`}`,
    notes: html`${help && html`<p class="help" id="${name}-help">${help}</p>`}${fault && html`<p class="wrong" id="${name}-wrong">${fault}</p>`}`,
  };
}

/** Renders a labeled input with its entry, and the error message if there is one. */
export function fieldOf(field: Omit<SiteField, 'kind'>, posted: Posted, faults: Faults): Html {
  const { name, label, input, isRequired, options, autocomplete, maxLength } = field;
  const { attributes, notes } = described(name, field.help, faults.get(name));
  const value = posted.get(name) ?? '';
  const required = isRequired && html` required`;
  const shared = html`id="${name}" name="${name}"${required}${attributes}`;
  if (input === 'checkbox') return tickOf(name, label, value === 'yes', isRequired, faults.get(name));
  const control =
    input === 'textarea'
      ? html`<textarea ${shared} maxlength="${maxLength}">
${value}</textarea>`
      : input === 'select'
        ? html`<select ${shared}><option value="">Choose…</option>${options.map((option) => html`<option${option === value && html` selected`}>${option}</option>`)}</select>`
        : html`<input ${shared} type="${input}" value="${value}" autocomplete="${autocomplete}" maxlength="${maxLength}">`;
  return html`<div class="field"><label for="${name}">${label}${!isRequired && html` <span class="soft">(optional)</span>`}</label>${control}${notes}</div>`;
}

export function tickOf(name: string, label: string, isTicked: boolean, isRequired: boolean, fault?: string): Html {
  const { attributes, notes } = described(name, '', fault);
  return html`<div class="field tick"><input type="checkbox" id="${name}" name="${name}" value="yes"${isTicked && html` checked`}${isRequired && html` required`}${attributes}><div><label for="${name}">${label}</label>${notes}</div></div>`;
}
