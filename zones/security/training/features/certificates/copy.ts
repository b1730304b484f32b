export const copy = {
  heading: 'Certificates',
  text: 'Anyone who has the number of a certificate, or scans its code, can verify it.',
  failed: 'Your certificates could not be loaded.',
  emptyTitle: 'No certificates yet',
  emptyText: 'You get one with each course that you complete.',
  courses: 'My courses',
  replaced: 'No longer valid',
  facts: (day: string, score: number) => `Completed ${day} · ${score}%`,
  download: 'Download PDF',
  downloadOf: (course: string, day: string) => `Download PDF: ${course}, ${day}`,
};
