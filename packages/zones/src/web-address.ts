/** Whether an external address may be opened: a `javascript:` address, for example, would run in this page. */
export const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
