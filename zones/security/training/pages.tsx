'use client';

import { Routes } from '@suite/shell/pages/routes';
import { besideNav } from '@suite/shell/pages/side-nav';
import { ForAdministrators } from './features/frame/for-administrators';
import { PageSkeleton } from './features/frame/skeletons';

const { framed, loading } = besideNav('training', { shape: <PageSkeleton /> });
const { framed: ofFirm } = besideNav('training', { shape: <PageSkeleton />, Around: ForAdministrators });

const views = {
  '/': framed('/', async () => (await import('./features/learn/my-courses')).MyCourses),
  '/course': framed('/', async () => (await import('./features/course/course-page')).CoursePage),
  '/certificates': framed('/certificates', async () => (await import('./features/certificates/certificates')).Certificates),
  '/report': framed('/report', async () => (await import('./features/report/report-mail')).ReportMail),
  '/people': ofFirm('/people', async () => (await import('./features/people/people')).People),
  '/assignments': ofFirm('/assignments', async () => (await import('./features/assignments/assignments')).Assignments),
  '/courses': ofFirm('/courses', async () => (await import('./features/courses/courses')).Courses),
  '/edit': ofFirm('/courses', async () => (await import('./features/courses/edit-course')).EditCourse),
  '/phishing': ofFirm('/phishing', async () => (await import('./features/phishing/phishing')).Phishing),
  '/settings': ofFirm('/settings', async () => (await import('./features/settings/settings')).Settings),
};

export const Pages = () => <Routes zone="training" views={views} loading={loading} />;
