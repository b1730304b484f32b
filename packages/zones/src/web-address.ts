/** Whether an address from outside may be opened at all: `javascript:` and the like would run here. */
export const isWebAddress = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
