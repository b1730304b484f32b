import type { BookService } from '@services/price-book/contract/price-book';
import type { Template } from '@services/price-book/contract/templates';
import type { Draft } from '@services/proposals/contract/content';
import { copiedOption } from '../lines/options';
import { presentOptions } from '../templates/template-draft';

/** Returns a draft with the content of a template, and current texts and prices from the price book. */
export function applyTemplate(draft: Draft, template: Template, services: readonly BookService[]): Draft {
  const { title, message, currency, termsId, options } = template;
  const present = presentOptions(options, services, currency).map((option) => copiedOption(option, option.name));
  return { ...draft, title, message, currency, termsId: termsId ?? draft.termsId, options: present };
}
