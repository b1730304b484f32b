/** Schema of `acoren`. `schema.graphql` is its printed form; the cost of each field is in `limits/costs.ts`. */
export const typeDefs = /* GraphQL */ `
  type Query {
    "A page of the directory, with how many vendors there are of each value of its facets."
    vendors(
      find: String = ""
      category: [String!] = []
      subCategory: [String!] = []
      ledger: [String!] = []
      firmSize: [String!] = []
      certification: [String!] = []
      priceModel: [String!] = []
      order: VendorOrder = BEST
      offset: Int = 0
      first: Int = 24
    ): VendorPage!
    "A vendor by its path segment; null when there is none."
    vendor(slug: String!): Vendor
    "Up to four vendors, in the order of their path segments; without those that there are none of."
    compare(slugs: [String!]!): [Vendor!]!
    "The caller's favorites, the newest first."
    favorites(first: Int = 50): [Vendor!]!
    directory: Directory!
    "What the firm pays for software, by its bills; null without a ledger."
    software: Software
    "Active people of the firm, who can own a tool."
    people: [Person!]!
    "The firm's requests to be introduced, the newest first."
    introductions: [Introduction!]!
    "What the firm suggested, the newest first."
    suggestions: [Suggestion!]!
    "Requests of all firms that are not answered yet; for operators."
    requestsToPassOn: [PassedRequest!]!
    "Suggestions of all firms that wait for an answer; for operators."
    openSuggestions: [OpenSuggestion!]!
  }

  enum VendorOrder {
    "By the match with the search, else by how many facts have a source."
    BEST
    NAME
  }

  type VendorPage {
    total: Int!
    vendors: [Vendor!]!
    facets: [Facet!]!
  }

  type Facet {
    name: String!
    values: [FacetValue!]!
  }

  type FacetValue {
    value: String!
    count: Int!
  }

  type Directory {
    vendors: Int!
    "Where its facts are from, with the credit that their licenses ask for."
    sources: [Source!]!
  }

  type Source {
    name: String!
    "Empty for none."
    url: String!
    license: String!
    credit: String!
  }

  type Vendor {
    id: ID!
    slug: String!
    name: String!
    category: String!
    subCategory: String!
    summary: String!
    "An http or https address; empty for none."
    website: String!
    "Certifications by the names that lists are filtered by."
    certifications: [String!]!
    ledgers: [String!]!
    firmSizes: [String!]!
    priceModel: String
    factCount: Int!
    "Grows with every change."
    version: Int!
    facts: [Fact!]!
    sources: [Source!]!
    isFavorite: Boolean!
    "Prices that the firm entered; its own alone."
    prices: [Price!]!
    "By firms that pay the vendor, the firm's own first."
    reviews: [Review!]!
    "The mean of all reviews; null without one."
    rating: Float
    reviewCount: Int!
    "What the firm pays it; null when its bills show nothing."
    tool: Tool
    "In how many of the last twelve months the firm's bills show a payment; with none it cannot review."
    monthsPaid: Int!
    "What five or more other firms of the same size and currency pay; null for fewer."
    peers: Peers
    "The firm's newest request to be introduced."
    introduction: Introduction
    "Whether the firm added it to its security plan."
    adoption: Adoption
  }

  type Fact {
    kind: String!
    value: String!
    "The day of which the source says it, as 2026-03-31."
    asOf: String!
    source: Source!
  }

  type Price {
    id: ID!
    "Whole minor units."
    amount: Int!
    currency: String!
    unit: String!
    period: String!
    plan: String!
    seenOn: String!
    enteredBy: String!
  }

  type Review {
    rating: Int!
    good: String!
    bad: String!
    monthsPaid: Int!
    "A day of the firm's own review, a month of another one."
    on: String!
    isOwn: Boolean!
    "Of the firm's own review; null for another one."
    version: Int
  }

  type Peers {
    firms: Int!
    "The middle of what they pay in a month, whole minor units of the firm's currency."
    monthly: Float!
  }

  type Adoption {
    by: String!
    at: String!
    "Whether the provider register of the security plan still has it."
    isInPlan: Boolean!
  }

  type Introduction {
    id: ID!
    vendor: Vendor!
    person: String!
    email: String!
    message: String!
    consentedAt: String!
    state: String!
    stateAt: String!
    note: String!
  }

  type Suggestion {
    id: ID!
    name: String!
    website: String!
    why: String!
    at: String!
    state: String!
    note: String!
  }

  type Software {
    "The day that the bills are of."
    asOf: String!
    currency: String!
    isSample: Boolean!
    "Of all tools that are still paid, per month, whole minor units."
    monthly: Float!
    tools: [Tool!]!
    overlaps: [Overlap!]!
  }

  type Overlap {
    category: String!
    monthly: Float!
    tools: [Tool!]!
  }

  type Tool {
    "As the ledger's metrics recognize it."
    vendor: String!
    name: String!
    category: String!
    "In the directory; null when it is not there."
    entry: Vendor
    isMatchedByPerson: Boolean!
    "monthly, quarterly or yearly; null without a rhythm."
    cadence: String
    monthly: Float!
    "Of the 365 days."
    spend: Float!
    currency: String!
    lastOn: String!
    nextOn: String
    isActive: Boolean!
    owner: Owner
    renewsOn: String
    isRenewalEntered: Boolean!
    noticeDays: Int!
    noticeOn: String
    endedOn: String
    note: String!
    "Of what the firm entered; 0 when it entered nothing."
    version: Int!
    "Why nobody may use it: billed-after-end, owner-left or left-over."
    zombie: String
    peers: Peers
  }

  type Owner {
    id: ID!
    name: String!
    hasLeft: Boolean!
  }

  type Person {
    id: ID!
    name: String!
  }

  type PassedRequest {
    id: ID!
    vendor: String!
    firm: String!
    person: String!
    email: String!
    message: String!
    consentedAt: String!
    state: String!
    note: String!
  }

  type OpenSuggestion {
    id: ID!
    firm: String!
    name: String!
    website: String!
    why: String!
    at: String!
  }
`;
