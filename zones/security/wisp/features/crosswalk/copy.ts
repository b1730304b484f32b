export const copy = {
  title: 'Crosswalk to 16 CFR 314.4',
  text: 'Each element of the FTC Safeguards Rule with the sections, controls and evidence that meet it.',
  columns: { code: '314.4', requirement: 'Requirement', sections: 'Sections', controls: 'Controls and evidence', state: 'State' },
};
