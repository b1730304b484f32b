import { escaped } from '@suite/contract/escaped';
import { PAGE, type VisitorField, type VisitorForm } from '../contract/parts';

/**
 * Renders a form that works without scripts.
 * @param page path of the page that shows it
 * @param blockId of the block: a page may show one form twice
 */
export function formHtml(
  { fields, consent, warning, button, action, hidden, honeypot }: VisitorForm,
  page: string,
  blockId: string,
): string {
  const inputs = fields.map((field) => fieldHtml(`f-${blockId}-${field.name}`, field));
  const agree = consent
    ? `<div><label><input type="checkbox" name="${escaped(consent.name)}" value="yes" required> ${escaped(consent.label)}</label></div>`
    : '';
  const trap = `<div class="x" aria-hidden="true"><label>${escaped(honeypot.label)} <input type="text" name="${escaped(honeypot.name)}" tabindex="-1" autocomplete="off"></label></div>`;
  const hiddenInputs = hidden.map(
    ({ name, value }) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value.replace(PAGE, `/${page}`))}">`,
  );
  return `<form method="post" action="${escaped(action)}">${inputs.join('')}${agree}${trap}${hiddenInputs.join('')}<p class="m">${escaped(warning)}</p><button class="c" type="submit">${escaped(button)}</button></form>`;
}

function fieldHtml(id: string, field: VisitorField): string {
  const { name, input, label, help, isRequired, options, autocomplete, maxLength } = field;
  const note = help && `<p class="m" id="${escaped(id)}-help">${escaped(help)}</p>`;
  const described = help && ` aria-describedby="${escaped(id)}-help"`;
  const required = isRequired ? ' required' : '';
  if (input === 'checkbox')
    return `<div><label><input type="checkbox" name="${escaped(name)}" value="yes"${required}${described}> ${escaped(label)}</label>${note}</div>`;
  const attributes = `id="${escaped(id)}" name="${escaped(name)}"${required}${described}`;
  const title = `<label for="${escaped(id)}">${escaped(label)}${isRequired ? '' : ' <span class="m">(optional)</span>'}</label>`;
  return `<div>${title}${control()}${note}</div>`;

  function control(): string {
    if (input === 'select') {
      const items = options.map((option) => `<option>${escaped(option)}</option>`);
      return `<select ${attributes}><option value="">Choose…</option>${items.join('')}</select>`;
    }
    const typed = `${attributes} maxlength="${maxLength}"${autocomplete ? ` autocomplete="${escaped(autocomplete)}"` : ''}`;
    return input === 'textarea' ? `<textarea ${typed} rows="6"></textarea>` : `<input type="${input}" ${typed}>`;
  }
}
