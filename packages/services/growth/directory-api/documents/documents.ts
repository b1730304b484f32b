/** The queries of the zone `explore`. In production, no other queries are answered. */

const card = /* GraphQL */ `
  fragment card on Vendor {
    id slug name category subCategory summary website certifications ledgers firmSizes priceModel factCount
    isFavorite rating reviewCount
    tool { monthly currency isActive }
    sources { name url license credit }
  }
`;

const page = /* GraphQL */ `
  fragment page on Vendor {
    ...card
    version monthsPaid
    facts { kind value asOf source { name url license credit } }
    prices { id amount currency unit period plan seenOn enteredBy }
    reviews { rating good bad monthsPaid on isOwn version }
    peers { firms monthly }
    introduction { id state stateAt note email consentedAt }
    adoption { by at isInPlan }
  }
  ${card}
`;

const tool = /* GraphQL */ `
  fragment tool on Tool {
    vendor name category isMatchedByPerson cadence monthly spend currency lastOn nextOn isActive
    owner { id name hasLeft }
    renewsOn isRenewalEntered noticeDays noticeOn endedOn note version zombie
    peers { firms monthly }
    entry { id slug name subCategory }
  }
`;

export const documents = {
  vendors: /* GraphQL */ `
    query vendors(
      $find: String, $category: [String!], $subCategory: [String!], $ledger: [String!], $firmSize: [String!]
      $certification: [String!], $priceModel: [String!], $order: VendorOrder, $offset: Int, $first: Int = 24
    ) {
      vendors(
        find: $find, category: $category, subCategory: $subCategory, ledger: $ledger, firmSize: $firmSize
        certification: $certification, priceModel: $priceModel, order: $order, offset: $offset, first: $first
      ) {
        total
        vendors { ...card }
        facets { name values { value count } }
      }
      directory { vendors sources { name url license credit } }
    }
    ${card}
  `,
  vendor: /* GraphQL */ `
    query vendor($slug: String!) { vendor(slug: $slug) { ...page } }
    ${page}
  `,
  compare: /* GraphQL */ `
    query compare($slugs: [String!]!) { compare(slugs: $slugs) { ...page } }
    ${page}
  `,
  favorites: /* GraphQL */ `
    query favorites { favorites(first: 50) { ...card } }
    ${card}
  `,
  software: /* GraphQL */ `
    query software {
      software {
        asOf currency isSample monthly
        tools { ...tool }
        overlaps { category monthly tools { vendor } }
      }
    }
    ${tool}
  `,
  people: /* GraphQL */ `
    query people { people { id name } }
  `,
  requests: /* GraphQL */ `
    query requests {
      introductions { id vendor { name slug } email message consentedAt state stateAt note }
      suggestions { id name website why at state note }
    }
  `,
  operator: /* GraphQL */ `
    query operator {
      requestsToPassOn { id vendor firm person email message consentedAt state note }
      openSuggestions { id firm name website why at }
    }
  `,
} as const;
