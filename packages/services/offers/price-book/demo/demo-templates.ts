import type { Line } from '@suite/pricing/line';
import type { demoLetters } from './demo-letters';
import type { DemoService } from './demo-price-book';

type OfLine = Partial<Pick<Line, 'quantity' | 'quantityLimits' | 'isAddOn' | 'isPreselected' | 'showsBreakdown'>>;

interface DemoTemplate {
  name: string;
  title: string;
  message: string;
  letter: keyof typeof demoLetters;
  validDays: number;
  options: { name: string; description: string; lines: [DemoService, OfLine?][] }[];
}

const addOn = { isAddOn: true } as const;
const employees = { quantity: 5, quantityLimits: { least: 1, most: 50 } } as const;

export const demoTemplates: DemoTemplate[] = [
  {
    name: 'Monthly accounting',
    title: 'Your accounting, month by month',
    message:
      'Thank you for talking with us. Here are three ways in which we can work together. Each of them can be changed later as your business grows.',
    letter: 'bookkeeping',
    validDays: 30,
    options: [
      {
        name: 'Essential',
        description: 'Your books in order, and nothing you do not need.',
        lines: [['essential'], ['payroll', { ...employees, ...addOn }], ['salesTax', addOn]],
      },
      {
        name: 'Recommended',
        description: 'Books, payroll and taxes from one team.',
        lines: [
          ['standard'],
          ['payroll', employees],
          ['quarterlyTax'],
          ['salesTax', addOn],
          ['forms', { ...addOn, showsBreakdown: true }],
        ],
      },
      {
        name: 'Complete',
        description: 'Everything above, with advice each month.',
        lines: [
          ['plus', { showsBreakdown: true }],
          ['payroll', employees],
          ['quarterlyTax'],
          ['advisory', { ...addOn, isPreselected: true }],
          ['forms', { ...addOn, showsBreakdown: true }],
        ],
      },
    ],
  },
  {
    name: 'Personal tax return',
    title: 'Your tax return',
    message: 'This is what we will prepare for you this year, and what it costs. Add an hour of planning if you would like one.',
    letter: 'tax',
    validDays: 45,
    options: [
      {
        name: 'Tax return',
        description: '',
        lines: [
          ['personal', { quantity: 1, quantityLimits: { least: 1, most: 4 } }],
          ['consulting', addOn],
        ],
      },
    ],
  },
];
