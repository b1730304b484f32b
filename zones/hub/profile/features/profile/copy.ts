export const copy = {
  heading: 'Profile',
  text: 'How your firm sees you.',
  loading: 'Loading your profile',
  account: 'Your account',
  settings: 'Settings',
  firm: {
    heading: 'In your firm',
    name: 'Firm',
    role: 'Role',
    joined: 'Member since',
    groups: 'Groups',
    noGroups: 'None',
    failed: 'Your membership could not be loaded.',
    none: {
      title: 'You belong to no firm yet',
      text: 'Set up a firm of your own, or ask an administrator of yours to invite you.',
      link: 'Set up a firm',
    },
  },
  roles: { administrator: 'Administrator', member: 'Member', reader: 'Read-only' },
  apps: {
    heading: 'Open to you',
    text: "Your firm's administrators decide.",
    none: "Nothing yet, but what is everyone's.",
    request: 'Ask for another app',
  },
};
