export const copy = {
  title: 'The security plan of your firm',
  none: 'Your firm has no security plan in force yet. You will be asked to read it once there is one.',
  version: (number: number, day: string, by: string) => `Version ${number}, approved ${day} by ${by}.`,
  read: 'Read the plan (PDF)',
  acknowledge: 'I have read it and will follow it',
  done: (day: string, again: string) => `You acknowledged the plan on ${day}. You will be asked again on ${again}.`,
  due: (day: string) => `Please read the plan and acknowledge it by ${day}.`,
  overdue: (day: string) => `Please read the plan and acknowledge it. It was due on ${day}.`,
  acknowledged: 'Your acknowledgement was recorded.',
  controls: 'Controls you own',
  controlsText: 'Open one to add evidence or to say that you reviewed it.',
  failed: 'The plan could not be loaded.',
};
