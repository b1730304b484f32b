// Shows times by the clocks of the visitor, unless they have chosen a time zone.
const select = document.querySelector('select[name="zone"]');
const address = new URL(location.href);
if (select instanceof HTMLSelectElement && !address.searchParams.has('zone')) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (own !== select.value && [...select.options].some(({ value }) => value === own)) {
    address.searchParams.set('zone', own);
    location.replace(address);
  }
}
