import { type AuditCases, type Firm, post, put, remove } from '@suite/host/test/audit-cases';
import { apiOrigin } from '@suite/zones/addresses';

const path = '/wisp/v1';

const answersOf = (userId: string) => ({
  people: 3,
  offices: 1,
  remote: 'none',
  storage: 'cloud',
  preparers: 'Partners',
  consumers: null,
  qualifiedIndividualId: userId,
  timeZone: 'UTC',
});

/** Starts the firm's plan if it has none, with the administrator as Qualified Individual. */
async function started({ administrator }: Firm) {
  await post(administrator, `${path}/plan`, answersOf(administrator.id))();
  const read = async () => (await administrator.send(`${path}/plan`)).body.plan;
  const plan = await read();
  if (plan.answers.qualifiedIndividualId !== administrator.id)
    await put(administrator, `${path}/plan`, { ...answersOf(administrator.id), version: plan.version })();
  return read();
}

async function approved(firm: Firm) {
  const { administrator } = firm;
  const { sections } = await started(firm);
  for (const { key } of sections) {
    const { body } = await administrator.send(`${path}/sections/${key}`);
    const { text, ownerId, reviewOn, version } = body;
    await put(administrator, `${path}/sections/${key}`, { text, status: 'ready', ownerId, reviewOn, version })();
  }
  const { revision, gaps } = (await administrator.send(`${path}/versions`)).body;
  const confirmed = gaps.map(({ key }: { key: string }) => key);
  return post(administrator, `${path}/versions`, { revision, note: 'First version', isMaterial: false, gaps: confirmed });
}

const asset = () => ({
  kind: 'assets',
  name: `Asset ${crypto.randomUUID()}`,
  location: 'Office',
  classification: 'internal',
  owner: '',
  retention: '',
  note: '',
});

async function added(firm: Firm) {
  await started(firm);
  return (await post(firm.administrator, `${path}/entries`, { data: asset() })()).body;
}

const walk = { title: 'Walk', on: '2026-01-02', note: 'Locked', expiresOn: null };

const scan = '?title=Scan&on=2026-01-02&fileName=scan.pdf';

const uploadScan = async ({ platform, administrator }: Firm) =>
  platform.fetch(
    new Request(`${apiOrigin(administrator.browser.deployment)}${path}/controls/premises/evidence-files${scan}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${administrator.tokens.access_token}` },
      body: '%PDF-1.7 of the office',
    }),
  );

async function reviewing(firm: Firm) {
  const { administrator } = firm;
  await started(firm);
  await post(administrator, `${path}/reviews`)();
  return (await administrator.send(`${path}/reviews`)).body.reviews[0];
}

export const auditCases: AuditCases = {
  recorded: {
    startPlan: {
      actions: ['security-plan.started'],
      async ready({ platform, administrator }) {
        await platform.pool.query('delete from wisp.plans where company_id = $1', [administrator.claims.companyId]);
        return post(administrator, `${path}/plan`, answersOf(administrator.id));
      },
    },
    putAnswers: {
      actions: ['security-plan.settings'],
      async ready(firm) {
        const { answers, version } = await started(firm);
        return put(firm.administrator, `${path}/plan`, { ...answers, people: answers.people + 1, version });
      },
    },
    putSection: {
      actions: ['security-plan.section'],
      async ready(firm) {
        await started(firm);
        const { version } = (await firm.administrator.send(`${path}/sections/I`)).body;
        const body = { text: 'Objective', status: 'draft', ownerId: null, reviewOn: null, version };
        return put(firm.administrator, `${path}/sections/I`, body);
      },
    },
    putControl: {
      actions: ['security-plan.control'],
      async ready(firm) {
        await started(firm);
        const { version } = (await firm.administrator.send(`${path}/controls/premises`)).body;
        const body = { implementation: 'Locked', ownerId: null, reviewOn: null, acceptance: null, version };
        return put(firm.administrator, `${path}/controls/premises`, body);
      },
    },
    reviewControl: {
      actions: ['security-plan.control-reviewed'],
      async ready(firm) {
        await started(firm);
        return post(firm.administrator, `${path}/controls/premises/reviews`, { note: 'Fine' });
      },
    },
    addControlEvidence: {
      actions: ['security-plan.evidence-added'],
      async ready(firm) {
        await started(firm);
        return post(firm.administrator, `${path}/controls/premises/evidence`, walk);
      },
    },
    uploadControlEvidence: {
      actions: ['security-plan.evidence-added'],
      async ready(firm) {
        await started(firm);
        return () => uploadScan(firm);
      },
    },
    deleteControlEvidence: {
      actions: ['security-plan.evidence-deleted'],
      async ready(firm) {
        await started(firm);
        const { body } = await post(firm.administrator, `${path}/controls/premises/evidence`, walk)();
        return remove(firm.administrator, `${path}/controls/premises/evidence/${body.evidences[0].id}`);
      },
    },
    createEntry: {
      actions: ['security-plan.entry-added'],
      async ready(firm) {
        await started(firm);
        return post(firm.administrator, `${path}/entries`, { data: asset() });
      },
    },
    putEntry: {
      actions: ['security-plan.entry-changed'],
      async ready(firm) {
        const { id, version } = await added(firm);
        return put(firm.administrator, `${path}/entries/${id}`, { data: asset(), version });
      },
    },
    deleteEntry: {
      actions: ['security-plan.entry-deleted'],
      async ready(firm) {
        const { id } = await added(firm);
        return remove(firm.administrator, `${path}/entries/${id}`);
      },
    },
    approvePlan: { actions: ['security-plan.approved'], ready: approved },
    acknowledge: {
      actions: ['security-plan.acknowledged'],
      async ready(firm) {
        const { body } = await (await approved(firm))();
        const { administrator, platform } = firm;
        const { inForce } = (await administrator.send(`${path}/own`)).body;
        await platform.pool.query('delete from wisp.acknowledgements where user_id = $1', [administrator.id]);
        return post(administrator, `${path}/acknowledgements`, { number: body.number ?? inForce.number });
      },
    },
    startReview: {
      actions: ['security-plan.review'],
      async ready(firm) {
        await started(firm);
        await firm.platform.pool.query('delete from wisp.reviews where company_id = $1', [firm.administrator.claims.companyId]);
        return post(firm.administrator, `${path}/reviews`);
      },
    },
    finishReviewItem: {
      actions: ['security-plan.review'],
      async ready(firm) {
        const { year, version } = await reviewing(firm);
        return put(firm.administrator, `${path}/reviews/${year}/items/risks`, { artifact: 'Minutes', version });
      },
    },
    putReview: {
      actions: ['security-plan.review'],
      async ready(firm) {
        const { year, version } = await reviewing(firm);
        return put(firm.administrator, `${path}/reviews/${year}`, { statement: 'Fine', isComplete: false, version });
      },
    },
  },
  unrecorded: { remindPeople: 'sends no mail from a host without an address; reminders are tested in the service' },
};
