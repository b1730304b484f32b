import type { Page } from '@playwright/test';
import { accessibleNode } from '@suite/testing/accessible-node';
import { expect, test } from '@suite/testing/suite-test';

/** Expected roles, states and keys are those of the patterns of the ARIA Authoring Practices Guide, https://www.w3.org/WAI/ARIA/apg/patterns/. */
const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`);

test.beforeEach(async ({ page, suite, signIn }) => {
  test.skip(suite.deployment.environment !== 'local', 'the internal zone is the same wherever it exists');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('olivia', { at: suite.url('internal', '/gallery') });
  await expect(page.getByRole('heading', { name: 'Gallery of the UI kit', level: 1 })).toBeVisible();
});

test('tabs, menus and disclosures have the roles, states and keys of ARIA’s practices', async ({ page }) => {
  await test.step('tabs: one tab stop, arrows wrap, Home and End, the panel is named by its tab', async () => {
    const list = widget(page, 'tabs').getByRole('tablist');
    const tab = (name: string) => list.getByRole('tab', { name });
    expect(await accessibleNode(page, list)).toMatchObject({ role: 'tablist', name: 'Sample reports' });
    expect(await accessibleNode(page, tab('Pricing'))).toMatchObject({ role: 'tab', selected: false });
    const panel = widget(page, 'tabs').getByRole('tabpanel');
    const shown = await accessibleNode(page, tab('Collection effectiveness'));
    expect(shown).toMatchObject({ selected: true, controls: [await panel.getAttribute('id')] });
    expect(await accessibleNode(page, panel)).toMatchObject({ role: 'tabpanel', name: 'Collection effectiveness' });
    await tab('Collection effectiveness').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Pricing'],
      ['End', 'Vendor analysis'],
      ['ArrowRight', 'Collection effectiveness'],
      ['ArrowLeft', 'Vendor analysis'],
      ['Home', 'Collection effectiveness'],
      ['ArrowRight', 'Pricing'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    expect(await accessibleNode(page, tab('Pricing'))).toMatchObject({ selected: true });
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    expect(await accessibleNode(page, panel)).toMatchObject({ name: 'Pricing' });
  });

  await test.step('menu button: Enter opens it on its first item, arrows wrap, Escape gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'Actions for sample client' });
    expect(await accessibleNode(page, button)).toMatchObject({ role: 'button', hasPopup: 'menu', expanded: false });
    await button.focus();
    await page.keyboard.press('Enter');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('Open client')).toBeFocused();
    expect(await accessibleNode(page, button)).toMatchObject({ expanded: true });
    expect(await accessibleNode(page, page.getByRole('menu'))).toMatchObject({ role: 'menu', name: 'Actions for sample client' });
    expect(await accessibleNode(page, page.getByRole('menu').getByRole('separator'))).toMatchObject({ role: 'separator' });
    for (const [key, name] of [
      ['ArrowDown', 'Draft advice'],
      ['End', 'Unlink client'],
      ['ArrowDown', 'Open client'],
      ['ArrowUp', 'Unlink client'],
      ['Home', 'Open client'],
      ['d', 'Draft advice'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item(name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Open client')).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('disclosure: the button says whether its panel is open, and Escape gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'Companies' });
    expect(await accessibleNode(page, button)).toMatchObject({ role: 'button', expanded: false });
    await button.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'First company' })).toBeVisible();
    expect(await accessibleNode(page, button)).toMatchObject({ expanded: true });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'First company' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await accessibleNode(page, button)).toMatchObject({ expanded: false });
  });
});

test('selects, comboboxes and fields have the roles, states and keys of ARIA’s practices', async ({ page }) => {
  await test.step('select: a select-only combobox', async () => {
    const selects = widget(page, 'select').getByRole('combobox');
    await expect(selects).toHaveCount(4);
    const [select, , invalid, disabled] = await selects.all();
    if (!select || !invalid || !disabled) throw new Error('The gallery has no select in these states.');
    expect(await accessibleNode(page, select)).toMatchObject({
      role: 'combobox',
      name: 'Period',
      hasPopup: 'listbox',
      expanded: false,
    });
    expect(await accessibleNode(page, invalid)).toMatchObject({ invalid: 'true', description: 'Period is required.' });
    expect(await accessibleNode(page, disabled)).toMatchObject({ disabled: true });
    await select.focus();
    await page.keyboard.press('ArrowDown');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    expect(await accessibleNode(page, select)).toMatchObject({ expanded: true, controls: [await list.getAttribute('id')] });
    expect(await accessibleNode(page, list.getByRole('option', { name: 'Last 12 months' }))).toMatchObject({
      role: 'option',
      selected: true,
    });
    expect(await accessibleNode(page, list.getByRole('option', { name: 'Last 3 months' }))).toMatchObject({ selected: false });
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(select).toBeFocused();
    await expect(select).toHaveText(/Last 12 months/);
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(select).toHaveText(/Last 3 months/);
    await expect(select).toBeFocused();
  });

  await test.step('combobox: an editable combobox with a list, whose focus stays in the field', async () => {
    const fields = widget(page, 'combobox').getByRole('combobox');
    await expect(fields).toHaveCount(4);
    const [field, , invalid] = await fields.all();
    if (!field || !invalid) throw new Error('The gallery has no combobox in these states.');
    expect(await accessibleNode(page, field)).toMatchObject({
      role: 'combobox',
      name: 'Client',
      hasPopup: 'listbox',
      autocomplete: 'list',
      expanded: false,
    });
    expect(await accessibleNode(page, invalid)).toMatchObject({ invalid: 'true', description: 'Client is required.' });
    await field.fill('client 12');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    expect(await accessibleNode(page, field)).toMatchObject({ expanded: true, controls: [await list.getAttribute('id')] });
    await page.keyboard.press('ArrowDown');
    await expect(field).toBeFocused();
    const [active] = (await accessibleNode(page, field)).activedescendant as string[];
    const option = page.locator(`[id="${active}"]`);
    expect(await accessibleNode(page, option)).toMatchObject({
      role: 'option',
      name: expect.stringMatching(/^Sample client 12/),
    });
    const name = await option.textContent();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(name ?? '');
    await expect(list).toBeHidden();
    await field.fill('client 3');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toBeFocused();
  });

  await test.step('fields: names, hints and errors are read with them', async () => {
    const input = (name: string) => widget(page, 'input').getByLabel(name).first();
    expect(await accessibleNode(page, input('Website'))).toMatchObject({
      role: 'textbox',
      name: 'Website',
      description: 'Clients see it on your offers.',
    });
    expect(await accessibleNode(page, input('E-mail'))).toMatchObject({
      invalid: 'true',
      description: 'This e-mail is taken already.',
    });
    expect(await accessibleNode(page, input('New password'))).toMatchObject({ required: true });
    expect(await accessibleNode(page, widget(page, 'text-area').getByLabel('Reason').first())).toMatchObject({
      role: 'textbox',
      multiline: true,
    });
    const [, late] = await widget(page, 'date-field').getByLabel('As-of date').all();
    if (!late) throw new Error('The gallery has no date in these states.');
    expect(await accessibleNode(page, late)).toMatchObject({ name: 'As-of date', invalid: 'true' });
    const drop = widget(page, 'file-drop').getByLabel('Invoices export');
    expect(await accessibleNode(page, drop)).toMatchObject({ role: 'button', name: expect.stringContaining('Invoices export') });
  });
});

test('dialogs hold the focus and give it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await accessibleNode(page, dialog)).toMatchObject({ role: 'dialog', name: 'Discard what is not saved?', modal: true });
  const hasFocus = () =>
    page.evaluate(() => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await hasFocus(), key).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Open form' }).press('Enter');
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  expect(await accessibleNode(page, dialog)).toMatchObject({ role: 'dialog', name: 'Note a promise', modal: true });
  await dialog.getByRole('button', { name: 'Save promise' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/The promise was not saved/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open form' })).toBeFocused();

  await page.getByRole('button', { name: 'Open redirect modal' }).press('Enter');
  await expect(dialog).toBeVisible();
  expect(await accessibleNode(page, dialog)).toMatchObject({ role: 'dialog', name: 'Session expired', modal: true });
  await expect(dialog.getByRole('button', { name: 'Redirect Now' })).toBeFocused();
});

test('messages, progress, tables and tooltips have the roles and states of ARIA’s practices', async ({ page }) => {
  const toasts = widget(page, 'toast');
  expect(await accessibleNode(page, toasts.getByRole('alert'))).toMatchObject({ role: 'alert', live: 'assertive', atomic: true });
  expect(await accessibleNode(page, toasts.getByRole('status').first())).toMatchObject({
    role: 'status',
    live: 'polite',
    atomic: true,
  });
  expect(await accessibleNode(page, widget(page, 'error-note').getByRole('alert').first())).toMatchObject({ live: 'assertive' });
  expect(await accessibleNode(page, widget(page, 'notice').getByRole('alert'))).toMatchObject({ live: 'assertive' });
  expect(await accessibleNode(page, widget(page, 'spinner').getByRole('status').first())).toMatchObject({ live: 'polite' });

  const [known, complete, unknown] = await widget(page, 'progress').getByRole('progressbar').all();
  if (!known || !complete || !unknown) throw new Error('The gallery has no progress in these states.');
  // 58 of 117 are 49.57 percent.
  expect(await accessibleNode(page, known)).toMatchObject({
    name: 'Importing invoices',
    value: 50,
    valuemin: 0,
    valuemax: 100,
  });
  await expect(known).toHaveAttribute('aria-valuetext', '58 of 117');
  expect(await accessibleNode(page, complete)).toMatchObject({ value: 100 });
  await expect(unknown).not.toHaveAttribute('aria-valuenow');

  const table = widget(page, 'table').getByRole('table').first();
  expect(await accessibleNode(page, table)).toMatchObject({ role: 'table', name: 'Sample clients' });
  const head = (name: string) => table.getByRole('columnheader', { name });
  await expect(head('Billed, 12 months')).toHaveAttribute('aria-sort', 'descending');
  await expect(head('Segment')).not.toHaveAttribute('aria-sort');
  await head('Billed, 12 months').getByRole('button').press('Enter');
  await expect(head('Billed, 12 months')).toHaveAttribute('aria-sort', 'ascending');
  await head('Client').getByRole('button').press('Enter');
  await expect(head('Billed, 12 months')).not.toHaveAttribute('aria-sort', /ascending|descending/);
  await expect(head('Client')).toHaveAttribute('aria-sort', /ascending|descending/);

  const invite = page.getByRole('button', { name: 'Invite' });
  expect(await accessibleNode(page, invite)).toMatchObject({
    disabled: true,
    description: 'Only an administrator of your firm can do this.',
  });
  await widget(page, 'link').getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(invite).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('Only an administrator of your firm can do this.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(invite).toBeFocused();

  expect(await accessibleNode(page, widget(page, 'link').getByRole('link', { name: 'Learn more' }).nth(1))).toMatchObject({
    role: 'link',
    name: 'Learn more',
  });
  expect(await accessibleNode(page, widget(page, 'button').getByRole('button', { name: 'Save changes' }).first())).toMatchObject({
    role: 'button',
  });
  await expect(widget(page, 'skeleton').locator('[aria-hidden="true"], [aria-busy="true"]').first()).toBeAttached();
});
