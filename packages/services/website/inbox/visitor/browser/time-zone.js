// Shows times in the visitor's time zone, unless they have chosen another.
const select = document.querySelector('select[name="zone"]');
const address = new URL(location.href);
if (select instanceof HTMLSelectElement && !address.searchParams.has('zone')) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (own !== select.value && [...select.options].some(({ value }) => value === own)) {
    address.searchParams.set('zone', own);
    location.replace(address);
  }
}
