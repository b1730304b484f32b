import { getBookServices } from '@services/price-book/contract/price-book';
import { getTemplates } from '@services/price-book/contract/templates';
import type { Draft } from '@services/proposals/contract/content';
import { useQuery } from '@suite/api/use-query';
import { FormDialog } from '@suite/ui/form-dialog';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { applyTemplate } from './apply-template';
import { copy } from './copy';

const { template: words } = copy;

interface Props {
  onApply: (update: (draft: Draft) => Draft) => void;
  onClose: () => void;
}

/** Replaces the content of an open draft with a template. */
export function TemplateDialog({ onApply, onClose }: Props) {
  const { data, error } = useQuery(getTemplates, {});
  const services = useQuery(getBookServices, { query: {} });
  const [chosen, setChosen] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const templates = data?.templates ?? [];
  const template = templates.find(({ id }) => id === chosen);
  const book = services.data?.services;

  function submit() {
    setSubmitted(true);
    if (!template || !book) return undefined;
    onApply((draft) => applyTemplate(draft, template, book));
    onClose();
    return Promise.resolve();
  }

  return (
    <FormDialog
      title={words.title}
      submit={words.apply}
      disabled={!data || !book}
      onSubmit={submit}
      onClose={onClose}
      failed={() => words.failed}
    >
      {(error || services.error) && <Notice tone="bad">{words.failed}</Notice>}
      {data && templates.length === 0 ? (
        <p>
          {words.none} <Link href={hashOf('offer', '/templates')}>{words.make}</Link>
        </p>
      ) : (
        <ChoiceField
          label={words.choice}
          texts={{ '': words.choose, ...Object.fromEntries(templates.map(({ id, name }) => [id, name])) }}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {isSubmitted && !template && <p className="ui-field-error">{words.missing}</p>}
      <Notice>{words.replaces}</Notice>
    </FormDialog>
  );
}
