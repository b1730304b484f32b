/** Whether an address that came from outside may be opened at all: `javascript:` and its like would run here. */
export const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
