import type { Control as Catalogued } from '../content/controls';
import type { controls, evidence, sections, versions } from '../schema';
import type { Standing } from './control-state';
import type { Facts, Proof } from './proof';
import type { PlanRow } from './require-plan';

export type ControlData = typeof controls.$inferSelect;

export type EvidenceRow = typeof evidence.$inferSelect;

export type VersionRow = typeof versions.$inferSelect;

export type SectionRow = typeof sections.$inferSelect;

/** A control with its proof and its standing. */
export interface ReadControl {
  control: Catalogued;
  row: ControlData;
  evidence: EvidenceRow[];
  proof: Proof | undefined;
  standing: Standing;
}

export interface ReadPlan {
  plan: PlanRow;
  firm: string;
  facts: Facts;
  controls: ReadControl[];
  sections: SectionRow[];
  inForce: VersionRow | undefined;
}
