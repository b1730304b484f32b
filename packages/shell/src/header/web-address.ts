/** What an environment's configuration may send a person to: `javascript:` and its like would run here. */
export const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
