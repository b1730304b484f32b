const fees = `## Fees and payment

Our fees are the ones in the proposal that comes with this letter. Fees for a month or a quarter are charged at its start. Other work is charged when it is finished, less any deposit. If an invoice is more than 30 days past due, we may pause our work until it is paid.

Fees for monthly and quarterly services may change once a year. We will tell you at least 30 days before a change, and it applies only if you accept it.`;

const ending = `## Ending this engagement

Either of us may end this engagement with 30 days' written notice, after any minimum term in the proposal. You then pay for the work done up to that day. We will give you your records and, once our invoices are paid, the work we have finished.

## Records and privacy

You keep the originals of your records. We keep copies of our work for seven years and then destroy them. We share what you give us only with people who help us do this work, with your permission, or when the law requires it.`;

const agreement = `## Agreement

By accepting this proposal, {{signer}} confirms that they may sign for {{client}}, and that {{client}} agrees to this letter. This proposal can be accepted until {{expires}}.`;

export const demoLetters = {
  bookkeeping: {
    name: 'Bookkeeping, payroll and advisory',
    scope: `{{firm}} will provide {{client}} with the services listed in “{{title}}”. For each service you choose, this is what we will do:

- Bookkeeping: record the transactions you give us access to, reconcile the accounts named in the proposal each month, and send you a balance sheet and an income statement.
- Payroll: calculate pay from the hours and salaries you confirm, make the payments you approve, and file the federal and state payroll returns.
- Sales tax: prepare and file the returns for the states named in the proposal.
- Advisory: meet with you as often as the proposal says, and give you our view of the questions you bring.

We will ask about anything that looks wrong or incomplete, and we will tell you early when we cannot meet a date.`,
    notCovered: `The following work is not part of this engagement. We are glad to quote a price for it separately.

- An audit, a review or a compilation of financial statements. We give no assurance on the statements we prepare.
- Finding fraud, theft or other illegal acts. Our work is not designed to discover them.
- Income tax returns, unless the proposal lists them.
- Legal advice, and employment decisions such as how to classify a worker.
- Correcting records of periods before the start date in the proposal.
- Answering notices or examinations by a tax authority about periods that we did not prepare.`,
    body: `## What we need from you

Give us complete and correct information by the 5th of each month, answer our questions within five business days, and review what we send you. You are responsible for your records, for the decisions you make with them, and for protecting your business against fraud.

You approve every payment. We do not hold your money, and we do not sign checks.

${fees}

## Limits of our responsibility

We are responsible for doing this work with the care that is usual in our profession. If a loss is our fault, our liability is limited to the fees you paid for the service concerned in the twelve months before, as far as the law allows.

${ending}

${agreement}`,
  },
  tax: {
    name: 'Tax preparation',
    scope: `{{firm}} will prepare the tax returns of {{client}} that are listed in “{{title}}”, from the information that you give us, and will file them electronically after you have approved them.

- The federal return and the state returns named in the proposal, with the schedules they need.
- An extension, when the information comes too late to file on time.
- Advice on the tax questions that come up while we prepare the returns.
- A copy of each return, and a list of what to keep.`,
    notCovered: `The following work is not part of this engagement. We are glad to quote a price for it separately.

- Returns of other years, other states, or other people and businesses than the ones in the proposal.
- Bookkeeping, and corrections to the records that the returns are prepared from.
- Checking the information you give us. We do not audit it, and we ask only where it looks incomplete or inconsistent.
- Representing you in an examination, an appeal or a collection matter.
- Reports of foreign accounts and assets (FBAR, Form 8938), unless you tell us about them in writing.
- Tax planning beyond the returns we prepare.`,
    body: `## What we need from you

Send us your documents by the date in our checklist, no later than 30 days before the filing date. You are responsible for the information in your returns and for paying your taxes on time. An extension to file is not an extension to pay.

Read the returns before you approve them. You have the final responsibility for them.

## Positions and penalties

Tax law is not always clear. Where a position could be questioned, we will tell you, and we may have to disclose it. A tax authority may charge penalties and interest on tax that was reported too low.

${fees}

${ending}

${agreement}`,
  },
};
