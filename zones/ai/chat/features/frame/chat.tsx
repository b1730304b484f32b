'use client';

import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { ChatNav, ChatNavShape, type Section } from './chat-nav';
import { ConversationSkeleton, PageSkeleton } from './skeletons';

/** Each page is loaded when it is opened, so that entering this zone loads only the frame. */
const NewConversation = lazy(async () => ({ default: (await import('../conversation/new-conversation')).NewConversation }));
const OpenConversation = lazy(async () => ({ default: (await import('../conversation/open-conversation')).OpenConversation }));
const ConversationList = lazy(async () => ({ default: (await import('../list/conversation-list')).ConversationList }));
const Prompts = lazy(async () => ({ default: (await import('../prompts/prompts')).Prompts }));
const Data = lazy(async () => ({ default: (await import('../data/data')).Data }));

const framed = (section: Section, page: ReactNode, shape: ReactNode) => (
  <div key={section} className="suite-side chat-frame">
    <ChatNav current={section} />
    <Suspense fallback={<div className="chat-list-button" />}>
      <ConversationList />
    </Suspense>
    <div className="suite-side-page">
      <Suspense fallback={shape}>{page}</Suspense>
    </div>
  </div>
);

const views = {
  '/': framed('/', <NewConversation />, <ConversationSkeleton />),
  '/conversation': framed('/', <OpenConversation />, <ConversationSkeleton />),
  '/prompts': framed('/prompts', <Prompts />, <PageSkeleton />),
  '/data': framed('/data', <Data />, <PageSkeleton />),
};

const loading = (
  <div className="suite-side chat-frame">
    <ChatNavShape />
    <div className="chat-list-button" />
    <div className="suite-side-page">
      <ConversationSkeleton />
    </div>
  </div>
);

export const Chat = () => <Routes zone="chat" views={views} loading={loading} />;
