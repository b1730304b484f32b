export const copy = {
  heading: 'Support of operating systems',
  text: 'Until when each release gets security updates. Devices whose support ends within 90 days are listed as “Support ends soon”; a release that is not in this table is unknown and never counts as supported. Supported means that the release gets updates, not that a device has installed them: the page of a device shows its version, and says if a newer one of macOS, iOS or iPadOS is known here.',
  shipped: (day: string) =>
    `This table comes with the suite, as of ${day}; newer releases name a later day. The operator of the suite can replace it.`,
  updated: (day: string) => `Updated ${day}.`,
  label: 'Releases',
  find: 'Find a release',
  failed: 'The table could not be loaded.',
  columns: {
    label: 'Release',
    endsOn: 'Security updates until',
    latest: 'Latest version',
    source: 'Source',
    devices: 'Devices in use',
  },
  source: (site: string, day: string) => `${site}, ${day}`,
  noSource: 'The operator’s table',
  noEnd: 'No end announced',
  ended: 'Ended',
  drop: 'New table: releases by product, as endoflife.date describes them',
  notATable:
    'This is no table of releases. It needs lists under windows, windows-server, macos, ios, ipados, android or ubuntu, each entry with cycle and eol.',
  notUtf8: 'This file is not in UTF-8, so its letters can’t be read. Save it as UTF-8, and choose it again.',
  notReplaced: (reason: string) => `The table was not replaced. ${reason}`,
  replaced: (releases: number) => `The table now has ${releases} ${releases === 1 ? 'release' : 'releases'}.`,
};
