'use client';

import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { ForAdministrators } from './for-administrators';
import { PageSkeleton } from './skeletons';
import { type Section, TrainingNav, TrainingNavShape } from './training-nav';

/** Pages load on demand, so that opening the zone loads only its frame. */
const MyCourses = lazy(async () => ({ default: (await import('../learn/my-courses')).MyCourses }));
const CoursePage = lazy(async () => ({ default: (await import('../course/course-page')).CoursePage }));
const Certificates = lazy(async () => ({ default: (await import('../certificates/certificates')).Certificates }));
const ReportMail = lazy(async () => ({ default: (await import('../report/report-mail')).ReportMail }));
const People = lazy(async () => ({ default: (await import('../people/people')).People }));
const Assignments = lazy(async () => ({ default: (await import('../assignments/assignments')).Assignments }));
const Courses = lazy(async () => ({ default: (await import('../courses/courses')).Courses }));
const EditCourse = lazy(async () => ({ default: (await import('../courses/edit-course')).EditCourse }));
const Phishing = lazy(async () => ({ default: (await import('../phishing/phishing')).Phishing }));
const Settings = lazy(async () => ({ default: (await import('../settings/settings')).Settings }));

const framed = (section: Section, page: ReactNode) => (
  <div key={section} className="suite-side">
    <TrainingNav current={section} />
    <div className="suite-side-page">
      <Suspense fallback={<PageSkeleton />}>{page}</Suspense>
    </div>
  </div>
);

const ofFirm = (section: Section, page: ReactNode) => framed(section, <ForAdministrators>{page}</ForAdministrators>);

const views = {
  '/': framed('/', <MyCourses />),
  '/course': framed('/', <CoursePage />),
  '/certificates': framed('/certificates', <Certificates />),
  '/report': framed('/report', <ReportMail />),
  '/people': ofFirm('/people', <People />),
  '/assignments': ofFirm('/assignments', <Assignments />),
  '/courses': ofFirm('/courses', <Courses />),
  '/edit': ofFirm('/courses', <EditCourse />),
  '/phishing': ofFirm('/phishing', <Phishing />),
  '/settings': ofFirm('/settings', <Settings />),
};

const loading = (
  <div className="suite-side">
    <TrainingNavShape />
    <div className="suite-side-page">
      <PageSkeleton />
    </div>
  </div>
);

export const Training = () => <Routes zone="training" views={views} loading={loading} />;
