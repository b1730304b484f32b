export const copy = {
  heading: 'Report a suspicious mail',
  text: 'Copy the subject of the mail here. Do not open its links or files, and do not answer it.',
  subject: 'Subject of the mail',
  missing: 'Enter the subject of the mail.',
  send: 'Report mail',
  failed: 'The report was not sent.',
  simulationTitle: 'Well spotted: this was a simulation of your firm',
  simulationText: 'Your report was counted. Delete the mail; there is nothing else to do.',
  realTitle: 'This is not a simulation. Treat it as a real attack',
  realText:
    'Tell the person who is in charge of security in your firm now, by phone or in person. Keep the mail until they have seen it. If you opened a link or a file or typed a password, say so: every minute counts.',
  another: 'Report another mail',
};
