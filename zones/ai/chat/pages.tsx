'use client';

import { Routes } from '@suite/shell/pages/routes';
import { framed, loading } from './features/frame/frame';
import { ConversationSkeleton } from './features/frame/skeletons';

const conversation = <ConversationSkeleton />;

const views = {
  '/': framed('/', async () => (await import('./features/conversation/new-conversation')).NewConversation, conversation),
  '/conversation': framed(
    '/',
    async () => (await import('./features/conversation/open-conversation')).OpenConversation,
    conversation,
  ),
  '/prompts': framed('/prompts', async () => (await import('./features/prompts/prompts')).Prompts),
  '/data': framed('/data', async () => (await import('./features/data/data')).Data),
};

export const Pages = () => <Routes zone="chat" views={views} loading={loading} />;
