/**
 * Whose data a field shows: `all` is directory data, the same for everyone who has the app; `firm` belongs only to the caller or
 * the caller's company; `reviews` and `peers` come from other firms, without revealing which; `operator` is for operators. A test
 * fails until every field of the schema is listed here.
 */
type Whose = 'all' | 'firm' | 'reviews' | 'peers' | 'operator';

const of = (whose: Whose, ...fields: string[]): [string, Whose][] => fields.map((field) => [field, whose]);

const within = (type: string, whose: Whose, fields: string): [string, Whose][] =>
  of(whose, ...fields.split(' ').map((field) => `${type}.${field}`));

export const accessOfFields: Readonly<Record<string, Whose>> = Object.fromEntries([
  ...within('Query', 'all', 'vendors vendor compare directory'),
  ...within('Query', 'firm', 'favorites software people introductions suggestions'),
  ...within('Query', 'operator', 'requestsToPassOn openSuggestions'),
  ...within('VendorPage', 'all', 'total vendors facets'),
  ...within('Facet', 'all', 'name values'),
  ...within('FacetValue', 'all', 'value count'),
  ...within('Directory', 'all', 'vendors sources'),
  ...within('Source', 'all', 'name url license credit'),
  ...within('Vendor', 'all', 'id slug name category subCategory summary website certifications ledgers firmSizes'),
  ...within('Vendor', 'all', 'priceModel factCount version facts sources'),
  ...within('Vendor', 'firm', 'isFavorite prices tool monthsPaid introduction adoption'),
  ...within('Vendor', 'reviews', 'reviews rating reviewCount'),
  ...within('Vendor', 'peers', 'peers'),
  ...within('Fact', 'all', 'kind value asOf source'),
  ...within('Price', 'firm', 'id amount currency unit period plan seenOn enteredBy'),
  ...within('Review', 'reviews', 'rating good bad monthsPaid on isOwn version'),
  ...within('Peers', 'peers', 'firms monthly'),
  ...within('Adoption', 'firm', 'by at isInPlan'),
  ...within('Introduction', 'firm', 'id vendor person email message consentedAt state stateAt note'),
  ...within('Suggestion', 'firm', 'id name website why at state note'),
  ...within('Software', 'firm', 'asOf currency isSample monthly tools overlaps'),
  ...within('Overlap', 'firm', 'category monthly tools'),
  ...within('Tool', 'firm', 'vendor name category entry isMatchedByPerson cadence monthly spend currency lastOn nextOn'),
  ...within('Tool', 'firm', 'isActive owner renewsOn isRenewalEntered noticeDays noticeOn endedOn note version zombie'),
  ...within('Tool', 'peers', 'peers'),
  ...within('Owner', 'firm', 'id name hasLeft'),
  ...within('Person', 'firm', 'id name'),
  ...within('PassedRequest', 'operator', 'id vendor firm person email message consentedAt state note'),
  ...within('OpenSuggestion', 'operator', 'id firm name website why at'),
]);
